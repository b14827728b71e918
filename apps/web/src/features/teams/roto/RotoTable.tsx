import Crown from 'lucide-react/icons/crown';
import type { RotoTeamView } from '@crease/core/competition/roto/roto.answers.js';
import type { PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { DownloadCsvItem } from '../../../platform/files/DownloadCsv.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { cx } from '../../../ui/cx.js';
import { GRID_FIGURE, tableCells, type Column } from '../../../ui/lists/DataTable.js';
import { Panel } from '../../../ui/page/Panel.js';
import { formatPoints } from '../../open-league/points.js';
import { playoffLine } from '../matchups/matchups.model.js';
import { lineOfPlayoffs } from '../matchups/table-playoffs/table-playoffs.words.en.js';
import { figureWords } from '../matchups/CategoryGrid.js';
import { SpokenLines } from '../matchups/page/SpokenLines.js';
import { pointsCounted } from '../../open-league/open-league.words.en.js';
import { RankedTeam } from '../RankedTeam.js';
import { TeamTable } from '../TeamTable.js';
import { linesOf, nextWords, placeWords, titleOf, type CategoryLine, type Roto } from './roto.model.js';
import * as t from './roto.words.en.js';

type Row = RotoTeamView & { readonly team: TeamSummary; readonly lines: readonly CategoryLine[] };

interface RotoTableProps {
  leagueId: string;
  season: string;
  roto: Roto;
}

function useRotoTable(leagueId: string) {
  const { me } = useLoadedLeague(leagueId);
  const { withTeams } = useTeamsById(leagueId);
  return (roto: Roto) => ({
    rows: withTeams(roto.teams).map((row): Row => ({ ...row, lines: linesOf(roto, row) })),
    columns: [teamColumn(leagueId, me.team_id, roto), ...sumColumns(roto), ...categoryColumns(roto)],
  });
}

export function RotoCsvItem({
  leagueId,
  season,
  roto,
}: Omit<RotoTableProps, 'roto'> & { roto: Roto | null | undefined }) {
  const tableOf = useRotoTable(leagueId);
  return (
    <DownloadCsvItem
      name={`roto-${season}`}
      disabled={roto == null}
      table={() => {
        if (roto == null) throw new Error('the item is disabled without a table');
        const { rows, columns } = tableOf(roto);
        return tableCells([...columns, ...fileColumns(roto)], rows);
      }}
    />
  );
}

/** The roto table: points by category, with figure and distance to the next place. */
export function RotoTable({ leagueId, season, roto, playoffs }: RotoTableProps & { playoffs: PlayoffsView | null }) {
  const { rows, columns } = useRotoTable(leagueId)(roto);
  return (
    <Panel
      title={t.table}
      untitled
      flush
      footer={
        <p className="text-xs text-ink-3">
          {[
            t.tableHint({ teams: rows.length, ties: roto.ties }),
            ...(roto.goalie_games === null ? [] : [t.goaliesNeeded(roto.goalie_games)]),
            ...(playoffs === null ? [] : [lineOfPlayoffs({ count: playoffs.seeds.length, begun: playoffs.begun })]),
          ].join(' ')}
        </p>
      }
    >
      {roto.begun && <SpokenLines key={`spoken-${season}`} lines={rows.map(spokenPlace)} />}
      <TeamTable
        leagueId={leagueId}
        key={season}
        orderable
        caption={t.teamsByRotoPoints({ season })}
        columns={columns}
        rows={rows}
        lineAfter={playoffLine(playoffs, rows)}
      />
    </Panel>
  );
}

const spokenPlace = ({ team, rank, shared, points }: Row): string =>
  t.teamInPlace({
    team: team.team_name,
    place: placeWords({ place: rank, shared }),
    points: pointsCounted({ points, shown: formatPoints(points) }),
  });

const dash = <span className="text-ink-3">–</span>;
const figure = (points: number | null) =>
  points === null ? dash : points === 0 ? <span className="text-ink-3">0</span> : formatPoints(points);

const teamColumn = (leagueId: string, mine: string | null, { begun }: Roto): Column<Row> => ({
  key: 'team',
  header: t.team,
  // It gets the width that the categories leave.
  className: 'xl:w-full xl:max-w-0 xl:min-w-52',
  cell: (row) => (
    <RankedTeam
      leagueId={leagueId}
      row={row}
      ranked={begun}
      mine={row.team_id === mine}
      wraps
      phone={
        !begun
          ? null
          : row.behind_leader > 0
            ? t.behindShort({ points: formatPoints(row.behind_leader) })
            : t.leadsShort({ count: row.led })
      }
    />
  ),
  sortBy: (row) => row.team.team_name,
});

function sumColumns({ begun, goalie_games: needed }: Roto): Column<Row>[] {
  return [
    {
      key: 'points',
      header: t.points,
      title: t.rotoPoints,
      className: NARROW,
      align: 'end',
      card: 'head',
      cell: (row) => (begun ? <strong className="font-semibold">{formatPoints(row.points)}</strong> : dash),
      sortBy: (row) => row.points,
    },
    {
      key: 'leader',
      header: t.behind,
      title: t.behindLeader,
      ...GRID_FIGURE,
      className: NARROW,
      cell: (row) => figure(begun ? row.behind_leader : null),
      sortBy: (row) => -row.behind_leader,
    },
    {
      key: 'above',
      header: t.toNext,
      title: t.behindAbove,
      ...GRID_FIGURE,
      className: `${NARROW} max-lg:hidden`,
      cell: (row) => figure(begun ? row.behind_above : null),
      sortBy: (row) => (row.behind_above === null ? null : -row.behind_above),
    },
    {
      key: 'led',
      header: t.led,
      title: t.ledHint,
      ...GRID_FIGURE,
      className: `${NARROW} max-lg:hidden`,
      cell: (row) => figure(begun ? row.led : null),
      sortBy: (row) => row.led,
    },
    ...(needed === null
      ? []
      : [
          {
            key: 'goalies',
            header: t.goalieGp,
            title: t.goalieGamesHint(needed),
            ...GRID_FIGURE,
            className: NARROW,
            cell: (row: Row) => (
              <span className={cx('whitespace-nowrap', row.goalie_games < needed.now && 'text-bad')}>
                {`${row.goalie_games}/${needed.now}`}
              </span>
            ),
            sortBy: (row: Row) => row.goalie_games,
          },
        ]),
  ];
}

/** Ten categories fit next to the team on a wide screen. */
const NARROW = 'px-1.5!';

/** A column for each category. On a phone they are one line of points. */
const categoryColumns = ({ categories, begun }: Roto): Column<Row>[] =>
  categories.map((category, index) => ({
    key: `category-${index}`,
    header: category.short,
    title: titleOf(category),
    className: NARROW,
    align: 'end',
    card: begun ? 'line' : 'hidden',
    cell: ({ lines }) => (begun ? <Place line={lines[index]} /> : dash),
    line: ({ lines }) => <ShortPlace line={lines[index]} />,
    sortBy: ({ lines }) => lines[index]?.own.points ?? null,
  }));

function Place({ line }: { line: CategoryLine | undefined }) {
  if (line === undefined) return dash;
  const { category, own } = line;
  const next = nextWords(line);
  const leads = own.place === 1;
  return (
    <span
      className="block text-right leading-tight whitespace-nowrap"
      title={t.cellHint({ category: category.title, place: placeWords(own), next })}
    >
      <span className={cx('inline-flex items-center gap-1', leads && 'font-semibold')}>
        {leads && <LeadMark />}
        {formatPoints(own.points)}
      </span>
      <span className="block text-xs text-ink-2">{figureWords(category, own.figure)}</span>
      <span className="block text-xs text-ink-3">{next ?? ' '}</span>
    </span>
  );
}

/** "G 12" in the card of a team. */
function ShortPlace({ line }: { line: CategoryLine | undefined }) {
  if (line === undefined) return null;
  const leads = line.own.place === 1;
  return (
    <span className={cx('inline-flex items-center gap-0.5 whitespace-nowrap', leads && 'font-semibold text-ink')}>
      {leads && <LeadMark />}
      {`${line.category.short} ${formatPoints(line.own.points)}`}
    </span>
  );
}

const LeadMark = () => (
  <>
    <Crown size={12} aria-hidden="true" className="shrink-0 text-warn" />
    <span className="sr-only">{`${t.leads} `}</span>
  </>
);

/** Figures and places, which only a file has in columns of their own. */
const fileColumns = ({ categories }: Roto): Column<Row>[] =>
  categories.flatMap(({ short }, index): Column<Row>[] => [
    {
      key: `figure-${index}`,
      header: t.figureOf({ category: short }),
      cell: () => null,
      sortBy: ({ lines }) => lines[index]?.own.figure ?? null,
    },
    {
      key: `place-${index}`,
      header: t.placeOf({ category: short }),
      cell: () => null,
      sortBy: ({ lines }) => lines[index]?.own.place ?? null,
    },
  ]);
