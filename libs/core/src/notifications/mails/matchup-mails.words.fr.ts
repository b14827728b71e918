import { changedMatchWords, changedScoreWords } from '../../competition/matchups/office/score-change.words.fr.js';
import { brokenWords, scoreWords } from '../../competition/matchups/matchup.words.js';
import { matchWords, tiedWords } from '../../competition/playoffs/playoff.words.js';
import { countOf, feminineOrdinal } from '../../french/grammar.js';
import { thousandths } from '../../players/scoring/scoring.table.js';
import { capital } from '../../text.rules.js';
import type { Translation } from '../../words.js';
import type * as en from './matchup-mails.words.en.js';

type FiguresOf<Key extends 'ended' | 'set'> = Parameters<(typeof en.MATCHUP_MAILS)['matchup-ended'][Key]>[0];

const LEFT: Readonly<
  Record<NonNullable<FiguresOf<'ended'>['corrections']>, Readonly<Record<'period' | 'round', string>>>
> = {
  'three-days': {
    period: 'Les corrections compteront encore pendant trois jours.',
    round: 'Les corrections compteront pendant trois jours, ou jusqu’au début de la prochaine ronde.',
  },
  always: {
    period: 'Les corrections compteront jusqu’à la fin de la saison, ou jusqu’au début des séries.',
    round: 'Les corrections compteront jusqu’au début de la prochaine ronde, ou jusqu’à la fin de la saison.',
  },
  never: { period: 'Le résultat est définitif.', round: 'Le résultat est définitif.' },
};

function resultWords({ team, other, own, against, broken }: Omit<FiguresOf<'set'>, 'period' | 'reason'>): string {
  const [more, less] = [thousandths(own), thousandths(against)];
  return more === less
    ? broken === undefined
      ? `Match nul (${scoreWords(own)}) entre ${team} et ${other}`
      : brokenWords({ home: team, away: other, points: own, broken })
    : `L’équipe ${team} ${more > less ? 'bat' : 'perd contre'} ${other} ${scoreWords(own)}–${scoreWords(against)}`;
}

export const MATCHUP_MAILS: Translation<typeof en.MATCHUP_MAILS> = {
  'matchup-ended': {
    ended: ({ period, round, corrections = 'three-days', ...result }) => ({
      subject: resultWords(result),
      lines: [
        round === null
          ? `La période ${period} est terminée. ${LEFT[corrections].period}`
          : `La ${feminineOrdinal(round)} ronde des séries est terminée. ${LEFT[corrections].round}`,
      ],
    }),
    set: ({ period, reason, ...result }) => ({
      subject:
        reason === null
          ? `Le résultat de votre duel de la période ${period} dépend de nouveau des matchs`
          : `Votre commissaire a fixé le résultat de votre duel de la période ${period}`,
      lines: [
        `${resultWords(result)}.`,
        reason === null ? 'Le commissaire a annulé sa décision.' : `Raison\u00A0: ${reason}`,
      ],
    }),
    changed: ({ reason, ...change }) => ({
      subject: `Votre commissaire a ${reason === null ? 'annulé un changement de pointage' : 'changé un pointage'} (${changedMatchWords(change)})`,
      lines: [`${capital(changedScoreWords(change))}.`, ...(reason === null ? [] : [`Raison\u00A0: ${reason}`])],
    }),
    decided: ({ teams: [home, away], winner, reason, ...match }) => ({
      subject:
        winner === null
          ? `L’égalité entre ${home} et ${away} est de nouveau à trancher`
          : `Votre commissaire a tranché l’égalité entre ${home} et ${away}\u00A0: ${winner} l’emporte`,
      lines: [
        `Les deux équipes étaient à égalité (${matchWords(match)}).`,
        reason === null ? 'Le commissaire a annulé sa décision.' : `Raison\u00A0: ${reason}`,
      ],
    }),
  },
  'tie-waits': {
    waits: ({ ties }) => ({
      subject: `Vous avez ${countOf(ties.length, 'égalité')} à trancher en séries`,
      lines: [
        `${tiedWords(ties)}.`,
        'Si vous ne tranchez pas avant le premier match de la LNH de la prochaine ronde, ou avant la fin de la saison, l’équipe la mieux classée l’emportera.',
      ],
    }),
  },
};
