import { dayWords } from '../../calendar.js';
import { many } from '../../text.rules.js';
import type { TeamCorrected } from '../correction.words.js';

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
