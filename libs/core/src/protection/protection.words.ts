import { momentWords } from '../calendar.js';
import { many } from '../text.rules.js';

/** A moment (ISO time), said in the league's time zone. */
interface Deadline {
  readonly at: string;
  readonly timeZone: string;
}

const moment = (at: string, timeZone: string): string => momentWords(Date.parse(at), timeZone);

/** Lines of the log. */
export const PROTECTION_LINES = {
  'protection.due': ({ at, timeZone }: Deadline) => `Protection sheets are due on ${moment(at, timeZone)}.`,
  'protection.moved': ({ at, before, timeZone }: Deadline & { readonly before: string }) =>
    `The deadline of the protection sheets is ${at < before ? 'earlier' : 'later'}: ${moment(at, timeZone)}. It was ${moment(before, timeZone)}.`,
  'protection.locked': () => 'The protection sheets are locked and published.',
  'protection.sheet': (sheet: {
    readonly team: string;
    readonly kept: number;
    readonly released: number;
    /** Why the sheet was made automatically; null where it was not. */
    readonly automatic: string | null;
  }) =>
    `${sheet.team} protected ${many(sheet.kept, 'player', 'players')} and released ${sheet.released}.${sheet.automatic === null ? '' : ` The sheet was made automatically: ${sheet.automatic}`}`,
  'protection.reopened': ({ released, at, timeZone }: Deadline & { readonly released: number }) =>
    `The commissioner opened the protection sheets again: ${many(released, 'released player is', 'released players are')} back on their teams. They are due on ${moment(at, timeZone)}.`,
};
