import { draftsToBank } from '@crease/core/leagues/drafts/draft.table.js';
import type { DraftState, Slot } from '@crease/core/draft/draft.model.js';
import { activeSize } from '@crease/core/draft/team/legality.rules.js';
import { laterPickValue, pickValue, returnsFor, type ValuedPick } from '@crease/core/draft/offers/pick-value.rules.js';
import { placesIn } from '@crease/core/draft/recap/pick-story.rules.js';
import { asksOf } from '@crease/core/draft/offers/shop.rules.js';
import type { TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { shortName } from '@crease/core/players/name.rules.js';
import { isUndrawn } from '../state/board.model.js';
import { type Pool } from '../state/pool.model.js';
import { playerKey } from './room-trades.model.js';
import * as t from './offers.words.en.js';

/** Own assets worth about as much as the requested pick. */
export interface Proposal {
  /** As the trade builder selects them. */
  readonly ids: readonly string[];
  readonly label: string;
}

interface Told extends ValuedPick {
  readonly label: string;
}

interface Known {
  /** The team's tradable assets as the server lists them; undefined while loading. */
  readonly assets: TradableAssetsAnswer | undefined;
  readonly pool: Pool | null;
  /** Players a team keeps after this season. */
  readonly kept: number;
}

/** Fair returns for a pick of this draft: picks of any draft, and players that the other team has room for. */
export function proposals(state: DraftState, teamId: string, pickId: string, known: Known): Proposal[] {
  const wanted = state.slots.find((slot) => slot.pickId === pickId);
  if (wanted === undefined) return [];
  const goods = {
    picks: openOf(state, teamId, known),
    later: laterOf(state, known),
    players: playersOf(state, wanted, known),
  };
  const told = new Map([...goods.picks, ...goods.later, ...goods.players].map((one) => [one.id, one]));
  return returnsFor(pickValue(wanted, state.teams.length), goods, asksOf(wanted)).map(({ goods: chosen }) => {
    const parts = chosen.flatMap(({ id }) => told.get(id) ?? []).sort((one, other) => other.value - one.value);
    return { ids: parts.map(({ id }) => id), label: parts.map(({ label }) => label).join(' + ') };
  });
}

function openOf(state: DraftState, teamId: string, { assets }: Known): Told[] {
  const { slots, teams, promises = [] } = state;
  const undrawn = isUndrawn(state);
  const held = new Set(promises.map((promise) => promise.pickId));
  for (const { pick_id: id, frozen } of assets?.draft_picks ?? []) if (frozen !== null) held.add(id);
  return slots
    .filter((slot) => slot.status === 'open' && slot.ownerTeamId === teamId && !held.has(slot.pickId))
    .map((slot) => ({
      id: slot.pickId,
      value: pickValue(slot, teams.length),
      label: undrawn ? t.roundNumber({ round: slot.round }) : `#${slot.overall}`,
    }));
}

function laterOf({ slots, teams, season, type, kind }: DraftState, { assets, kept }: Known): Told[] {
  const here = new Set(slots.map(({ pickId }) => pickId));
  const draft = { season, type, kind, teams: teams.length };
  return (assets?.draft_picks ?? []).flatMap((pick) => {
    if (here.has(pick.pick_id) || pick.frozen !== null) return [];
    const value = laterPickValue(pick, draft, kept);
    return value === null
      ? []
      : [{ id: pick.pick_id, value, label: t.seasonAndRound({ season: pick.season, round: pick.round }) }];
  });
}

/** Values players like the pick's place in the pool. Too low for the very best. */
function playersOf({ teams, rules, type }: DraftState, wanted: Slot, { assets, pool }: Known): Told[] {
  const partner = teams.find(({ id }) => id === wanted.ownerTeamId);
  if (pool === null || partner === undefined || draftsToBank(type)) return [];
  const { holdings } = partner;
  if (rules.sizesRest !== true && activeSize(holdings) >= rules.maxRosterSize) return [];
  const space = rules.salaryCap - holdings.capUsed;
  const positions = asksOf(wanted).filter((ask) => ask !== 'picks' && ask !== 'later');
  const places = placesIn(pool.rules);
  return (assets?.players ?? []).flatMap((player) => {
    const place = places.get(player.player_id);
    if (place === undefined || player.frozen !== null || player.charge > space) return [];
    if (positions.length > 0 && !positions.some((position) => position === player.position)) return [];
    const value = pickValue({ overall: place }, teams.length);
    return [{ id: playerKey(player.player_id), value, label: shortName(player.name) }];
  });
}
