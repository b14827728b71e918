export const crease = 'Crease';
export const partNotLoaded = 'Cette partie de la page n’a pas pu être chargée.';
