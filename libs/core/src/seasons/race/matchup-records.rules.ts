import { locale } from '../../locale.js';
import { meetingsOf, winnerOf, type DecidedMatchup, type Meeting } from '../../competition/matchups/rivalry.rules.js';
import { sumOfPoints } from '../../players/scoring/scoring.table.js';
import type { Season } from '../../season.js';
import { best, type RecordEntry } from './record.entries.js';

export interface SeasonRecord {
  readonly season: Season;
  readonly teamId: string;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
}

/** Final results, and the seasons that categories decided. */
export interface MatchupResults {
  readonly matchups: readonly DecidedMatchup[];
  readonly categories: ReadonlySet<Season>;
  readonly finals: readonly SeasonRecord[];
}

/** Kinds of records of matchups. The kinds of categories are in category points. */
export const MATCHUP_RECORD_KINDS = [
  'record',
  'streak',
  'win',
  'closest',
  'category_season',
  'category_week',
  'category_win',
  'category_closest',
] as const;
type Kind = (typeof MATCHUP_RECORD_KINDS)[number];

const bySeason = (a: { season: Season }, b: { season: Season }): number => locale.compare(a.season, b.season);

/** The best results of each kind, best first; the closest matchups with the smallest margin first. Ties are none. */
export function matchupRecords({ matchups, categories, finals }: MatchupResults): Record<Kind, RecordEntry[]> {
  const meetings = meetingsOf(matchups).sort((a, b) => bySeason(a.first, b.first) || a.period - b.period);
  const [inCategories, inPoints] = [true, false].map((is) =>
    meetings.filter(({ first }) => categories.has(first.season) === is),
  ) as [Meeting[], Meeting[]];
  const regular = inCategories.filter(({ first }) => first.round === null);
  return {
    record: best([...finals].sort(bySeason).flatMap((row) => shareOfWins(row) ?? [])),
    streak: best(streaksOf(meetings)),
    win: best(marginsOf(inPoints)),
    closest: closest(marginsOf(inPoints)),
    category_season: best(categorySeasons(regular)),
    category_week: best(regular.flatMap(weeksOf)),
    category_win: best(marginsOf(inCategories)),
    category_closest: closest(marginsOf(inCategories)),
  };
}

const closest = (margins: readonly RecordEntry[]): RecordEntry[] =>
  best(
    margins.map((entry) => ({ ...entry, figure: -entry.figure })),
    -Infinity,
  ).map((entry) => ({
    ...entry,
    figure: -entry.figure,
  }));

/** The share of the results that were wins, with half of the ties. */
function shareOfWins({ season, teamId, wins, losses, ties }: SeasonRecord): RecordEntry | null {
  const results = wins + losses + ties;
  return results === 0
    ? null
    : { teamId, season, figure: (wins + ties / 2) / results, from: null, to: null, player: null, otherId: null };
}

const sidesOf = ({ first, homePoints, awayPoints }: Meeting) => [
  { teamId: first.home, otherId: first.away, points: homePoints, other: awayPoints },
  { teamId: first.away, otherId: first.home, points: awayPoints, other: homePoints },
];

const entryOf = (
  { first, from, to }: Pick<Meeting, 'first' | 'from' | 'to'>,
  teamId: string,
  otherId: string | null,
  figure: number,
): RecordEntry => ({ teamId, otherId, season: first.season, figure, from, to, player: null });

const marginsOf = (meetings: readonly Meeting[]): RecordEntry[] =>
  meetings.flatMap((meeting) =>
    sidesOf(meeting)
      .filter(({ points, other }) => points > other)
      .map(({ teamId, otherId, points, other }) => entryOf(meeting, teamId, otherId, sumOfPoints([points, -other]))),
  );

const weeksOf = (meeting: Meeting): RecordEntry[] =>
  sidesOf(meeting).map(({ teamId, otherId, points }) => entryOf(meeting, teamId, otherId, points));

function categorySeasons(meetings: readonly Meeting[]): RecordEntry[] {
  const sums = new Map<string, RecordEntry>();
  for (const meeting of meetings)
    for (const { teamId, points } of sidesOf(meeting)) {
      const key = `${meeting.first.season} ${teamId}`;
      const figure = sumOfPoints([points, sums.get(key)?.figure ?? 0]);
      sums.set(key, { ...entryOf(meeting, teamId, null, figure), from: null, to: null });
    }
  return [...sums.values()];
}

/** Runs of matchups of a season that a team won, of at least two. Matches beside the play-offs count like others. */
function streaksOf(meetings: readonly Meeting[]): RecordEntry[] {
  const running = new Map<string, RecordEntry>();
  const ended: RecordEntry[] = [];
  for (const meeting of meetings) {
    const winner = winnerOf(meeting);
    for (const { teamId } of sidesOf(meeting)) {
      const key = `${meeting.first.season} ${teamId}`;
      const run = running.get(key);
      if (teamId === winner)
        running.set(key, {
          ...entryOf(meeting, teamId, null, (run?.figure ?? 0) + 1),
          from: run?.from ?? meeting.from,
        });
      else if (run !== undefined) {
        ended.push(run);
        running.delete(key);
      }
    }
  }
  return [...ended, ...running.values()]
    .filter(({ figure }) => figure > 1)
    .sort((a, b) => locale.compare(a.to ?? '', b.to ?? ''));
}
