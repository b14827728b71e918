import { dayWords } from '../calendar.js';
import { many } from '../text.rules.js';

/** A team whose published points changed. */
interface TeamCorrected {
  readonly team: string;
  /** First and last of the days: '2026-01-31'. */
  readonly from: string;
  readonly to: string;
  readonly days: number;
  /** In roto: the day up to which the roto points are compared. */
  readonly rotoTo: string | null;
  /** Points of these days together, or roto points. */
  readonly before: number;
  readonly after: number;
}

/** The mail to the team's manager. */
export const correctionMail = ({ team, from, to, days, rotoTo, before, after }: TeamCorrected) => {
  const on = days === 1 ? dayWords(from) : `${days} days from ${dayWords(from)} to ${dayWords(to)}`;
  return rotoTo === null
    ? {
        subject: `${team} has ${many(after, 'point')} instead of ${before} on ${on}`,
        lines: ['Games or positions were corrected. The standings have the new points.'],
      }
    : {
        subject: `${team} has ${many(after, 'roto point')} instead of ${before} up to ${dayWords(rotoTo)}`,
        lines: [`Games of ${on} were corrected. The standings have the new roto points.`],
      };
};
