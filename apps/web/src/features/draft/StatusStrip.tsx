import { memo } from 'react';
import Bot from 'lucide-react/icons/bot';
import Pause from 'lucide-react/icons/pause';
import type { DraftTeam, Slot } from '@crease/core/draft/draft.model.js';
import { isMade } from '@crease/core/draft/slot-tally.js';
import { paths } from '../../platform/paths.js';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/Button.js';
import { ConnectionBadge } from '../../ui/ConnectionBadge.js';
import { PositionTag } from '../../ui/tags.js';
import { cx } from '../../ui/cx.js';
import { draftApi } from './draft.data.js';
import { STATUS_WORD } from './draft.words.js';
import { shortName } from './pool.model.js';
import { useDraft, useScope, useView } from './room-context.js';
import { useCommand, useTeams } from './room-hooks.js';

const SHOWN = 14;

/** One line of constant height: connection, what is out of the ordinary, and the latest picks. */
export function StatusStrip() {
  const name = useDraft((state) => state.name);
  const status = useDraft((state) => state.status);
  const held = useDraft((state) => state.held === true);
  const connection = useView((view) => view.connection);
  const teamIds = useView((view) => view.my.teamIds);
  const { leagueId, draftId } = useScope();
  const teams = useTeams();
  const onAuto = teamIds.flatMap((id) => teams.get(id) ?? []).find((team) => team.auto !== 'off');
  const auto = onAuto !== undefined && status !== 'ended';
  return (
    <div className="flex h-10 shrink-0 items-center gap-3 overflow-hidden border-b border-line bg-surface px-3 text-xs sm:px-4">
      <div className={cx('flex shrink-0 items-center gap-2.5', (auto || status === 'paused') && 'max-sm:hidden')}>
        <p aria-hidden="true" className="max-w-52 truncate text-sm font-semibold text-ink max-sm:hidden">
          {name}
        </p>
        <ConnectionBadge state={connection} />
      </div>
      {status === 'paused' && (
        <p className="flex h-7 shrink-0 items-center gap-1.5 rounded-md bg-warn-soft px-2.5 font-semibold text-warn">
          <Pause size={12} aria-hidden="true" fill="currentColor" />
          {STATUS_WORD.paused}
          <span className="font-medium max-sm:hidden">
            {held ? '· waiting for a trade' : '· the commissioner will resume the draft'}
          </span>
        </p>
      )}
      {status === 'ended' && (
        <Link
          to={`${paths.drafts(leagueId)}?draft=${draftId}`}
          className="flex h-7 shrink-0 items-center rounded-md bg-accent-soft px-2.5 font-semibold text-accent-text hover:underline"
        >
          See the results
        </Link>
      )}
      {auto && <AutoBanner team={onAuto} />}
      <Ticker />
    </div>
  );
}

const WHY_AUTO = {
  off: '',
  manager: 'Auto picks for you',
  timeouts: 'Two clocks ran out: Auto picks for you',
  empty: 'Auto holds your seat',
} as const;

function AutoBanner({ team }: { team: DraftTeam }) {
  const { leagueId, draftId } = useScope();
  const { run, busy, failure } = useCommand();
  return (
    <div
      role="status"
      className="flex h-7 shrink-0 items-center gap-2 rounded-md bg-warn-soft pl-2.5 font-semibold text-warn"
    >
      <Bot size={14} aria-hidden="true" />
      <span>{failure?.text ?? WHY_AUTO[team.auto]}</span>
      <Button
        size="sm"
        variant="primary"
        busy={busy}
        onClick={() => void run(() => draftApi.setAuto(leagueId, draftId, team.id, false))}
      >
        {team.auto === 'empty' ? 'Take my seat' : 'Pick myself'}
      </Button>
    </div>
  );
}

function Ticker() {
  const slots = useDraft((state) => state.slots);
  const teams = useTeams();
  const made = slots.filter(isMade);
  const latest = made.slice(-SHOWN).reverse();
  if (latest.length === 0) return <p className="min-w-0 flex-1 truncate text-ink-3">No picks yet</p>;
  return (
    <ol
      aria-label="Latest picks"
      className="flex min-w-0 flex-1 items-center gap-4 overflow-hidden border-line sm:border-l sm:pl-4 [mask-image:linear-gradient(to_right,black_calc(100%-3rem),transparent)]"
    >
      {latest.map((slot) => (
        <TickerPick
          key={`${slot.overall}-${slot.player?.id ?? 0}`}
          slot={slot}
          team={teams.get(slot.ownerTeamId)?.name ?? ''}
        />
      ))}
    </ol>
  );
}

const TickerPick = memo(function TickerPick({ slot, team }: { slot: Slot; team: string }) {
  return (
    <li className="flex shrink-0 animate-rise items-center gap-1.5">
      <span className="text-ink-3">{slot.overall}</span>
      {slot.player === null ? (
        <span className="text-ink-3">skipped</span>
      ) : (
        <PositionTag position={slot.player.position} detail={slot.player.detail} className="h-4 min-w-4" />
      )}
      {slot.player !== null && <span className="font-semibold text-ink">{shortName(slot.player.name)}</span>}
      <span className="max-w-32 truncate text-ink-3">{team}</span>
    </li>
  );
});
