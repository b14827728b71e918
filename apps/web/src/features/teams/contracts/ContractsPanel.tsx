import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import Pencil from 'lucide-react/icons/pencil';
import type { ContractLine } from '@crease/core/contracts/contract.answers.js';
import { formatMoney } from '@crease/core/money.js';
import { paths } from '../../../platform/pages/paths.js';
import { IconButton } from '../../../ui/Button.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { useContracts } from './contracts.data.js';
import * as t from './league-contracts.words.en.js';

const ContractDialog = lazyPart(() =>
  import('./ContractDialog.js').then((module) => ({ default: module.ContractDialog })),
);

/** A team's contracts with the league. Commissioners set and correct them. */
export function ContractsPanel({ leagueId, teamId }: { leagueId: string; teamId: string }) {
  const { me } = useLoadedLeague(leagueId);
  const query = useContracts(leagueId);
  const [editing, setEditing] = useState<ContractLine | null>(null);
  const lines = query.data?.players.filter(({ team_id }) => team_id === teamId) ?? [];
  const minimum = query.data?.minimum ?? 0;
  return (
    <>
      <Panel
        title={t.leagueContracts}
        flush
        className="mt-4"
        footer={<p className="text-xs text-ink-3">{t.minimumHint({ minimum: formatMoney(minimum) })}</p>}
        state={panelState(query, () => (lines.length === 0 ? { words: t.noPlayers } : null))}
      >
        <ul>
          {lines.map((line) => (
            <li key={line.player_id} className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
              <PositionTag position={line.position} />
              <span className="min-w-0 flex-1">
                <Link
                  to={paths.player(leagueId, line.player_id)}
                  className="block truncate font-medium hover:underline"
                >
                  {line.name}
                </Link>
                <span className="block truncate text-xs text-ink-3">
                  {line.contract !== null
                    ? t.through({ season: line.contract.last_season, entryLevel: line.contract.kind === 'entry-level' })
                    : line.place === 'rookie'
                      ? t.noContractNeeded
                      : t.noContract}
                </span>
              </span>
              <span className="font-semibold tabular-nums">{formatMoney(line.contract?.salary ?? minimum)}</span>
              {me.is_commissioner && (
                <IconButton
                  label={t.editContractOf({ name: line.name })}
                  size="sm"
                  icon={<Pencil size={16} aria-hidden="true" />}
                  onClick={() => setEditing(line)}
                />
              )}
            </li>
          ))}
        </ul>
      </Panel>
      <Suspense>
        {editing !== null && query.data !== undefined && (
          <ContractDialog
            leagueId={leagueId}
            line={editing}
            season={query.data.season}
            minimum={minimum}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
    </>
  );
}
