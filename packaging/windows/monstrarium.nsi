; The installer of Monstrarium for Windows, for one person and without an administrator. packages/frozen/windows.py starts
; makensis and defines all names, versions and paths that are written in capitals here; STARTER is the program that opens
; the window, PACKAGE the folder of its modules, both where they lie when they are installed.
;
; What is carried is one of two things:
; - FOLDER, the program with a Python of its own, as PyInstaller makes it on Windows: it is copied, and that is all.
; - PACKAGES, the wheels of the program and of all it needs, and uv.exe, an installer of Python packages: it takes the
;   Python PYTHON that is on the computer, or fetches one from the internet, and installs the wheels.
;
; Everything lies in one folder and below three keys of the registry, and the uninstaller removes just that. Matches lie
; elsewhere and stay.

Unicode true
!ifdef TARGET
    Target ${TARGET}
!endif
!include LogicLib.nsh
!include MUI2.nsh
!include x64.nsh
!include Win\COM.nsh
!include Win\Propkey.nsh

!define CLASSES "Software\Classes"
!define PROGRAM_ID "${NAME}.Match"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define APP "$INSTDIR\app"
!define OLD "$INSTDIR\app.old"
!define SHCNE_ASSOCCHANGED 0x08000000

Name "${NAME}"
OutFile "${OUT}"
SetDateSave off ; The same files give the same installer, whenever they were fetched.
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
RequestExecutionLevel user
ManifestDPIAware true
!ifdef FOLDER
    SetCompressor /SOLID lzma
!else
    SetCompressor zlib ; Wheels are packed already.
!endif
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "${SUMMARY}"
VIAddVersionKey "CompanyName" "${DEVELOPER}"
VIAddVersionKey "LegalCopyright" "© ${YEAR} ${DEVELOPER}"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "${STARTER}"
!define MUI_FINISHPAGE_RUN_TEXT "Open ${NAME}"
!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Var Why

; Says why it cannot be done, puts back what was there before, and ends with the exit code 2.
!macro GiveUp
    DetailPrint "$Why"
    MessageBox MB_OK|MB_ICONSTOP "$Why" /SD IDOK
    SetErrorLevel 2
    Abort "$Why"
!macroend

Function .onInit
    ${IfNot} ${RunningX64}
        StrCpy $Why "${NAME} needs a Windows of 64 bits."
        !insertmacro GiveUp
    ${EndIf}
    SetRegView 64
    Call StayOutOfOthersFolders
    Call NotWhileItRuns
FunctionEnd

; The folder is new, empty, or the one in which this program was installed before.
Function StayOutOfOthersFolders
    ReadRegStr $0 HKCU "${UNINSTALL}" "InstallLocation"
    ${If} $0 == $INSTDIR
        Return
    ${EndIf}
    FindFirst $1 $2 "$INSTDIR\*"
    ${DoWhile} $2 != ""
        ${If} $2 != "."
        ${AndIf} $2 != ".."
            FindClose $1
            StrCpy $Why "The folder $INSTDIR holds other files. Move them away, then start this again."
            !insertmacro GiveUp
        ${EndIf}
        FindNext $1 $2
    ${Loop}
    FindClose $1
FunctionEnd

; Windows lets nobody write to a program that runs.
!macro NotWhileItRuns prefix
Function ${prefix}NotWhileItRuns
    ${If} ${FileExists} "${STARTER}"
        ClearErrors
        FileOpen $0 "${STARTER}" a
        ${If} ${Errors}
            StrCpy $Why "${NAME} is open. Close it, then start this again."
            !insertmacro GiveUp
        ${EndIf}
        FileClose $0
    ${EndIf}
FunctionEnd
!macroend
!insertmacro NotWhileItRuns ""
!insertmacro NotWhileItRuns "un."

Section
    SetOutPath "$INSTDIR"
    RMDir /r "${OLD}"
    Rename "${APP}" "${OLD}"
    Call LayFiles
    ${If} $Why != ""
        Call PutBack
        !insertmacro GiveUp
    ${EndIf}
    RMDir /r "${OLD}"
    FileOpen $0 "${PACKAGE}\installed.toml" w
    FileWrite $0 'way = "windows"$\n'
    FileClose $0
    File "/oname=${NAME}.ico" "${ICON}"
    File "/oname=match.ico" "${MATCH_ICON}"
    File "/oname=LICENSE.txt" "${LICENCE}"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    Call AddToMenu
    Call AddToPrograms
    Call OpenMatches
SectionEnd

!ifdef FOLDER
Function LayFiles
    SetOutPath "${APP}"
    File /r "${FOLDER}\*"
    SetOutPath "$INSTDIR"
FunctionEnd
!else
Function LayFiles
    SetOutPath "$INSTDIR\packages"
    File "${PACKAGES}\*"
    SetOutPath "$TEMP" ; A folder cannot be removed while a program stands in it, and the console of uv ends after uv.
    System::Call 'kernel32::SetEnvironmentVariable(t "UV_PYTHON_INSTALL_DIR", t "$INSTDIR\python")'
    System::Call 'kernel32::SetEnvironmentVariable(t "UV_CACHE_DIR", t "$INSTDIR\cache")'
    System::Call 'kernel32::SetEnvironmentVariable(t "UV_NO_CONFIG", t "1")'
    System::Call 'kernel32::SetEnvironmentVariable(t "UV_PYTHON_INSTALL_BIN", t "0")'
    System::Call 'kernel32::SetEnvironmentVariable(t "UV_PYTHON_INSTALL_REGISTRY", t "0")'
    DetailPrint "Looking for Python ${PYTHON}; if there is none, it is fetched, which takes a minute …"
    nsExec::ExecToLog '"$INSTDIR\packages\uv.exe" venv --python ${PYTHON} "${APP}"'
    Pop $0
    ${If} $0 == "error"
        StrCpy $Why "${NAME} needs Windows 10 or newer."
    ${ElseIf} $0 != 0
        StrCpy $Why "${NAME} needs Python ${PYTHON}, which is not on this computer and could not be fetched. Connect it to the internet, or install Python ${PYTHON}, then start this again."
    ${Else}
        nsExec::ExecToLog '"$INSTDIR\packages\uv.exe" pip install --offline --no-index --find-links "$INSTDIR\packages" --python "${APP}\Scripts\python.exe" ${DISTRIBUTION}==${VERSION}'
        Pop $0
        ${If} $0 != 0
            StrCpy $Why "The files of ${NAME} could not be written to ${APP}. Is the disk full?"
        ${EndIf}
    ${EndIf}
    RMDir /r "$INSTDIR\packages"
    RMDir /r "$INSTDIR\cache"
    SetOutPath "$INSTDIR"
FunctionEnd
!endif

; After a failure: what was there before is there again, and what was not is not.
Function PutBack
    RMDir /r "${APP}"
    ${If} ${FileExists} "${OLD}\*.*"
        Rename "${OLD}" "${APP}"
    ${Else}
        RMDir /r "$INSTDIR\python"
    ${EndIf}
    SetOutPath "$TEMP"
    RMDir "$INSTDIR"
FunctionEnd

; A shortcut with the id that the program gives its windows, so that the taskbar knows them as one.
Function AddToMenu
    CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "${STARTER}" "" "$INSTDIR\${NAME}.ico" 0 SW_SHOWNORMAL "" "${SUMMARY}"
    !insertmacro ComHlpr_CreateInProcInstance ${CLSID_ShellLink} ${IID_IShellLink} r0 ""
    ${If} $0 P<> 0
        ${IUnknown::QueryInterface} $0 '("${IID_IPersistFile}",.r1)'
        ${If} $1 P<> 0
            ${IPersistFile::Load} $1 '("$SMPROGRAMS\${NAME}.lnk", ${STGM_READWRITE})'
            ${IUnknown::QueryInterface} $0 '("${IID_IPropertyStore}",.r2)'
            ${If} $2 P<> 0
                System::Call 'oleaut32::SysAllocString(w "${ID}") p.r3'
                System::Call '*${SYSSTRUCT_PROPERTYKEY}(${PKEY_AppUserModel_ID}) p.r4'
                System::Call '*${SYSSTRUCT_PROPVARIANT}(${VT_BSTR},,&p r3) p.r5'
                ${IPropertyStore::SetValue} $2 '($4,$5)'
                ${IPropertyStore::Commit} $2 ''
                System::Free $4
                System::Free $5
                System::Call 'oleaut32::SysFreeString(p r3)'
                ${IUnknown::Release} $2 ''
                ${IPersistFile::Save} $1 '("$SMPROGRAMS\${NAME}.lnk", 1)'
            ${EndIf}
            ${IUnknown::Release} $1 ''
        ${EndIf}
        ${IUnknown::Release} $0 ''
    ${EndIf}
FunctionEnd

; The entry in the list of installed programs.
Function AddToPrograms
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${NAME}.ico"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${DEVELOPER}"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    SectionGetSize 0 $0
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
FunctionEnd

; A double click on a match opens it. A choice that the person has made before stays: Windows keeps it elsewhere.
Function OpenMatches
    WriteRegStr HKCU "${CLASSES}\${PROGRAM_ID}" "" "${KIND}"
    WriteRegStr HKCU "${CLASSES}\${PROGRAM_ID}" "AppUserModelID" "${ID}"
    WriteRegStr HKCU "${CLASSES}\${PROGRAM_ID}\DefaultIcon" "" "$INSTDIR\match.ico"
    WriteRegStr HKCU "${CLASSES}\${PROGRAM_ID}\shell\open\command" "" '"${STARTER}" "%1"'
    WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${PROGRAM_ID}" ""
    ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
    ${If} $0 == ""
        WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${PROGRAM_ID}"
        WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "Content Type" "${MIME}"
    ${EndIf}
    System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
FunctionEnd

Function un.onInit
    SetRegView 64
    ReadRegStr $0 HKCU "${UNINSTALL}" "InstallLocation"
    ${If} $0 != $INSTDIR
        StrCpy $Why "${NAME} was not installed in $INSTDIR, so nothing is removed there."
        !insertmacro GiveUp
    ${EndIf}
    Call un.NotWhileItRuns
FunctionEnd

Section "Uninstall"
    RMDir /r "${APP}"
    RMDir /r "${OLD}"
    RMDir /r "$INSTDIR\python"
    Delete "$INSTDIR\${NAME}.ico"
    Delete "$INSTDIR\match.ico"
    Delete "$INSTDIR\LICENSE.txt"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "${CLASSES}\${PROGRAM_ID}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${PROGRAM_ID}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
    ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
    ${If} $0 == "${PROGRAM_ID}"
        DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
        DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" "Content Type"
        DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
    ${EndIf}
    System::Call 'shell32::SHChangeNotify(i ${SHCNE_ASSOCCHANGED}, i 0, p 0, p 0)'
SectionEnd
