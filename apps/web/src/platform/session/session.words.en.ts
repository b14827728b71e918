export const newReleaseIsOut = 'A new release is out';
export const reloadPageHint = 'Reload the page to go on.';
export const reload = 'Reload';
export const changingLanguage = 'Changing the language…';
export const languageChanged = 'Language changed';
