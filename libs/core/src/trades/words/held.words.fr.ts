import { dayWords } from '../../calendar.js';
import { say, type Translation } from '../../words.js';
import type * as en from './held.words.en.js';

export const HELD: Translation<typeof en.HELD> = {
  review: () => 'engagé dans un échange accepté, en révision',
  condition: ({ until }) =>
    until === null
      ? 'promis sous condition tant que la condition n’est pas réglée'
      : `promis sous condition jusqu’au ${dayWords(until)}`,
  pool: ({ draft }) => `parmi les joueurs du repêchage «\u00A0${draft}\u00A0», jusqu’à la fin du repêchage`,
};

export const heldWords: typeof en.heldWords = (by) => (typeof by === 'string' ? by : say(HELD, by));
