export const newVersionIsReady = 'A new version is ready.';
export const reload = 'Reload';
