import { locale } from '@crease/core/locale.js';

/** "1st", "12th", "22nd" */
export const ordinal = (number: number): string => locale.ordinal(number);
