import { momentWords } from '../../calendar.js';
import { listed } from '../../text.rules.js';

export const irReturnWords = ({
  team,
  names,
  until,
}: {
  readonly team: string;
  readonly names: readonly string[];
  /** ISO time. */
  readonly until: { readonly at: string; readonly timeZone: string };
}): string =>
  `${listed(names)} ${names.length === 1 ? 'is' : 'are'} healthy and must leave injured reserve of ${team} by ${momentWords(Date.parse(until.at), until.timeZone)}.`;

export const AFTER_IR_RETURN = 'After that they count toward the roster size and the cap as if they were active.';

/** The mail to the team's manager. */
export const irReturnMail = (figures: Parameters<typeof irReturnWords>[0]): { subject: string; lines: string[] } => ({
  subject: `${listed(figures.names)} must leave injured reserve of ${figures.team}`,
  lines: [irReturnWords(figures), AFTER_IR_RETURN],
});
