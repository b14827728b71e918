import type { BrokenTie } from '../../competition/matchups/tie-break.rules.js';
import { changedMatchWords, changedScoreWords } from '../../competition/matchups/office/score-change.words.en.js';
import type { ChangedScore } from '../../competition/matchups/office/score-change.words.js';
import type { Corrections } from '../../competition/matchups/corrections.rules.js';
import { brokenWords, scoreWords } from '../../competition/matchups/matchup.words.js';
import { matchWords, tiedWords, type TiedMatch } from '../../competition/playoffs/playoff.words.js';
import { thousandths } from '../../players/scoring/scoring.table.js';
import { capital } from '../../text.rules.js';
import type { MailWords } from '../notification.words.js';

interface EndedMatchup {
  readonly team: string;
  readonly other: string;
  /** Points of both, or category points. */
  readonly own: number;
  readonly against: number;
  /** A tie that was broken; the own team is the home side. */
  readonly broken?: BrokenTie;
  readonly period: number;
  /** Round of the play-offs; null for a regular matchup. */
  readonly round: number | null;
  /** Three days where nothing is stored. */
  readonly corrections?: Corrections;
}

const LEFT = {
  'three-days': {
    period: 'Corrections count for three more days.',
    round: 'Corrections count for three days, or until the next round begins.',
  },
  always: {
    period: 'Corrections count until the season ends, or the play-offs begin.',
    round: 'Corrections count until the next round begins, or the season ends.',
  },
  never: { period: 'The result is final.', round: 'The result is final.' },
} as const satisfies Record<Corrections, object>;

interface SetMatchup extends Omit<EndedMatchup, 'round' | 'corrections'> {
  /** The commissioner’s reason; null when the result is computed again. */
  readonly reason: string | null;
}

type TiedTeams = TiedMatch & { readonly teams: readonly [home: string, away: string] };

interface DecidedTie extends TiedTeams {
  /** null when the decision is undone; then there is no reason. */
  readonly winner: string | null;
  readonly reason: string | null;
}

function resultWords({ team, other, own, against, broken }: Omit<SetMatchup, 'period' | 'reason'>): string {
  const [more, less] = [thousandths(own), thousandths(against)];
  return more === less
    ? broken === undefined
      ? `${team} and ${other} tied at ${scoreWords(own)}`
      : brokenWords({ home: team, away: other, points: own, broken })
    : `${team} ${more > less ? 'beat' : 'lost to'} ${other} ${scoreWords(own)}–${scoreWords(against)}`;
}

/** Mails about a manager's own matchups. */
export const MATCHUP_MAILS = {
  'matchup-ended': {
    ended: ({ period, round, corrections = 'three-days', ...result }: EndedMatchup): MailWords => ({
      subject: resultWords(result),
      lines: [
        round === null
          ? `Matchup ${period} is over. ${LEFT[corrections].period}`
          : `Round ${round} of the play-offs is over. ${LEFT[corrections].round}`,
      ],
    }),
    set: ({ period, reason, ...result }: SetMatchup): MailWords => ({
      subject:
        reason === null
          ? `Your result of matchup ${period} is the one of the games again`
          : `Your commissioner set the result of matchup ${period}`,
      lines: [
        `${resultWords(result)}.`,
        reason === null ? 'The commissioner undid the result that was set.' : `Reason: ${reason}`,
      ],
    }),
    changed: ({ reason, ...change }: ChangedScore & { readonly reason: string | null }): MailWords => ({
      subject: `Your commissioner ${reason === null ? 'undid a change of a score' : 'changed a score'} in ${changedMatchWords(change)}`,
      lines: [`${capital(changedScoreWords(change))}.`, ...(reason === null ? [] : [`Reason: ${reason}`])],
    }),
    decided: ({ teams: [home, away], winner, reason, ...match }: DecidedTie): MailWords => ({
      subject:
        winner === null
          ? `The tie of ${home} and ${away} is open again`
          : `Your commissioner decided the tie of ${home} and ${away} for ${winner}`,
      lines: [
        `They were tied in ${matchWords(match)}.`,
        reason === null ? 'The commissioner undid the decision.' : `Reason: ${reason}`,
      ],
    }),
  },
  'tie-waits': {
    waits: ({ ties }: { readonly ties: readonly TiedTeams[] }): MailWords => ({
      subject:
        ties.length === 1
          ? 'A tie in the play-offs waits for your decision'
          : `${ties.length} ties in the play-offs wait for your decision`,
      lines: [
        `${tiedWords(ties)}.`,
        'If you do not decide before the next round begins with its first NHL game, or before the season ends, the better seed wins.',
      ],
    }),
  },
};
