import { Link } from 'react-router-dom';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { ClaimView } from '@crease/core/free-agents/free-agents.schema.js';
import type { CsvTable } from '../../platform/files/csv.js';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { paths } from '../../platform/pages/paths.js';
import { Badge, type Tone } from '../../ui/marks/Badge.js';
import { Button, IconButton } from '../../ui/Button.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { SortWords, type useSortable } from '../../ui/lists/use-sortable.js';
import { useClaims } from './free-agents.data.js';
import { sentence } from '../../ui/text/sentence.js';
import { useClaimOrder, useWithdraw } from './use-own-claims.js';
import * as t from './free-agents.words.en.js';

const OUTCOME: Record<Exclude<ClaimView['outcome'], 'open'>, { word: string; tone: Tone }> = {
  won: { word: t.won, tone: 'good' },
  lost: { word: t.lost, tone: 'neutral' },
  refused: { word: t.refused, tone: 'bad' },
  withdrawn: { word: t.withdrawn, tone: 'neutral' },
};

const MOVE_WORDS: Record<ClaimView['moves'][number]['type'], (name: string) => string> = {
  drop: (name) => t.dropsPlayer({ player: name }),
  toIr: (name) => t.movesToInjuredReserve({ player: name }),
  toBank: (name) => t.movesToRookieBank({ player: name }),
  activate: (name) => t.activatesPlayer({ player: name }),
  promote: (name) => t.promotesPlayer({ player: name }),
};

function withWords({ drop_player_name, moves }: ClaimView): string {
  const all = [
    ...(drop_player_name === null ? [] : [MOVE_WORDS.drop(drop_player_name)]),
    ...moves.map(({ type, name }) => MOVE_WORDS[type](name)),
  ];
  return all.length === 0 ? t.noDrop : all.join(', ');
}

const claimsTable = (claims: readonly ClaimView[]): CsvTable => ({
  head: [t.playerColumn, t.withColumn, t.madeColumn, t.decidedColumn, t.outcomeColumn, t.whyColumn],
  keys: [null, null, null, null, 'outcome'],
  rows: claims.map((claim) => [
    claim.player_name,
    withWords(claim),
    claim.created_at,
    claim.clears_at,
    claim.outcome,
    claim.reason,
  ]),
});

/** The team's own claims: open ones by priority, then decided ones with their outcome. */
export function Claims({ leagueId, onChange }: { leagueId: string; onChange: (claim: ClaimView) => void }) {
  const query = useClaims(leagueId);
  const claims = query.data ?? [];
  const open = claims.filter(({ outcome }) => outcome === 'open');
  const decided = claims.filter((claim) => claim.outcome !== 'open');
  const sortable = useClaimOrder(leagueId, open, decided);
  const { leaving, withdraw } = useWithdraw(leagueId);

  return (
    <Panel
      title={t.yourClaims}
      flush
      actions={claims.length > 0 && <DownloadCsv name="claims" table={() => claimsTable(claims)} />}
      state={panelState(query, () => (claims.length === 0 ? { words: t.noClaims, detail: t.noClaimsHint } : null))}
    >
      {open.length > 0 && (
        <ol ref={sortable.list} aria-label={t.openClaims}>
          {open.map((claim, index) => (
            <li
              key={claim.id}
              {...sortable.item(claim.id)}
              className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-surface py-2 pr-3 pl-1.5 last:border-b-0"
            >
              <MoveHandle claim={claim} disabled={open.length < 2} handle={sortable.handle(claim.id)} />
              <span className="w-4 text-center text-xs font-semibold text-ink-3 tabular-nums">{index + 1}</span>
              <span className="min-w-32 flex-1">
                <Link to={paths.player(leagueId, claim.player_id)} className="font-medium hover:underline">
                  {claim.player_name}
                </Link>
                <span className="block text-xs text-ink-3">
                  {`${withWords(claim)} · `}
                  {sentence(t.decidedAt, { time: <RelativeTime at={claim.clears_at} /> })}
                </span>
              </span>
              <ClaimButtons claim={claim} busy={leaving === claim.id} onChange={onChange} onWithdraw={withdraw} />
            </li>
          ))}
        </ol>
      )}
      <SortWords words={sortable.words} />
      {decided.length > 0 && <DecidedClaims claims={decided} />}
    </Panel>
  );
}

function ClaimButtons({
  claim,
  busy,
  onChange,
  onWithdraw,
}: {
  claim: ClaimView;
  busy: boolean;
  onChange: (claim: ClaimView) => void;
  onWithdraw: (claim: ClaimView) => void;
}) {
  return (
    <span className="ml-auto flex">
      <Button
        size="sm"
        variant="quiet"
        aria-label={t.changeClaimOf({ player: claim.player_name })}
        onClick={() => onChange(claim)}
      >
        {t.change}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        busy={busy}
        aria-label={t.withdrawClaimOf({ player: claim.player_name })}
        onClick={() => onWithdraw(claim)}
      >
        {t.withdraw}
      </Button>
    </span>
  );
}

function MoveHandle({
  claim,
  disabled,
  handle,
}: {
  claim: ClaimView;
  disabled: boolean;
  handle: ReturnType<ReturnType<typeof useSortable>['handle']>;
}) {
  return (
    <IconButton
      size="sm"
      label={t.moveClaimOf({ player: claim.player_name })}
      icon={<GripVertical size={16} aria-hidden="true" />}
      disabled={disabled}
      {...handle}
      className="cursor-grab touch-none"
    />
  );
}

function DecidedClaims({ claims }: { claims: readonly ClaimView[] }) {
  return (
    <ul
      aria-label={t.decidedClaims}
      tabIndex={0}
      className="scroll-slim max-h-72 overflow-y-auto border-t border-line outline-offset-[-2px]"
    >
      {claims.map((claim) => (
        <li
          key={claim.id}
          className="flex items-start justify-between gap-3 border-b border-line px-4 py-2 last:border-b-0"
        >
          <span className="min-w-0">
            <span className="font-medium">{claim.player_name}</span>
            {claim.reason !== null && <span className="block text-xs text-ink-2">{claim.reason}</span>}
            <span className="block text-xs text-ink-3">
              <RelativeTime at={claim.outcome === 'withdrawn' ? claim.created_at : claim.clears_at} />
            </span>
          </span>
          {claim.outcome !== 'open' && <Badge tone={OUTCOME[claim.outcome].tone}>{OUTCOME[claim.outcome].word}</Badge>}
        </li>
      ))}
    </ul>
  );
}
