import { locale } from '../../../locale.js';
import { dayWords } from '../../../calendar.js';
import { aheadBy, TIE_BREAK_WORDS, type BrokenTie } from '../tie-break.rules.js';
import { thousandths } from '../../../players/scoring/scoring.table.js';
import type { PeriodResults, CloseMatchups, ChangedResult, EditedPairs } from '../matchup.words.js';

const BRACKETS = { third: 'for third place, ', consolation: 'in the lower bracket, ' } as const;

/** Points of a matchup: "84.5". Category points can have quarters. */
export const scoreWords = (points: number): string => locale.number(points, { maximumFractionDigits: 4 });

/** "Wolves and Bears were tied at 70, and Wolves won by bench points, 8.5 to 3" */
export const brokenWords = ({
  home,
  away,
  points,
  broken,
}: {
  readonly home: string;
  readonly away: string;
  readonly points: number;
  readonly broken: BrokenTie;
}): string => {
  const sides = [
    { name: home, figure: broken.home },
    { name: away, figure: broken.away },
  ] as const;
  const [winner, loser] = aheadBy(broken) > 0 ? sides : [sides[1], sides[0]];
  if (broken.by === 'commissioner')
    return `${winner.name} and ${loser.name} were tied at ${scoreWords(points)}, and the commissioner decided for ${winner.name}`;
  return `${winner.name} and ${loser.name} were tied at ${scoreWords(points)}, and ${winner.name} won by ${TIE_BREAK_WORDS[broken.by]}, ${scoreWords(winner.figure)} to ${scoreWords(loser.figure)}`;
};

function resultWords({ home, away, broken }: PeriodResults['matchups'][number]): string {
  // By categories there are no points without an opponent.
  if (away === null) return `${home.name} had no opponent${home.points === 0 ? '' : ` (${scoreWords(home.points)})`}`;
  if (thousandths(home.points) === thousandths(away.points))
    return broken === undefined
      ? `${home.name} and ${away.name} tied at ${scoreWords(home.points)}`
      : brokenWords({ home: home.name, away: away.name, points: home.points, broken });
  const [winner, loser] = home.points > away.points ? [home, away] : [away, home];
  return `${winner.name} beat ${loser.name} ${scoreWords(winner.points)}–${scoreWords(loser.points)}`;
}

/** " (2–1 in wins)", in the order of the names. */
function seriesWords({ home, away, wins }: PeriodResults['matchups'][number]): string {
  if (away === null || wins === undefined) return '';
  const [one, other] = home.points < away.points ? [wins.away, wins.home] : [wins.home, wins.away];
  return ` (${one}–${other} in wins)`;
}

/** "Matchup 5 (Nov 3, 2025 to Nov 9, 2025): Wolves beat Bears 84–79; Lynx and Owls tied at 70." */
export const resultsWords = ({ number, round, from, to, matchups, median }: PeriodResults): string =>
  `${round === null ? `Matchup ${number}` : `Play-offs, round ${round}`} (${dayWords(from)} to ${dayWords(to)}): ${matchups.map((one) => `${one.bracket === undefined ? '' : BRACKETS[one.bracket]}${resultWords(one)}${seriesWords(one)}`).join('; ')}.${
    median === null ? '' : ` The median was ${scoreWords(median)}.`
  }`;

/** "Close on the last day of matchup 5: Wolves 84, Bears 79; Lynx 70, Owls 70." */
export const closeWords = ({ number, round, matchups }: CloseMatchups): string =>
  `Close on the last day of ${round === null ? `matchup ${number}` : `round ${round} of the play-offs`}: ${matchups
    .map(({ home, away }) => `${home.name} ${scoreWords(home.points)}, ${away.name} ${scoreWords(away.points)}`)
    .join('; ')}.`;

/** "matchup 5: Wolves against Bears is 90–79.5 instead of 84–79.5" */
export const changedResultWords = ({ period, teams: [home, away], before, after }: ChangedResult): string =>
  `matchup ${period}: ${home} against ${away} is ${after.map(scoreWords).join('–')} instead of ${before.map(scoreWords).join('–')}`;

export const pairWords = ({ home, away }: EditedPairs['pairs'][number]): string =>
  away === null ? `${home} has no opponent` : `${home} meets ${away}`;
