import { useMemo } from 'react';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { Slot } from '@crease/core/draft/draft.model.js';
import { buildSearchIndex, searchPlayers } from '@crease/core/players/search.rules.js';
import { formatPrice } from '@crease/core/money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { contractEnd } from './kept.model.js';
import { useScope } from '../state/room-context.js';
import { useTeams } from '../state/room-hooks.js';
import { showTeam } from '../state/show-team.js';
import { useKept } from '../state/use-kept.js';
import * as t from './list.words.en.js';

const SHOWN = 3;

/**
 * Search hits that cannot be drafted, with team and pick. The block keeps its state while the list is held, so that no
 * row moves.
 */
export function Found({
  typed,
  hideTaken,
  slots,
  alone,
}: {
  typed: string;
  hideTaken: boolean;
  /** Slots at the list's last release (see `useHeld`). */
  slots: readonly Slot[];
  /** The list is empty: this is the only answer and comes first. */
  alone: boolean;
}) {
  const kept = useKept();
  const index = useMemo(
    () => buildSearchIndex([...(hideTaken ? draftedHits(slots) : []), ...keptHits(kept, slots.length)]),
    [slots, kept, hideTaken],
  );
  const found = useMemo(() => searchPlayers(index, typed).slice(0, SHOWN), [index, typed]);
  if (found.length === 0) return null;
  return (
    <ul
      aria-label={t.notInPool}
      className={cx('shrink-0 border-line bg-sunken py-1 text-xs text-ink-2', alone ? '-order-1 border-b' : 'border-t')}
    >
      {found.map((hit) => (
        <FoundPlayer key={hit.id} hit={hit} />
      ))}
    </ul>
  );
}

const hitOf = <Player extends { id: number; name: string; club: string | null }>(player: Player) => ({
  id: player.id,
  full_name: player.name,
  nhl_club: player.club,
  player,
});

const draftedHits = (slots: readonly Slot[]) =>
  slots.flatMap(({ player, overall, ownerTeamId }) =>
    player === null
      ? []
      : [{ ...hitOf(player), rank: overall, overall, teamId: ownerTeamId, end: null as string | null }],
  );

const keptHits = (kept: ReturnType<typeof useKept>, after: number) =>
  kept.map((player, at) => ({
    ...hitOf(player),
    rank: after + at,
    overall: null as number | null,
    teamId: player.teamId,
    end: contractEnd(player),
  }));

type Hit = ReturnType<typeof draftedHits>[number] | ReturnType<typeof keptHits>[number];

function FoundPlayer({ hit: { player, overall, teamId, end } }: { hit: Hit }) {
  const { ui } = useScope();
  const team = useTeams().get(teamId)?.name ?? t.aTeam;
  const words =
    overall === null
      ? t.keptBy({ team, contract: [formatPrice(capHitOf(player)), end].filter(Boolean).join(', ') })
      : t.draftedBy({ team, overall });
  return (
    <li>
      <button
        type="button"
        onClick={() => (overall === null ? showTeam(ui, teamId) : ui.setState({ openPick: overall }))}
        className="flex min-h-7 w-full items-center gap-2 px-3 text-left hover:bg-hover pointer-coarse:min-h-11"
      >
        <PositionTag position={player.position} detail={player.detail} className="h-4 min-w-4" />
        <span className="shrink-0 font-semibold text-ink">{player.name}</span>
        <span className="min-w-0 truncate">{words}</span>
      </button>
    </li>
  );
}
