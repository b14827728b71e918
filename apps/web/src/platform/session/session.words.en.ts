export const newReleaseIsOut = 'A new release is out';
export const reloadPageHint = 'Reload the page to continue.';
export const reload = 'Reload';
export const changingLanguage = 'Changing the language…';
export const languageChanged = 'Language changed';
export const switchPageHint = 'Nothing on this page is lost.';
export const switchPage = 'Switch';
