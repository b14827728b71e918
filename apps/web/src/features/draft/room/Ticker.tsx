import { memo, useMemo } from 'react';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { isMade } from '@crease/core/draft/order/slot-tally.js';
import { takenOrder } from '@crease/core/draft/order/turn-order.js';
import { formatMoney } from '@crease/core/money.js';
import { shortName } from '@crease/core/players/name.rules.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { useMedia, usePhone } from '../../../ui/use-media.js';
import { truncateToWidth } from '../state/truncate-to-width.js';
import { useThrottledDraft, useDraft } from '../state/room-context.js';
import { useTeamLabels } from '../state/room-hooks.js';
import * as t from './room.words.en.js';

/** Maximum number of picks shown: on phones, on the widest screens, on others. */
const SHOWN = { phone: 4, wide: 14, usual: 10 };
const TEAM_PX = 128;

/** `players`: without picks that took no player. */
function latestOf(slots: readonly Slot[], count: number, players: boolean): readonly Slot[] {
  const latest: Slot[] = [];
  const order = takenOrder(slots);
  for (let index = order.length - 1; index >= 0 && latest.length < count; index -= 1) {
    const slot = order[index];
    if (slot !== undefined && isMade(slot) && !(players && slot.player === null)) latest.push(slot);
  }
  return latest;
}

interface TickerProps {
  /** True when a more urgent item is shown too: the ticker then needs a wide screen. */
  beside: boolean;
}

/**
 * On a phone the ticker may be the only view of a pick, so it renders at once; with the board in view it is deferred.
 */
export function Ticker(props: TickerProps) {
  const wide = useMedia('(min-width: 120rem)');
  return usePhone() ? (
    <TickerNow {...props} count={SHOWN.phone} />
  ) : (
    <TickerSoon {...props} count={wide ? SHOWN.wide : SHOWN.usual} />
  );
}

function TickerNow(props: TickerProps & { count: number }) {
  return <Latest {...props} slots={useDraft((state) => state.slots)} />;
}

function TickerSoon(props: TickerProps & { count: number }) {
  return <Latest {...props} slots={useThrottledDraft('strip').slots} />;
}

function Latest({ beside, slots, count }: TickerProps & { slots: readonly Slot[]; count: number }) {
  const teams = useTeamLabels();
  // Skipped picks are news only while the draft runs.
  const ended = useDraft((state) => state.status === 'ended');
  const latest = useMemo(() => latestOf(slots, count, ended), [slots, count, ended]);
  if (latest.length === 0) return beside ? null : <p className="min-w-0 flex-1 truncate text-ink-3">{t.noPicksYet}</p>;
  return (
    <ol
      aria-label={t.latestPicks}
      className={cx(
        // A gradient: a CSS mask would be its own layer, composited again for every pick.
        'relative flex min-w-0 flex-1 items-center gap-4 overflow-hidden border-line after:pointer-events-none after:absolute after:inset-y-0 after:right-0 after:w-12 after:bg-linear-to-r after:from-transparent after:to-surface sm:border-l sm:pl-4',
        beside && 'max-xl:hidden',
      )}
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
    <li className="flex shrink-0 items-center gap-1.5 whitespace-nowrap">
      <span className="text-ink-3">{slot.sale ? formatMoney(slot.sale.price) : slot.overall}</span>
      {slot.player === null ? (
        <span className="text-ink-3">{t.skipped}</span>
      ) : (
        <PositionTag position={slot.player.position} detail={slot.player.detail} className="h-4 min-w-4" />
      )}
      {slot.player !== null && <span className="font-semibold text-ink">{shortName(slot.player.name)}</span>}
      <span className="text-ink-3">{truncateToWidth(team, TEAM_PX)}</span>
    </li>
  );
});
