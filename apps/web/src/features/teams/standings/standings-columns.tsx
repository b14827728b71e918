import type { HomeAnswer } from '@crease/core/activity/activity.schema.js';
import { teamPeople } from '../../open-league/team-people.js';
import { formatPoints } from '../../open-league/points.js';
import type { RecordKind } from '@crease/core/competition/matchups/record-points.rules.js';
import type { Tonight } from '../../tonight/tonight-data.js';
import { GRID_FIGURE, type Column } from '../../../ui/lists/DataTable.js';
import type { TeamPoints } from './points.js';
import { recordColumns } from '../matchups/record-columns.js';
import { RankedTeam } from '../RankedTeam.js';
import * as t from '../teams.words.en.js';

/** `night`: the games of tonight, when they count for the season shown. */
export const standingsColumns = ({
  leagueId,
  home,
  season,
  night,
  myTeam,
  record,
  inCategories,
}: {
  leagueId: string;
  home: HomeAnswer;
  season: string;
  night: Tonight | null;
  myTeam: string | null;
  /** The value of matchup results; null in a season without matchups. */
  record: RecordKind | null;
  /** Points decide nothing, so there are none. */
  inCategories: boolean;
}): Column<TeamPoints>[] => [
  {
    key: 'team',
    header: t.team,
    cell: (row) => (
      <RankedTeam
        leagueId={leagueId}
        row={row}
        ranked
        mine={row.team.team_id === myTeam}
        phone={inCategories ? managerWords(row) : gapWords(row)}
      />
    ),
    sortBy: (row) => row.team.team_name,
  },
  ...(record === null ? [] : recordColumns(recordOf, record)),
  ...(inCategories ? [] : [pointsColumn(home, season, record !== null)]),
  ...(night === null ? [] : [inCategories ? playingColumn(night) : tonightColumn(night)]),
  ...(record === null ? GAPS : []),
  ...(inCategories ? [] : [...seasonColumns(home.seasons, season), TOTAL]),
];

/** Only roto points: those of games decide nothing. */
export const rotoColumns = (leagueId: string, myTeam: string | null): Column<TeamPoints>[] => [
  {
    key: 'team',
    header: t.team,
    cell: (row) => (
      <RankedTeam leagueId={leagueId} row={row} ranked mine={row.team.team_id === myTeam} phone={gapWords(row)} />
    ),
    sortBy: (row) => row.team.team_name,
  },
  {
    key: 'points',
    header: t.rotoPoints,
    align: 'end',
    card: 'head',
    cell: (row) => <strong className="font-semibold">{formatPoints(row.points)}</strong>,
    sortBy: (row) => row.points,
  },
  ...GAPS,
];

const TOTAL: Column<TeamPoints> = {
  key: 'total',
  header: t.total,
  title: t.totalOfThreeSeasons,
  ...GRID_FIGURE,
  cell: (row) => formatPoints(row.total),
  sortBy: (row) => row.total,
};

const NO_RESULTS = { wins: 0, losses: 0, ties: 0 };
export const recordOf = ({ record }: TeamPoints) => record ?? NO_RESULTS;

const pointsColumn = (home: HomeAnswer, season: string, inMatchups: boolean): Column<TeamPoints> => ({
  key: 'points',
  header: t.regularSeasonShort({ season: season.slice(2) }),
  title: t.regularSeasonShort({ season }),
  align: 'end',
  card: inMatchups ? 'hidden' : 'head',
  cell: (row) => (
    <span className="block shrink-0 text-right whitespace-nowrap">
      <strong className="font-semibold">{figureOf(row.seasons[home.seasons.indexOf(season)]?.regular)}</strong>
      <span className="block text-xs font-normal text-ink-3 sm:hidden">
        {t.nhlPlayoffPoints({ points: figureOf(row.seasons[home.seasons.indexOf(season)]?.nhlPlayoffs) })}
      </span>
    </span>
  ),
  sortBy: (row) => row.points,
});

const figureOf = (points: number | null | undefined): string => (points == null ? '–' : formatPoints(points));

const gap = (points: number | null) =>
  points === null ? (
    <span className="text-ink-3">–</span>
  ) : points === 0 ? (
    <span className="text-ink-3">0</span>
  ) : (
    formatPoints(points)
  );

const GAPS: readonly Column<TeamPoints>[] = [
  {
    key: 'leader',
    header: t.toLeader,
    title: t.pointsBehindLeader,
    ...GRID_FIGURE,
    cell: (row) => gap(row.behindLeader),
    sortBy: (row) => -row.behindLeader,
  },
  {
    key: 'above',
    header: t.toNext,
    title: t.pointsBehindPlaceAbove,
    ...GRID_FIGURE,
    cell: (row) => gap(row.behindAbove),
  },
];

/** Regular season and NHL playoffs of each season, newest first. The shown season's points have their own column. */
const seasonColumns = (seasons: readonly string[], shown: string): Column<TeamPoints>[] =>
  [...seasons].reverse().flatMap((season) => {
    const index = seasons.indexOf(season);
    const regular: Column<TeamPoints> = {
      key: `${season}-reg`,
      header: t.regularSeasonShort({ season: season.slice(2) }),
      title: t.regularSeasonShort({ season }),
      ...GRID_FIGURE,
      cell: (row) => figureOf(row.seasons[index]?.regular),
      sortBy: (row) => row.seasons[index]?.regular ?? 0,
    };
    const nhlPlayoffs: Column<TeamPoints> = {
      key: `${season}-po`,
      header: t.nhlPlayoffsShort({ season: season.slice(2) }),
      title: t.nhlPlayoffsShort({ season }),
      ...GRID_FIGURE,
      cell: (row) => figureOf(row.seasons[index]?.nhlPlayoffs),
      sortBy: (row) => row.seasons[index]?.nhlPlayoffs ?? 0,
    };
    return season === shown ? [nhlPlayoffs] : [regular, nhlPlayoffs];
  });

/** Each team's points tonight, and how many of its players play. */
const tonightColumn = (night: Tonight): Column<TeamPoints> => ({
  key: 'tonight',
  header: t.tonight,
  title: t.tonightHint,
  align: 'end',
  cell: ({ team }) => (
    <span className="whitespace-nowrap">
      {formatPoints(night.points(team.team_id))}
      <span className="text-xs text-ink-3">{` · ${t.playersPlay({ count: night.playing(team.team_id).all })}`}</span>
    </span>
  ),
  sortBy: ({ team }) => night.points(team.team_id),
});

const playingColumn = (night: Tonight): Column<TeamPoints> => ({
  key: 'tonight',
  header: t.tonight,
  title: t.playersTonight,
  align: 'end',
  cell: ({ team }) => <span className="text-ink-2">{t.playersPlay({ count: night.playing(team.team_id).all })}</span>,
  sortBy: ({ team }) => night.playing(team.team_id).all,
});

const managerWords = ({ team }: TeamPoints): string => teamPeople(team) ?? t.noManagerYet;

/** Shown below the name on a phone, which has no room for columns. */
const gapWords = (row: TeamPoints): string =>
  row.record !== null
    ? t.pointsShort({ points: formatPoints(row.points) })
    : row.behindAbove === null
      ? managerWords(row)
      : t.gapToLeaderAndNext({ toLeader: formatPoints(row.behindLeader), toNext: formatPoints(row.behindAbove) });
