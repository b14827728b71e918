import { scoreWords } from '../competition/matchups/matchup.words.js';
import { thousandths } from '../players/scoring/scoring.table.js';
import type { MailWords } from './notification.words.js';

interface EndedMatchup {
  readonly team: string;
  readonly other: string;
  /** Points of both, or category points. */
  readonly own: number;
  readonly against: number;
  readonly period: number;
  /** Round of the play-offs; null for a regular matchup. */
  readonly round: number | null;
}

/** Mails about a manager's own matchups. */
export const MATCHUP_MAILS = {
  'matchup-ended': {
    ended: ({ team, other, own, against, period, round }: EndedMatchup): MailWords => {
      const [more, less] = [thousandths(own), thousandths(against)];
      const score = `${scoreWords(own)}–${scoreWords(against)}`;
      return {
        subject:
          more === less
            ? `${team} and ${other} tied at ${scoreWords(own)}`
            : `${team} ${more > less ? 'beat' : 'lost to'} ${other} ${score}`,
        lines: [
          round === null
            ? `The games of matchup ${period} are over. Corrections of them count for three more days.`
            : `The games of round ${round} of the play-offs are over. Corrections of them count for three days, or until the next round begins.`,
        ],
      };
    },
  },
};
