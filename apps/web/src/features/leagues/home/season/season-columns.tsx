import { Link } from 'react-router-dom';
import { recordWords } from '@crease/core/competition/champion.words.js';
import type { MatchupPeriodView } from '@crease/core/competition/matchups/matchup.answers.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import type { RaceAnswer, RaceTeam } from '@crease/core/seasons/race/race.answers.js';
import { paths } from '../../../../platform/pages/paths.js';
import { formatPoints } from '../../../open-league/points.js';
import { hasResults } from '../../../teams/matchups/matchups.model.js';
import { rankLabel } from '../../../teams/standings/points.js';
import type { Tonight } from '../../../tonight/tonight-data.js';
import { cx } from '../../../../ui/cx.js';
import type { Column } from '../../../../ui/lists/DataTable.js';
import { Monogram } from '../../../../ui/marks/Monogram.js';
import { lastResults, rankTrends } from './form.model.js';
import { Form, Moved, TrendLine } from './Trends.js';
import * as t from './season-table.words.en.js';

export type SeasonRow = RaceTeam & { readonly team: TeamSummary };

interface Facts {
  leagueId: string;
  race: RaceAnswer;
  /** The periods of a season of matchups, otherwise none. */
  periods: readonly MatchupPeriodView[];
  mine: string | null;
  night: Tonight | null;
  phone: boolean;
  colorOf: (teamId: string) => string;
}

/** The columns of the standings on the home. A phone has the team, and all of its figures in one column. */
export function seasonTableColumns(facts: Facts): Column<SeasonRow>[] {
  const { race, phone, night } = facts;
  const inMatchups = race.teams.some(({ record }) => record !== null);
  const development = inMatchups ? formColumn(facts) : trendColumns(facts);
  const figure = figureColumn(race, inMatchups);
  if (phone) return [teamColumn(facts), phoneColumn([...development, figure])];
  return [
    teamColumn(facts),
    ...development,
    ...(night === null || race.categories || race.roto ? [] : [tonightColumn(night)]),
    ...(race.categories ? [] : sinceColumns(race, inMatchups)),
    ...(inMatchups && !race.categories ? [pointsColumn(race)] : []),
    figure,
  ];
}

const teamColumn = ({ leagueId, mine, race, phone }: Facts): Column<SeasonRow> => ({
  key: 'team',
  header: t.team,
  cell: (row) => (
    // On a phone it leaves the figures their width, so that they align from card to card.
    <span className="flex min-w-0 items-center gap-2 max-sm:max-w-[calc(100vw-14rem)]">
      <span className="w-5 shrink-0 text-right font-semibold tabular-nums sm:w-7">
        {(row.record === null ? race.days.length === 0 : !hasResults(row.record)) ? (
          <span className="font-normal text-ink-3">–</span>
        ) : (
          rankLabel(row)
        )}
      </span>
      <Monogram name={row.team.team_name} picture={row.team.picture} size={phone ? 'xs' : 'sm'} />
      <Link
        to={paths.team(leagueId, row.team_id)}
        tabIndex={-1}
        title={row.team.team_name}
        className={cx(
          'min-w-0 rounded-sm hover:underline max-sm:line-clamp-2 max-sm:leading-tight sm:block sm:max-w-56 sm:truncate',
          row.team_id === mine && 'font-bold',
        )}
      >
        {row.team.team_name}
        {row.team_id === mine && <span className="sr-only">{`, ${t.yourTeam}`}</span>}
      </Link>
    </span>
  ),
  sortBy: (row) => row.team.team_name,
});

/** In a season of points: the place over the last weeks, and the places gained. */
function trendColumns({ race, mine, colorOf }: Facts): Column<SeasonRow>[] {
  const trends = rankTrends(race);
  return [
    {
      key: 'trend',
      header: t.fourWeeks,
      title: t.fourWeeksHint,
      cell: ({ team_id }) => <TrendLine trend={trends.get(team_id)} color={colorOf(team_id)} own={team_id === mine} />,
      className: 'w-26',
    },
    {
      key: 'moved',
      header: t.moved,
      title: t.movedHint,
      align: 'end',
      cell: ({ team_id }) => <Moved trend={trends.get(team_id)} />,
      sortBy: ({ team_id }) => trends.get(team_id)?.moved ?? 0,
    },
  ];
}

const formColumn = ({ periods }: Facts): Column<SeasonRow>[] => [
  {
    key: 'form',
    header: t.lastFive,
    title: t.lastFiveHint,
    align: 'end',
    cell: ({ team_id }) => <Form results={lastResults(periods, team_id)} />,
  },
];

const tonightColumn = (night: Tonight): Column<SeasonRow> => ({
  key: 'tonight',
  header: t.tonight,
  title: t.tonightHint,
  align: 'end',
  cell: ({ team_id }) => formatPoints(night.points(team_id)),
  sortBy: ({ team_id }) => night.points(team_id),
});

const sinceColumns = (race: RaceAnswer, inMatchups: boolean): Column<SeasonRow>[] => [
  {
    key: 'seven',
    header: t.sevenDays,
    title: t.pointsOfSevenDays,
    align: 'end',
    cell: (row) => (race.days.length === 0 ? <span className="text-ink-3">–</span> : formatPoints(row.last_seven)),
    sortBy: (row) => row.last_seven,
  },
  ...(inMatchups
    ? []
    : [
        {
          key: 'leader',
          header: t.toLeader,
          title: t.pointsBehindLeader,
          align: 'end' as const,
          cell: (row: SeasonRow) => formatPoints(row.behind_leader),
          sortBy: (row: SeasonRow) => -row.behind_leader,
          className: 'max-xl:hidden',
        },
      ]),
];

const pointsColumn = (race: RaceAnswer): Column<SeasonRow> => ({
  key: 'points',
  header: race.roto ? t.rotoPoints : t.points,
  align: 'end',
  cell: (row) => <strong className="font-semibold">{formatPoints(row.points)}</strong>,
  sortBy: (row) => row.points,
});

const figureColumn = (race: RaceAnswer, inMatchups: boolean): Column<SeasonRow> =>
  inMatchups
    ? {
        key: 'record',
        header: t.record,
        align: 'end',
        cell: ({ record }) => (
          <strong className="font-semibold whitespace-nowrap">
            {recordWords(record ?? { wins: 0, losses: 0, ties: 0 })}
          </strong>
        ),
        sortBy: (row) => -row.rank,
      }
    : pointsColumn(race);

/** The last column of a phone's card: fixed widths, so that lines and figures align from card to card. */
const phoneColumn = (columns: readonly Column<SeasonRow>[]): Column<SeasonRow> => ({
  key: 'figures',
  header: '',
  card: 'head',
  cell: (row) => (
    <span className="flex shrink-0 items-center gap-1.5 text-sm font-normal tabular-nums">
      {columns.map(({ key, cell }) => (
        <span key={key} className={cx('shrink-0', WIDTH[key])}>
          {cell(row)}
        </span>
      ))}
    </span>
  ),
});
const WIDTH: Readonly<Record<string, string>> = {
  moved: 'w-7 text-right text-xs',
  points: 'w-12 text-right',
  record: 'w-14 text-right',
};
