import { recordWords } from '@crease/core/competition/champion.words.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import type { RecordKind } from '@crease/core/competition/matchups/record-points.rules.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { DownloadCsv } from '../../../../platform/files/DownloadCsv.js';
import { tableCells, type Column } from '../../../../ui/lists/DataTable.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { useLoadedLeague, useTeamsById } from '../../../open-league/league-data.js';
import { RankedTeam } from '../../RankedTeam.js';
import { hasResults } from '../matchups.model.js';
import { recordColumns } from '../record-columns.js';
import { TeamTable } from '../../TeamTable.js';
import { DivisionsOffice } from './DivisionsOffice.js';
import * as t from './divisions.words.en.js';

type DivisionView = MatchupsAnswer['divisions'][number];

interface Row {
  readonly team: TeamSummary;
  readonly rank: number;
  readonly shared: boolean;
  readonly name: string;
  /** All results of the team. */
  readonly all: MatchupsAnswer['table'][number];
  readonly inside: DivisionView['teams'][number];
}

export function DivisionTables({
  leagueId,
  matchups: { season, divisions, table, record },
}: {
  leagueId: string;
  matchups: MatchupsAnswer;
}) {
  const { league, me } = useLoadedLeague(leagueId);
  const { teamOf } = useTeamsById(leagueId);
  const begun = table.some(hasResults);
  const rowsOf = (division: DivisionView): Row[] =>
    division.teams.flatMap((inside, index) => {
      const team = teamOf(inside.team_id);
      const all = table.find((one) => one.team_id === inside.team_id);
      return team === undefined || all === undefined
        ? []
        : [{ team, rank: index + 1, shared: false, name: t.nameOf(division), all, inside }];
    });
  const columns = columnsOf(leagueId, me.team_id, { ranked: begun, record });
  return (
    <Panel
      title={t.divisions}
      flush
      actions={
        <div className="flex flex-wrap items-center justify-end gap-2">
          {season === league.current_season && <DivisionsOffice leagueId={leagueId} />}
          <DownloadCsv
            name={`divisions-${season}`}
            table={() => tableCells([NAME, ...columns], divisions.flatMap(rowsOf))}
          />
        </div>
      }
      footer={
        <p className="text-xs text-ink-3">
          {t.tablesHint}
          {league.playoff_division_winners === true && season === league.current_season && ` ${t.winnersHint}`}
        </p>
      }
    >
      <div className="grid gap-x-6 gap-y-2 lg:grid-cols-2">
        {divisions.map((division) => (
          <section key={division.number} aria-label={t.nameOf(division)} className="min-w-0">
            <h3 className="px-4 pt-3 pb-1 text-sm font-semibold">{t.nameOf(division)}</h3>
            <TeamTable
              leagueId={leagueId}
              caption={t.teamsOf({ division: t.nameOf(division), season })}
              columns={columns}
              rows={rowsOf(division)}
            />
          </section>
        ))}
      </div>
    </Panel>
  );
}

const NAME: Column<Row> = { key: 'division', header: t.division, cell: ({ name }) => name, sortBy: ({ name }) => name };

const columnsOf = (
  leagueId: string,
  mine: string | null,
  { ranked, record }: { readonly ranked: boolean; readonly record: RecordKind },
): Column<Row>[] => [
  {
    key: 'team',
    header: t.team,
    cell: (row) => (
      <RankedTeam leagueId={leagueId} row={row} ranked={ranked} mine={row.team.team_id === mine} phone={null} />
    ),
    sortBy: ({ team }) => team.team_name,
  },
  ...recordColumns<Row>(({ all }) => all, record),
  {
    key: 'inside',
    header: t.inDivision,
    title: t.inDivisionHint,
    align: 'end',
    cell: ({ inside }) => (hasResults(inside) ? recordWords(inside) : <span className="text-ink-3">–</span>),
    sortBy: ({ inside }) => recordWords(inside),
  },
];
