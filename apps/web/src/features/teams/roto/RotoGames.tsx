import { LINEUP_KIND_WORDS } from '@crease/core/leagues/lineup.rules.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { cx } from '../../../ui/cx.js';
import { DataTable, tableCells, type Column } from '../../../ui/lists/DataTable.js';
import { Panel } from '../../../ui/page/Panel.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { TeamCell } from '../TeamCell.js';
import { useRoto } from './roto.data.js';
import { gamesOf, type Roto, type UsedGames } from './roto.model.js';
import * as t from './roto.words.en.js';

interface Row {
  readonly team: TeamSummary;
  readonly games: readonly UsedGames[];
}

/** Games that each team has used, and will have used at this pace; nothing without caps. */
export function RotoGames({ leagueId, season, roto }: { leagueId: string; season: string; roto: Roto }) {
  const mine = useLoadedLeague(leagueId).me.team_id;
  const { withTeams } = useTeamsById(leagueId);
  if (roto.games_caps.length === 0) return null;
  const rows = withTeams(roto.teams).map((row): Row => ({ team: row.team, games: gamesOf(roto, row) }));
  const columns: Column<Row>[] = [
    {
      key: 'team',
      header: t.team,
      cell: ({ team }) => <TeamCell leagueId={leagueId} team={team} mine={team.team_id === mine} phone={null} />,
      sortBy: ({ team }) => team.team_name,
    },
    ...roto.games_caps.map(({ kind, cap }, index): Column<Row> => ({
      key: kind,
      header: t.kindWithCap({ kind: LINEUP_KIND_WORDS[kind], cap }),
      align: 'end',
      cell: ({ games }) => <Used games={games[index]} />,
      sortBy: ({ games }) => games[index]?.used ?? null,
    })),
  ];
  return (
    <Panel
      title={t.games}
      flush
      actions={
        <DownloadCsv name={`roto-games-${season}`} table={() => tableCells([...columns, ...paces(roto)], rows)} />
      }
      footer={<p className="text-xs text-ink-3">{t.gamesHint}</p>}
    >
      <DataTable
        orderable
        caption={t.gamesOfTeams({ season })}
        columns={columns}
        rows={rows}
        rowKey={({ team }) => team.team_id}
        isSelected={({ team }) => team.team_id === mine}
      />
    </Panel>
  );
}

/** Pace columns, only for files. */
const paces = ({ games_caps: caps }: Roto): Column<Row>[] =>
  caps.map(({ kind }, index) => ({
    key: `pace-${kind}`,
    header: t.paceOfKind({ kind: LINEUP_KIND_WORDS[kind] }),
    cell: () => null,
    sortBy: ({ games }) => games[index]?.projected ?? null,
  }));

function Used({ games }: { games: UsedGames | undefined }) {
  if (games === undefined) return <span className="text-ink-3">–</span>;
  const { used, cap, projected } = games;
  return (
    <span className="block text-right leading-tight whitespace-nowrap">
      {used}
      <span className={cx('block text-xs', (projected ?? used) > cap || used >= cap ? 'text-warn' : 'text-ink-3')}>
        {paceWords(games)}
      </span>
    </span>
  );
}

const paceWords = ({ used, cap, projected }: UsedGames): string =>
  used >= cap ? t.capReached : projected === null ? t.noPaceYet : t.onPace({ projected });

export function TeamGames({ leagueId, teamId, season }: { leagueId: string; teamId: string; season: string }) {
  const query = useRoto(leagueId, season);
  const roto = query.data?.season === season ? query.data.roto : null;
  const row = roto?.teams.find(({ team_id: id }) => id === teamId);
  if (roto === null || row === undefined || roto.games_caps.length === 0) return null;
  return (
    <Panel title={t.games} className="mt-4" footer={<p className="text-xs text-ink-3">{t.gamesHint}</p>}>
      <dl className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-7">
        {gamesOf(roto, row).map((games) => (
          <div key={games.kind}>
            <dt className="text-xs text-ink-3">{LINEUP_KIND_WORDS[games.kind]}</dt>
            <dd className="text-lg font-semibold tracking-tight">
              {games.used}
              <span className="text-sm font-normal text-ink-3"> / {games.cap}</span>
              <span className="block text-xs font-normal tracking-normal text-ink-3">{paceWords(games)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
