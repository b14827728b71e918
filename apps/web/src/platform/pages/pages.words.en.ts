export const crease = 'Crease';
export const partNotLoaded = 'This part of the page could not be loaded.';
