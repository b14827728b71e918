import { de, feminineOrdinal } from '../../../french/grammar.js';
import { localeOf } from '../../../locale.js';
import { thousandths } from '../../../players/scoring/scoring.table.js';
import type { Translation } from '../../../words.js';
import type * as en from './matchup.words.en.js';
import type { PeriodResults } from '../matchup.words.js';
import { aheadBy, TIE_BREAK_WORDS } from '../tie-break.rules.js';

const dayOf = (day: string): string => localeOf('fr').day(day);

const BRACKETS = { third: 'pour la troisième place, ', consolation: 'dans le tableau inférieur, ' } as const;

export const scoreWords: Translation<typeof en.scoreWords> = (points) =>
  localeOf('fr').number(points, { maximumFractionDigits: 4 });

export const brokenWords: Translation<typeof en.brokenWords> = ({ home, away, points, broken }) => {
  const sides = [
    { name: home, figure: broken.home },
    { name: away, figure: broken.away },
  ] as const;
  const [winner, loser] = aheadBy(broken) > 0 ? sides : [sides[1], sides[0]];
  const level = `Égalité (${scoreWords(points)}) entre ${winner.name} et ${loser.name}`;
  return broken.by === 'commissioner'
    ? `${level}, tranchée par le commissaire en faveur de l’équipe ${winner.name}`
    : `${level}, brisée par ${TIE_BREAK_WORDS[broken.by]} en faveur de l’équipe ${winner.name}, ${scoreWords(winner.figure)} contre ${scoreWords(loser.figure)}`;
};

function resultWords({ home, away, broken }: PeriodResults['matchups'][number]): string {
  if (away === null) return `${home.name} sans adversaire${home.points === 0 ? '' : ` (${scoreWords(home.points)})`}`;
  if (thousandths(home.points) === thousandths(away.points))
    return broken === undefined
      ? `match nul (${scoreWords(home.points)}) entre ${home.name} et ${away.name}`
      : brokenWords({ home: home.name, away: away.name, points: home.points, broken }).replace(/^É/, 'é');
  const [winner, loser] = home.points > away.points ? [home, away] : [away, home];
  return `victoire ${de(winner.name)} contre ${loser.name}, ${scoreWords(winner.points)}–${scoreWords(loser.points)}`;
}

function seriesWords({ home, away, wins }: PeriodResults['matchups'][number]): string {
  if (away === null || wins === undefined) return '';
  const [one, other] = home.points < away.points ? [wins.away, wins.home] : [wins.home, wins.away];
  return ` (${one}–${other} en victoires)`;
}

export const resultsWords: Translation<typeof en.resultsWords> = ({ number, round, from, to, matchups, median }) =>
  `${round === null ? `Période ${number}` : `Séries, ${feminineOrdinal(round)} ronde`} (du ${dayOf(from)} au ${dayOf(to)})\u00A0: ${matchups.map((one) => `${one.bracket === undefined ? '' : BRACKETS[one.bracket]}${resultWords(one)}${seriesWords(one)}`).join('; ')}.${
    median === null ? '' : ` La médiane était de ${scoreWords(median)}.`
  }`;

export const closeWords: Translation<typeof en.closeWords> = ({ number, round, matchups }) =>
  `Duels serrés le dernier jour ${round === null ? `de la période ${number}` : `de la ${feminineOrdinal(round)} ronde des séries`}\u00A0: ${matchups
    .map(({ home, away }) => `${home.name} ${scoreWords(home.points)}, ${away.name} ${scoreWords(away.points)}`)
    .join('; ')}.`;

export const changedResultWords: Translation<typeof en.changedResultWords> = ({
  period,
  teams: [home, away],
  before,
  after,
}) =>
  `période ${period}\u00A0: ${home} contre ${away}, ${after.map(scoreWords).join('–')} au lieu de ${before.map(scoreWords).join('–')}`;

export const pairWords: Translation<typeof en.pairWords> = ({ home, away }) =>
  away === null ? `${home} sans adversaire` : `${home} contre ${away}`;
