import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RecordKind } from '@crease/core/competition/matchups/record-points.rules.js';
import { stepsOf } from '@crease/core/competition/matchups/table-order.rules.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { formatPoints } from '../../open-league/points.js';
import { GRID_FIGURE, tableCells, type Column } from '../../../ui/lists/DataTable.js';
import { Panel } from '../../../ui/page/Panel.js';
import { RankedTeam } from '../RankedTeam.js';
import { TeamTable } from '../TeamTable.js';
import { hasResults, perResult, playoffLine } from './matchups.model.js';
import { broughtWords } from './brought-words.js';
import { recordCells, recordColumns, shareOrPoints } from './record-columns.js';
import { RecordChanges, RecordOffice } from './office/RecordOffice.js';
import * as t from './matchups.words.en.js';
import * as playoffWords from './playoffs.words.en.js';

type Row = MatchupsAnswer['table'][number] & { readonly team: TeamSummary };

export function MatchupTable({ leagueId, matchups }: { leagueId: string; matchups: MatchupsAnswer }) {
  const { teams, me } = useLoadedLeague(leagueId);
  const { season, table, playoffs, categories, divisions, record, order, brought } = matchups;
  const rows = useTeamsById(leagueId).withTeams(table);
  // The play-offs decide the ranks of a season that is over.
  const byShare = rows.every(
    (row, index) => index === 0 || perResult(rows[index - 1] ?? row, record) >= perResult(row, record),
  );
  const steps = stepsOf(order).filter((step) => divisions.length > 0 || step !== 'division');
  const columns = columnsOf(leagueId, me.team_id, {
    ranked: rows.some(hasResults),
    inCategories: categories !== null,
    record,
  });
  return (
    <Panel
      title={t.table}
      flush
      actions={
        <>
          <RecordOffice leagueId={leagueId} season={season} />
          <DownloadCsv
            name={`matchup-table-${season}`}
            table={() => tableCells([...columns, ...recordCells<Row>((row) => row)], rows)}
          />
        </>
      }
      footer={
        <>
          <p className="text-xs text-ink-3">
            {t.tableHint({ record, kind: categories?.kind ?? null, steps })}
            {playoffs !== null && ` ${playoffWords.placesOfPlayoffs({ count: playoffs.seeds.length })}`}
            {brought !== undefined && ` ${broughtWords(brought, teams)}`}
          </p>
          <RecordChanges leagueId={leagueId} matchups={matchups} />
        </>
      }
    >
      <TeamTable
        leagueId={leagueId}
        orderable
        caption={t.teamsByRecord({ season })}
        columns={columns}
        rows={rows}
        initialSort={byShare ? { key: 'share', direction: 'descending' } : undefined}
        // Division winners may have the best seeds.
        lineAfter={playoffLine(playoffs, rows)}
      />
    </Panel>
  );
}

const perPeriod = ({ points, periods }: Row): number => (periods === 0 ? 0 : points / periods);
const perPeriodWords = (row: Row): string => formatPoints(Math.round(perPeriod(row) * 10) / 10);

const MEAN: Column<Row> = {
  key: 'mean',
  header: t.pointsPerPeriodShort,
  title: t.pointsPerPeriod,
  ...GRID_FIGURE,
  cell: (row) => (row.periods === 0 ? <span className="text-ink-3">–</span> : perPeriodWords(row)),
  sortBy: perPeriod,
};

const phoneShare = (row: Row, kind: RecordKind): string =>
  kind === 'share' ? shareOrPoints(row, kind) : t.recordPointsShort({ points: shareOrPoints(row, kind) });

const columnsOf = (
  leagueId: string,
  mine: string | null,
  {
    ranked,
    inCategories,
    record,
  }: { readonly ranked: boolean; readonly inCategories: boolean; readonly record: RecordKind },
): Column<Row>[] => [
  {
    key: 'team',
    header: t.team,
    cell: (row) => (
      <RankedTeam
        leagueId={leagueId}
        row={row}
        ranked={ranked}
        mine={row.team_id === mine}
        phone={
          inCategories
            ? phoneShare(row, record)
            : t.phoneFigures({ share: phoneShare(row, record), points: perPeriodWords(row) })
        }
      />
    ),
    sortBy: (row) => row.team.team_name,
  },
  ...recordColumns<Row>((row) => row, record),
  ...(inCategories ? [] : [MEAN]),
  {
    key: 'points',
    header: inCategories ? t.categoryPoints : t.points,
    title: inCategories ? t.categoryPointsHint : t.pointsOfPeriods,
    ...GRID_FIGURE,
    cell: (row) => formatPoints(row.points),
    sortBy: (row) => row.points,
  },
];
