import type { KeptPlayer } from '@crease/core/draft/draft.schema.js';
import { chargeOf } from '@crease/core/draft/charge.rules.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { contractEnd } from '../list/kept.model.js';
import * as t from './team.words.en.js';

export function KeptRows({ players }: { players: readonly KeptPlayer[] }) {
  return players.map((player) => (
    <li key={player.id} className="flex min-h-row items-center gap-2.5 border-b border-line px-3">
      <span title={t.keptHint} className="w-7 shrink-0 text-right text-xs text-ink-3">
        {t.kept}
      </span>
      <PositionTag position={player.position} detail={player.detail} />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-sm font-medium text-ink">{player.name}</span>
        <span className="block truncate text-xs text-ink-3">
          {[player.club ?? t.noClub, contractEnd(player)].filter(Boolean).join(' · ')}
        </span>
      </span>
      <Money
        as="price"
        amount={player.price ?? chargeOf(player, player.teamId)}
        className="text-sm font-medium text-ink-2"
      />
    </li>
  ));
}

const PLACE = { active: t.activeRoster, ir: t.injuredReserve, rookie: t.rookieBank } as const;

/** Kept players in the places that this draft does not fill. */
export function KeptAside({ place, players }: { place: KeptPlayer['place']; players: readonly KeptPlayer[] }) {
  if (players.length === 0) return null;
  return (
    <section aria-labelledby={`kept-${place}`}>
      <h2
        id={`kept-${place}`}
        className="flex h-8 items-center gap-2 border-b border-line bg-sunken px-3 text-xs font-semibold text-ink-2"
      >
        {PLACE[place]}
        <span className="ml-auto font-medium text-ink-3">{players.length}</span>
      </h2>
      <ul>
        <KeptRows players={players} />
      </ul>
    </section>
  );
}
