import { locale } from '@crease/core/locale.js';
import { sumOfPoints } from '@crease/core/players/scoring/scoring.table.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import type { RaceAnswer, RaceTeam } from '@crease/core/seasons/race/race.answers.js';
import { isPointsKnown, type PointsKind } from '@crease/core/competition/standings.rules.js';
import { formatPoints } from '../../open-league/points.js';
import { GRID_FIGURE, type Column } from '../../../ui/lists/DataTable.js';
import { RankedTeam } from '../RankedTeam.js';
import { recordColumns } from '../matchups/record-columns.js';
import { isInMatchups, movedWords } from './race-labels.js';
import * as t from './race.words.en.js';

export type Row = RaceTeam & { readonly team: TeamSummary };

const dash = <span className="text-ink-3">–</span>;
const figure = (points: number) => (points === 0 ? <span className="text-ink-3">0</span> : formatPoints(points));

export const teamColumn = (
  leagueId: string,
  mine: string | null,
  { begun, phone, goalies }: { begun: boolean; phone: boolean; goalies: RaceAnswer['goalie_games'] },
): Column<Row> => ({
  key: 'team',
  header: t.team,
  cell: (row) => (
    <RankedTeam
      leagueId={leagueId}
      row={row}
      ranked={begun}
      mine={row.team_id === mine}
      phone={phone ? phoneWords(row, goalies) : null}
    />
  ),
  sortBy: (row) => row.team.team_name,
});

/** Shown below the name on a phone, which has no room for columns. */
const phoneWords = (row: RaceTeam, goalies: RaceAnswer['goalie_games']): string =>
  [
    row.record === null ? null : t.pointsShort({ points: formatPoints(row.points) }),
    row.behind_leader === 0 ? null : t.pointsBack({ points: formatPoints(row.behind_leader) }),
    goalies !== null || row.behind_above === null || row.behind_above === row.behind_leader
      ? null
      : t.pointsToNext({ points: formatPoints(row.behind_above) }),
    t.pointsOfLastSeven({ points: formatPoints(row.last_seven) }),
    goalies && t.goalieGamesShort({ games: row.goalie_games ?? 0, least: goalies.least }),
    row.less === 0 ? null : t.pointsOff({ points: formatPoints(row.less) }),
  ]
    .filter((words) => words !== null)
    .join(' · ');

const NO_RESULTS = { wins: 0, losses: 0, ties: 0 };
export const recordOf = ({ record }: Row) => record ?? NO_RESULTS;

export function seasonColumns({ season, days, goalie_games: goalies, ...race }: RaceAnswer): Column<Row>[] {
  if (race.categories) return recordColumns(recordOf, race.record);
  const begun = days.length > 0;
  return [
    ...(isInMatchups(race) ? recordColumns(recordOf, race.record) : []),
    {
      key: 'points',
      header: t.points,
      title: t.pointsOfRegularSeason({ season }),
      align: 'end',
      card: isInMatchups(race) ? 'hidden' : 'head',
      cell: (row) => (
        <span className="block text-right">
          <strong className="font-semibold">{formatPoints(row.points)}</strong>
          {begun && row.last_day !== 0 && (
            <span className="block text-xs font-normal text-ink-3 sm:hidden">{`+${formatPoints(row.last_day)}`}</span>
          )}
        </span>
      ),
      sortBy: (row) => row.points,
    },
    ...(isInMatchups(race) ? [] : gapColumns(goalies)),
    {
      key: 'seven',
      header: t.sevenDays,
      title: t.pointsOfSevenDays,
      ...GRID_FIGURE,
      cell: (row) => (begun ? figure(row.last_seven) : dash),
      sortBy: (row) => row.last_seven,
    },
    {
      key: 'day',
      header: t.lastDay,
      title: t.lastDayHint,
      ...GRID_FIGURE,
      cell: (row) => (begun ? <LastDay row={row} /> : dash),
      sortBy: (row) => row.last_day,
    },
    ...(hasNhlPlayoffs({ season, ...race }) ? laterColumns({ season, ...race }) : []),
  ];
}

/** Points behind the teams ahead. */
function gapColumns(goalies: RaceAnswer['goalie_games']): Column<Row>[] {
  return [
    {
      key: 'leader',
      header: t.toLeader,
      title: t.pointsBehindLeader,
      ...GRID_FIGURE,
      cell: (row) => figure(row.behind_leader),
      sortBy: (row) => -row.behind_leader,
    },
    {
      key: 'above',
      header: t.toNext,
      title: t.pointsBehindPlaceAbove,
      ...GRID_FIGURE,
      cell: (row) => (row.behind_above === null ? dash : figure(row.behind_above)),
      sortBy: (row) => (row.behind_above === null ? null : -row.behind_above),
      ...(goalies === null ? {} : { className: 'max-lg:hidden' }),
    },
  ];
}

/** Until the NHL's playoffs give points, their columns would repeat the season's. */
const hasNhlPlayoffs = ({ season, seasons, teams }: Pick<RaceAnswer, 'season' | 'seasons' | 'teams'>): boolean => {
  const year = seasons.indexOf(season);
  return teams.some((team) => (team.seasons[year]?.playoffs ?? 0) !== 0);
};

/** The NHL's playoffs, and both parts of the season together. */
function laterColumns({ season, seasons }: Pick<RaceAnswer, 'season' | 'seasons'>): Column<Row>[] {
  const year = seasons.indexOf(season);
  const nhlPlayoffs = (row: Row) => row.seasons[year]?.playoffs ?? 0;
  return [
    {
      key: 'playoffs',
      header: t.nhlPlayoffsShort,
      title: t.pointsOfNhlPlayoffs({ season }),
      ...GRID_FIGURE,
      cell: (row) => figure(nhlPlayoffs(row)),
      sortBy: nhlPlayoffs,
      className: 'max-lg:hidden',
    },
    {
      key: 'total',
      header: t.regPlusPo,
      title: t.regularSeasonAndNhlPlayoffs({ season }),
      ...GRID_FIGURE,
      cell: (row) => figure(both(row, year)),
      sortBy: (row) => both(row, year),
      className: 'max-lg:hidden',
    },
  ];
}

/** Goalies' games, and points lost for missing games. */
export function goalieColumns({ goalie_games: goalies, teams }: RaceAnswer): Column<Row>[] {
  if (goalies === null && teams.every(({ less }) => less === 0)) return [];
  return [
    {
      key: 'goalies',
      header: goalies === null ? t.off : t.goalieGp,
      title: goalies === null ? t.pointsLostForGoalieGames : t.goalieGamesOf({ count: goalies.least }),
      ...GRID_FIGURE,
      cell: ({ goalie_games: played, less }) => (
        <span className="whitespace-nowrap">
          {goalies !== null && <span className="text-ink-3">{`${played ?? 0}/${goalies.least}`}</span>}
          {less !== 0 && <span className="ml-1.5 text-bad">{`−${formatPoints(less)}`}</span>}
        </span>
      ),
      sortBy: ({ goalie_games: played, less }) => played ?? -less,
    },
  ];
}

function LastDay({ row: { last_day, gained } }: { row: Row }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {gained !== 0 && (
        <span className={gained > 0 ? 'text-xs text-good' : 'text-xs text-bad'}>
          <span aria-hidden="true">{`${gained > 0 ? '↑' : '↓'} ${Math.abs(gained)}`}</span>
          <span className="sr-only">{`${movedWords(gained)}, `}</span>
        </span>
      )}
      {last_day === 0 ? <span className="text-ink-3">0</span> : `+${formatPoints(last_day)}`}
    </span>
  );
}

const both = ({ seasons }: Row, year: number): number => {
  const played = seasons[year];
  return played === undefined ? 0 : sumOfPoints([played.regular, played.playoffs]);
};

/** A season on a phone: '25-26: 1,204 + 31 PO'. */
const seasonLine = (year: string, regular: number, nhlPlayoffs: number): string =>
  t.pointsOfSeason({
    season: year.slice(2),
    regular: formatPoints(regular),
    nhlPlayoffs: nhlPlayoffs === 0 ? null : formatPoints(nhlPlayoffs),
  });

const FIELDS = { regular: 'regular', nhlPlayoffs: 'playoffs' } as const satisfies Record<PointsKind, string>;

export function threeSeasons({ season, seasons, played }: RaceAnswer): Column<Row>[] {
  return [
    ...[...seasons].reverse().flatMap((year): Column<Row>[] => {
      const index = seasons.indexOf(year);
      const of = (kind: PointsKind) => (row: Row) => row.seasons[index]?.[FIELDS[kind]] ?? 0;
      const isSaid = (kind: PointsKind) => isPointsKnown(played[index], kind);
      const column = (kind: PointsKind, head: typeof t.regularOf): Column<Row> => ({
        key: year === season && kind === 'regular' ? 'points' : `${year}-${FIELDS[kind]}`,
        header: head({ season: year.slice(2) }),
        title: head({ season: year }),
        align: 'end',
        cell: (row) => (isSaid(kind) ? figure(of(kind)(row)) : <span className="text-ink-3">–</span>),
        sortBy: of(kind),
        card: kind === 'regular' ? 'line' : 'hidden',
        line: (row) =>
          isSaid('regular')
            ? seasonLine(year, of('regular')(row), of('nhlPlayoffs')(row))
            : locale.labelled(year.slice(2), '–'),
      });
      return [column('regular', t.regularOf), column('nhlPlayoffs', t.nhlPlayoffsOf)];
    }),
    {
      key: 'total',
      header: t.total,
      title: t.totalOfThreeSeasons,
      align: 'end',
      card: 'head',
      cell: (row) => <strong className="font-semibold">{formatPoints(row.total)}</strong>,
      sortBy: (row) => row.total,
    },
  ];
}
