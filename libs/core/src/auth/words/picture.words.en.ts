export const PICTURE_WORDS = { hint: 'PNG or JPG, at most 1 MB' };
