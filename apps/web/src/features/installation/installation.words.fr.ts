export const newVersionIsReady = 'Une nouvelle version est prête.';
export const reload = 'Recharger';
