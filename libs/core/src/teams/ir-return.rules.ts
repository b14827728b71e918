import { dayIn, dayPlus, momentIn, momentWords } from '../calendar.js';
import { listed } from '../text.rules.js';
import { IR_STATUSES, type HeldPlayer } from './team.model.js';

/** Deadline for a healthy player to leave injured reserve (docs/rules.md, Injured reserve). */

const DAY_MS = 86_400_000;

/** The first midnight in the league's time zone after `days` days from `now`. Both are milliseconds since 1970. */
export const irReturnDue = (now: number, days: number, timeZone: string): number =>
  momentIn(dayPlus(dayIn(now + days * DAY_MS, timeZone), 1), timeZone);

export const isHealthyOnIr = ({ place, status }: Pick<HeldPlayer, 'place' | 'status'>): boolean =>
  place === 'ir' && !IR_STATUSES.includes(status);

/** A healthy player after the deadline counts like an active one, although the place is still injured reserve. */
export const countsFromIr = (player: Pick<HeldPlayer, 'place' | 'status' | 'irReturn'>): boolean =>
  player.irReturn?.over === true && isHealthyOnIr(player);

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
