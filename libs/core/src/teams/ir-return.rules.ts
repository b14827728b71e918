import { dayIn, dayPlus, momentIn } from '../calendar.js';
import { IR_STATUSES, type HeldPlayer } from './team.model.js';

/** Deadline for a healthy player to leave injured reserve (docs/rules.md, Injured reserve). */

const DAY_MS = 86_400_000;

/** The first midnight in the league's time zone after `days` days. In milliseconds since 1970. */
export const irReturnDue = (now: number, days: number, timeZone: string): number =>
  momentIn(dayPlus(dayIn(now + days * DAY_MS, timeZone), 1), timeZone);

export const isHealthyOnIr = ({ place, status }: Pick<HeldPlayer, 'place' | 'status'>): boolean =>
  place === 'ir' && !IR_STATUSES.includes(status);

/** A healthy player after the deadline counts like an active one, although the place is still injured reserve. */
export const countsFromIr = (player: Pick<HeldPlayer, 'place' | 'status' | 'irReturn'>): boolean =>
  player.irReturn?.over === true && isHealthyOnIr(player);
