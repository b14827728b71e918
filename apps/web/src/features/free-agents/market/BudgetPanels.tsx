import { Link } from 'react-router-dom';
import { hasSalaryBids } from '@crease/core/free-agents/market/market.rules.js';
import type { BudgetMoveView } from '@crease/core/free-agents/market/market.schema.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { paths } from '../../../platform/pages/paths.js';
import { Money } from '../../../ui/figures/Money.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { DataTable, type Column } from '../../../ui/lists/DataTable.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { useLoadedLeague, useTeamsById } from '../../open-league/league-data.js';
import { useMarket } from '../../moves/market-data.js';
import { spacesOf } from './spaces.js';
import * as t from './market.words.en.js';

type Budget = NonNullable<ReturnType<typeof useMarket>['data']>['budgets'][number];

const AMOUNTS = [
  ['spent', t.spent],
  ['traded', t.traded],
  ['reserved', t.setAside],
  ['left', t.left],
] as const;

/** Each team's budget, or its cap space where bids are salaries. Columns appear with the first amount. */
export function Budgets({ leagueId }: { leagueId: string }) {
  const { nameOf: name } = useTeamsById(leagueId, t.aTeam);
  const query = useMarket(leagueId);
  const { league, teams } = useLoadedLeague(leagueId);
  const isSalary = hasSalaryBids(league);
  const rows = isSalary ? spacesOf(teams, query.data?.lots ?? []) : (query.data?.budgets ?? []);
  const title = isSalary ? t.capSpaces : t.budgets;
  const isShown = (key: (typeof AMOUNTS)[number][0]) =>
    key === 'left' || (key === 'spent' && !isSalary) || rows.some((row) => row[key] !== 0);
  return (
    <Panel title={title} flush state={panelState(query)}>
      <DataTable
        caption={title}
        columns={[
          {
            key: 'team',
            header: t.team,
            card: 'head',
            sortBy: (row) => name(row.team_id),
            cell: (row) => name(row.team_id),
          },
          ...AMOUNTS.filter(([key]) => isShown(key)).map(([key, header]): Column<Budget> => ({
            key,
            header,
            align: 'end',
            sortBy: (row) => row[key],
            cell: (row) => <Money amount={row[key]} />,
          })),
        ]}
        rows={rows}
        rowKey={(row) => row.team_id}
        maxHeight="20rem"
      />
    </Panel>
  );
}

export function BudgetMoves({ leagueId }: { leagueId: string }) {
  const { nameOf: name } = useTeamsById(leagueId, t.aTeam);
  const query = useMarket(leagueId);
  const moves = query.data?.moves ?? [];
  return (
    <Panel
      title={t.budgetMoves}
      flush
      actions={
        moves.length > 0 && (
          <DownloadCsv
            name="budgets"
            table={() => ({
              head: [t.whenColumn, t.teamColumn, t.changeColumn, t.causeColumn],
              rows: moves.map((move) => [move.at, name(move.team_id), move.amount, causeOf(move, name)]),
            })}
          />
        )
      }
      state={panelState(query, () =>
        moves.length === 0 ? { words: t.noBudgetMoves, detail: t.noBudgetMovesHint } : null,
      )}
    >
      <ul
        tabIndex={0}
        aria-label={t.budgetMoves}
        className="scroll-slim max-h-120 overflow-y-auto outline-offset-[-2px]"
      >
        {moves.map((move) => (
          <li key={move.id} className="flex items-start gap-3 border-b border-line px-4 py-1.5 last:border-b-0">
            <span className="min-w-0 flex-1">
              <span className="block font-medium wrap-anywhere">{name(move.team_id)}</span>
              <span className="block text-xs wrap-anywhere text-ink-3">
                <Cause leagueId={leagueId} move={move} name={name} />
              </span>
            </span>
            <span className="shrink-0 text-right">
              <span className="block text-sm tabular-nums">{t.changeBy(move)}</span>
              <RelativeTime at={move.at} className="text-xs text-ink-3" />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type NameOf = (teamId: string) => string;

const causeOf = ({ trade_id, with_team_id, player_name }: BudgetMoveView, name: NameOf): string =>
  trade_id !== null && with_team_id !== null
    ? t.tradeWith({ team: name(with_team_id) })
    : (player_name ?? t.carriedOver);

function Cause({ leagueId, move, name }: { leagueId: string; move: BudgetMoveView; name: NameOf }) {
  const to =
    move.trade_id !== null
      ? paths.trade(leagueId, move.trade_id)
      : move.player_id !== null
        ? paths.player(leagueId, move.player_id)
        : null;
  const words = causeOf(move, name);
  return to === null ? (
    words
  ) : (
    <Link to={to} className="hover:underline">
      {words}
    </Link>
  );
}
