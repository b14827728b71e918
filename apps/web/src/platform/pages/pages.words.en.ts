export const crease = 'Crease';
