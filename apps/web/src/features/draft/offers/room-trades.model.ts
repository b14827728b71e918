import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { Exchange } from '@crease/core/draft/offers/exchange.rules.js';
import type { TradeAsset, TradeSide } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer, TradeEffects, TradeSideView, TradeView } from '@crease/core/trades/trade.schema.js';
import { listed } from '@crease/core/text.rules.js';
import { CARRIED_OUT_AT_ONCE } from '@crease/core/trades/trade.words.js';
import { isUndrawn } from '../state/board.model.js';
import * as t from './offers.words.en.js';

/** A draft pick or a player that a team could give. */
export interface OfferedPick {
  /** The pick's id, or the player's `playerKey`. */
  readonly id: string;
  readonly label: string;
  /** Why it cannot be traded now; null when it can. */
  readonly frozen: string | null;
}

export interface OfferedPicks {
  /** Open slots of this draft, in the board's order. */
  readonly now: readonly OfferedPick[];
  /** Picks of future drafts. */
  readonly later: readonly OfferedPick[];
  readonly players: readonly OfferedPick[];
}

const PLAYER = 'player ';
/** A player's id in a list of pick ids. */
export const playerKey = (playerId: number): string => `${PLAYER}${playerId}`;

/** A team's open picks in this draft and in future ones. `assets` is the server's answer for the team. */
export function openPicks(
  state: Pick<DraftState, 'slots' | 'order' | 'onClock' | 'teams'>,
  teamId: string,
  assets: TradableAssetsAnswer | undefined,
): OfferedPicks {
  const said = new Map(assets?.draft_picks.map((pick) => [pick.pick_id, pick]));
  const ofThisDraft = new Set(state.slots.map(({ pickId }) => pickId));
  const nameOf = (id: string) => state.teams.find((team) => team.id === id)?.name ?? t.anotherTeam;
  return {
    now: state.slots
      .filter((slot) => slot.status === 'open' && slot.ownerTeamId === teamId)
      .map((slot) => ({
        id: slot.pickId,
        label: t.pickToOffer({
          round: slot.round,
          overall: state.order.source === 'undrawn' ? null : slot.overall,
          from: slot.originalTeamId === teamId ? null : nameOf(slot.originalTeamId),
          onClock: slot.overall === state.onClock?.overall,
        }),
        frozen: said.get(slot.pickId)?.frozen ?? null,
      })),
    later: [...said.values()]
      .filter(({ pick_id: id }) => !ofThisDraft.has(id))
      .map(({ pick_id: id, label, frozen }) => ({ id, label, frozen })),
    players: (assets?.players ?? []).map(({ player_id: id, label, frozen }) => ({ id: playerKey(id), label, frozen })),
  };
}

/** The chosen picks that can still be traded, without those used meanwhile. */
export const stillOpen = (chosen: readonly string[], { now, later, players }: OfferedPicks): string[] =>
  chosen.filter((id) => [...now, ...later, ...players].some((one) => one.id === id && one.frozen === null));

export const splitChosen = (chosen: readonly string[]): { players: number[]; picks: string[] } => ({
  players: chosen.flatMap((id) => (id.startsWith(PLAYER) ? [Number(id.slice(PLAYER.length))] : [])),
  picks: chosen.filter((id) => !id.startsWith(PLAYER)),
});

const sideOf = (teamId: string, chosen: readonly string[]): TradeSide => ({
  team_id: teamId,
  assets: chosen.map((id): TradeAsset =>
    id.startsWith(PLAYER)
      ? { kind: 'player', player_id: Number(id.slice(PLAYER.length)), condition: null }
      : { kind: 'draft-pick', pick_id: id, condition: null },
  ),
  moves: [],
});

export const termsOf = (
  mine: string,
  give: readonly string[],
  partner: string,
  want: readonly string[],
): { sides: [TradeSide, TradeSide] } => ({ sides: [sideOf(mine, give), sideOf(partner, want)] });

/** True when this dialog can build the trade: draft picks and players only, no conditions and no moves. */
export const isPlain = ({ sides }: Pick<TradeView, 'sides'>): boolean =>
  sides.every(
    ({ assets, moves }) =>
      moves.length === 0 &&
      assets.every(({ kind, condition }) => (kind === 'draft-pick' || kind === 'player') && condition === null),
  );

/** A side's assets in the dialog's format. */
export const chosenOf = ({ assets }: TradeSideView): string[] =>
  assets.flatMap((asset) =>
    asset.kind === 'draft-pick' ? [asset.pick_id] : asset.kind === 'player' ? [playerKey(asset.player_id)] : [],
  );

/** A trade's changes to the draft: picks that change hands, and each team's holdings afterwards. */
export function exchangeOf(sides: TradeView['sides'], effects: Pick<TradeEffects, 'sides'>): Exchange {
  const [one, other] = sides;
  const to = (side: TradeSideView, teamId: string) =>
    side.assets.flatMap((asset) => (asset.kind === 'draft-pick' ? [{ pickId: asset.pick_id, to: teamId }] : []));
  return {
    picks: [...to(one, other.team_id), ...to(other, one.team_id)],
    holdings: effects.sides.flatMap(({ team_id: teamId, seasons: [now] }) => {
      if (now === undefined) return [];
      const { before, after } = now;
      const by = {
        F: after.by_position.F - before.by_position.F,
        D: after.by_position.D - before.by_position.D,
        G: after.by_position.G - before.by_position.G,
        capUsed: after.cap_used - before.cap_used,
        rookies: after.rookies - before.rookies,
      };
      return Object.values(by).every((change) => change === 0) ? [] : [{ teamId, by }];
    }),
  };
}

/** How a trade that was executed during the draft can still be reversed. */
export function takeBackWords({ veto }: Pick<TradeView, 'veto'>): string {
  if (veto === null) return t.pickUsedNoReversal;
  return veto.by === 'commissioner'
    ? t.commissionerCanReverse
    : t.votesReverseTrade({ votes: veto.votes, needed: veto.needed });
}

/** Short names of this draft's slots: "pick 38". */
const inThisDraft = (slots: DraftState['slots']): ReadonlyMap<string, string> =>
  new Map(slots.map(({ pickId, overall }) => [pickId, t.pickNumber({ overall })]));

/** A side's assets in words; `brief` has short names for picks. */
export const goods = ({ assets, moves }: TradeSideView, brief?: ReadonlyMap<string, string>): string =>
  listed([
    ...assets.map((asset) => {
      const label = (asset.kind === 'draft-pick' ? brief?.get(asset.pick_id) : undefined) ?? asset.label;
      return asset.condition_text === null ? label : `${label}: ${asset.condition_text}`;
    }),
    ...moves.map(({ label }) => label),
  ]) || t.nothing;

/** 'You get …; you give ….' for the team `mine`. */
export function exchangeWords(
  { sides }: Pick<TradeView, 'sides'>,
  mine: string,
  slots: DraftState['slots'] = [],
): string {
  const brief = inThisDraft(slots);
  const own = sides.find(({ team_id }) => team_id === mine);
  const other = sides.find(({ team_id }) => team_id !== mine);
  return own === undefined || other === undefined
    ? ''
    : t.youGetYouGive({ get: goods(other, brief), give: goods(own, brief) });
}

/** The first numbered pick of this draft that a trade promises; null when there is none. */
export const firstPromised = (
  state: Pick<DraftState, 'slots' | 'status' | 'order'>,
  ids: readonly string[],
): number | null =>
  isUndrawn(state)
    ? null
    : (state.slots.find(({ status, pickId }) => status === 'open' && ids.includes(pickId))?.overall ?? null);

/** The result of accepting an offer, or why it cannot be accepted. `promised` is a pick that a review would hold up. */
export function outcomeWords(
  effects: TradeEffects,
  promised: number | null = null,
): { kind: 'atOnce' | 'reviewed' | 'refused'; words: string } {
  const problem = effects.problems[0];
  if (problem !== undefined) return { kind: 'refused', words: problem.message };
  const broken = effects.sides.flatMap(({ seasons }) => seasons[0]?.violations ?? []).find(({ decisive }) => decisive);
  if (!effects.legal) return { kind: 'refused', words: broken?.message ?? t.breaksLeagueRule };
  return effects.at_once
    ? { kind: 'atOnce', words: CARRIED_OUT_AT_ONCE }
    : {
        kind: 'reviewed',
        words:
          promised === null
            ? t.reviewedLikeOthers
            : `${t.reviewedLikeOthers} ${t.draftWaitsAtPick({ overall: promised })}`,
      };
}

/** The room's message about a changed trade; null when there is nothing to announce. */
export function newsOf(
  trade: TradeView,
  mine: string,
  slots: DraftState['slots'] = [],
): { text: string; detail: string; offer: boolean } | null {
  const [from, to] = trade.sides;
  const other = from.team_id === mine ? to : from;
  const detail = exchangeWords(trade, mine, slots);
  const say = (text: string, offer = false) => ({ text, detail, offer });
  switch (trade.state) {
    case 'proposed':
      return trade.sent_to === mine ? say(t.teamOffersTrade({ team: from.team_name }), true) : null;
    case 'in-review':
      return say(t.tradeWithUnderReview({ team: other.team_name }));
    case 'executed':
      return say(t.tradeWithCarriedOut({ team: other.team_name }));
    case 'accepted':
    case 'countered':
      return null;
    case 'withdrawn':
    case 'declined':
    case 'expired':
    case 'vetoed':
    case 'failed':
    case 'reversed':
      return { text: trade.reason ?? t.tradeWithHasEnded({ team: other.team_name }), detail, offer: false };
  }
}
