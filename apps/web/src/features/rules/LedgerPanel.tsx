import { Suspense, useState } from 'react';
import { useQueryClient, useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { LedgerLine } from '@crease/core/leagues/ledger/ledger.answers.js';
import { ledgerSums } from '@crease/core/leagues/ledger/ledger.rules.js';
import { formatCount } from '@crease/core/text.rules.js';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { request } from '../../platform/requests/api-client.js';
import { keys, useLoadedLeague, useTeamsById } from '../open-league/league-data.js';
import { Button, IconButton } from '../../ui/Button.js';
import { toastWhile } from '../../ui/layers/toast.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { amountWords } from '@crease/core/leagues/ledger/ledger.words.js';
import * as t from './ledger.words.en.js';

const LedgerDialog = lazyPart(() => import('./LedgerDialog.js'), 'LedgerDialog');
const RemoveLineDialog = lazyPart(() => import('./LedgerDialog.js'), 'RemoveLineDialog');

/** Entry fees and prizes. Members read them, commissioners write. Members of leagues without any see nothing. */
export function LedgerPanel({ leagueId }: { leagueId: string }) {
  const { league, me } = useLoadedLeague(leagueId);
  const { nameOf } = useTeamsById(leagueId, t.aTeam);
  const query = useLedger(leagueId);
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<LedgerLine | null>(null);
  const lines = query.data ?? [];
  if (lines.length === 0 && query.error === null && !me.is_commissioner) return null;
  return (
    <>
      <Panel
        title={t.feesAndPrizes}
        flush
        className="mt-4"
        actions={
          <>
            <DownloadCsv
              name={`fees-and-prizes-${league.current_season}`}
              disabled={lines.length === 0}
              table={() => ({
                head: ['season', 'team', 'kind', 'label', 'amount', 'currency', 'paid'],
                rows: lines.map((line) => [
                  line.season,
                  nameOf(line.team_id),
                  line.kind,
                  line.label,
                  line.amount,
                  line.currency,
                  line.paid,
                ]),
              })}
            />
            {me.is_commissioner && (
              <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => setAdding(true)}>
                {t.addLine}
              </Button>
            )}
          </>
        }
        footer={<p className="text-xs text-ink-3">{t.feesAndPrizesHint}</p>}
        state={panelState(query, (found) => (found.length === 0 ? { words: t.noLines, detail: t.noLinesHint } : null))}
      >
        <Sums lines={lines} />
        <ul>
          {lines.map((line) => (
            <Line
              key={line.id}
              leagueId={leagueId}
              line={line}
              team={nameOf(line.team_id)}
              onRemove={me.is_commissioner ? () => setRemoving(line) : null}
            />
          ))}
        </ul>
      </Panel>
      <Suspense>
        {adding && <LedgerDialog leagueId={leagueId} last={lines.at(-1) ?? null} onClose={() => setAdding(false)} />}
        {removing !== null && (
          <RemoveLineDialog
            leagueId={leagueId}
            line={removing}
            team={nameOf(removing.team_id)}
            onClose={() => setRemoving(null)}
          />
        )}
      </Suspense>
    </>
  );
}

function Sums({ lines }: { lines: readonly LedgerLine[] }) {
  return (
    <ul className="border-b border-line px-4 py-3 text-sm">
      {ledgerSums(lines).map(({ season, currency, ...sums }) => (
        <li key={`${season} ${currency}`}>
          {t.sums({
            season,
            currency,
            fees: formatCount(sums.fees),
            feesPaid: formatCount(sums.feesPaid),
            prizes: formatCount(sums.prizes),
            prizesPaid: formatCount(sums.prizesPaid),
          })}
        </li>
      ))}
    </ul>
  );
}

interface LineProps {
  leagueId: string;
  line: LedgerLine;
  team: string;
  /** null for readers who may not change it. */
  onRemove: (() => void) | null;
}

function Line({ leagueId, line, team, onRemove }: LineProps) {
  const client = useQueryClient();
  const { label } = line;
  const settle = (paid: boolean) =>
    void toastWhile(
      request('PUT /:league_id/ledger/:line_id', { league_id: leagueId, line_id: line.id, body: { paid } }),
      { loading: t.saving, success: t.saved },
    ).then(
      () => client.invalidateQueries({ queryKey: keys.league(leagueId) }),
      () => undefined,
    );
  return (
    <li className="flex items-center gap-3 border-b border-line px-4 py-2 last:border-b-0">
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{team}</span>
        <span className="block truncate text-xs text-ink-3">
          {[line.season, line.kind === 'fee' ? t.fee : t.prize, label].join(' · ')}
        </span>
      </span>
      <span className="font-semibold">{amountWords(line)}</span>
      {onRemove === null ? (
        <Badge tone={line.paid ? 'good' : 'neutral'}>{line.paid ? t.paid : t.notPaid}</Badge>
      ) : (
        <>
          <label className="flex min-h-6 items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={line.paid}
              aria-label={t.paidLineOf({ label, team })}
              onChange={(event) => settle(event.target.checked)}
            />
            {t.paid}
          </label>
          <IconButton
            label={t.removeLineOf({ label, team })}
            size="sm"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={onRemove}
          />
        </>
      )}
    </li>
  );
}

function useLedger(leagueId: string) {
  return useQuery({
    queryKey: [...keys.league(leagueId), 'ledger'],
    queryFn: async ({ signal }) => (await request('GET /:league_id/ledger', { league_id: leagueId, signal })).lines,
  });
}
