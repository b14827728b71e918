import { brokenWords, scoreWords } from '../../competition/matchups/matchup.words.js';
import { matchWords, tiedWords } from '../../competition/playoffs/playoff.words.js';
import { countOf, pluralOf } from '../../french/grammar.js';
import { thousandths } from '../../players/scoring/scoring.table.js';
import type { Translation } from '../../words.js';
import type * as en from './matchup-mails.words.en.js';

type FiguresOf<Key extends 'ended' | 'set'> = Parameters<(typeof en.MATCHUP_MAILS)['matchup-ended'][Key]>[0];

const LEFT: Readonly<
  Record<NonNullable<FiguresOf<'ended'>['corrections']>, Readonly<Record<'period' | 'round', string>>>
> = {
  'three-days': {
    period: 'Leurs corrections comptent pendant encore trois jours.',
    round: 'Leurs corrections comptent pendant trois jours, ou jusqu’au début de la prochaine ronde.',
  },
  always: {
    period: 'Leurs corrections comptent jusqu’à la fin de la saison, ou jusqu’au début des séries.',
    round: 'Leurs corrections comptent jusqu’au début de la prochaine ronde, ou jusqu’à la fin de la saison.',
  },
  never: { period: 'Le résultat est final.', round: 'Le résultat est final.' },
};

function resultWords({ team, other, own, against, broken }: Omit<FiguresOf<'set'>, 'period' | 'reason'>): string {
  const [more, less] = [thousandths(own), thousandths(against)];
  return more === less
    ? broken === undefined
      ? `${team} et ${other} font match nul à ${scoreWords(own)}`
      : brokenWords({ home: team, away: other, points: own, broken })
    : `${team} ${more > less ? 'bat' : 'perd contre'} ${other} ${scoreWords(own)}–${scoreWords(against)}`;
}

export const MATCHUP_MAILS: Translation<typeof en.MATCHUP_MAILS> = {
  'matchup-ended': {
    ended: ({ period, round, corrections = 'three-days', ...result }) => ({
      subject: resultWords(result),
      lines: [
        round === null
          ? `Les matchs du duel ${period} sont terminés. ${LEFT[corrections].period}`
          : `Les matchs de la ronde ${round} des séries sont terminés. ${LEFT[corrections].round}`,
      ],
    }),
    set: ({ period, reason, ...result }) => ({
      subject:
        reason === null
          ? `Votre résultat du duel ${period} est de nouveau celui des matchs`
          : `Votre commissaire a fixé le résultat du duel ${period}`,
      lines: [
        `${resultWords(result)}.`,
        reason === null ? 'Le commissaire a repris le résultat fixé.' : `Raison\u00A0: ${reason}`,
      ],
    }),
    decided: ({ teams: [home, away], winner, reason, ...match }) => ({
      subject:
        winner === null
          ? `L’égalité entre ${home} et ${away} est de nouveau à trancher`
          : `Votre commissaire a tranché l’égalité entre ${home} et ${away}\u00A0: ${winner} l’emporte`,
      lines: [
        `Les deux équipes étaient à égalité (${matchWords(match)}).`,
        reason === null ? 'Le commissaire a repris sa décision.' : `Raison\u00A0: ${reason}`,
      ],
    }),
  },
  'tie-waits': {
    waits: ({ ties }) => ({
      subject: `${countOf(ties.length, 'égalité')} des séries ${pluralOf(ties.length, 'attend', 'attendent')} votre décision`,
      lines: [
        `${tiedWords(ties)}.`,
        'Si vous ne tranchez pas avant que la prochaine ronde commence avec son premier match de la LNH, ou avant la fin de la saison, le meilleur rang gagne.',
      ],
    }),
  },
};
