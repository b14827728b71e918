import { dayWords } from '../calendar.js';
import { many } from '../text.rules.js';

/** A team whose published points changed. */
interface TeamCorrected {
  readonly team: string;
  /** First and last of the days: '2026-01-31'. */
  readonly from: string;
  readonly to: string;
  readonly days: number;
  /** Points of these days together. */
  readonly before: number;
  readonly after: number;
}

/** The mail to the team's manager. */
export const correctionMail = ({ team, from, to, days, before, after }: TeamCorrected) => ({
  subject: `${team} has ${many(after, 'point')} instead of ${before} ${
    days === 1 ? `on ${dayWords(from)}` : `on ${days} days from ${dayWords(from)} to ${dayWords(to)}`
  }`,
  lines: ['Games or positions were corrected. The standings have the new points.'],
});
