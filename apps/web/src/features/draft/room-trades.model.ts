import type { DraftState } from '@crease/core/draft/draft.model.js';
import { seasonPlus } from '@crease/core/season.js';
import type { TradeAsset, TradeSide } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer, TradeEffects, TradeSideView, TradeView } from '@crease/core/trades/trade.schema.js';
import { CARRIED_OUT_AT_ONCE, listed } from '@crease/core/trades/trade.words.js';

/** A draft pick that a team could give. */
export interface OfferedPick {
  readonly id: string;
  readonly label: string;
  /** Why it cannot be traded now; null when it can. */
  readonly frozen: string | null;
}

export interface OfferedPicks {
  /** Open slots of this draft. They follow the board. */
  readonly now: readonly OfferedPick[];
  /** Picks of coming drafts. */
  readonly later: readonly OfferedPick[];
}

/** A team's picks that are still open, of this draft and of coming ones. `assets` is what the server says of the team. */
export function openPicks(
  state: Pick<DraftState, 'slots' | 'order' | 'onClock' | 'teams'>,
  teamId: string,
  assets: TradableAssetsAnswer | undefined,
): OfferedPicks {
  const said = new Map(assets?.draft_picks.map((pick) => [pick.pick_id, pick]));
  const ofThisDraft = new Set(state.slots.map(({ pickId }) => pickId));
  const nameOf = (id: string) => state.teams.find((team) => team.id === id)?.name ?? 'another team';
  return {
    now: state.slots
      .filter((slot) => slot.status === 'open' && slot.ownerTeamId === teamId)
      .map((slot) => ({
        id: slot.pickId,
        label: [
          state.order.source === 'undrawn' ? `Round ${slot.round}` : `Round ${slot.round}, pick ${slot.overall}`,
          slot.originalTeamId === teamId ? '' : ` (from ${nameOf(slot.originalTeamId)})`,
          slot.overall === state.onClock?.overall ? ', on the clock' : '',
        ].join(''),
        frozen: said.get(slot.pickId)?.frozen ?? null,
      })),
    later: [...said.values()]
      .filter(({ pick_id: id }) => !ofThisDraft.has(id))
      .map(({ pick_id: id, label, frozen }) => ({ id, label, frozen })),
  };
}

/** Those of the chosen picks that can still be traded: a pick that was used meanwhile drops out. */
export const stillOpen = (chosen: readonly string[], { now, later }: OfferedPicks): string[] =>
  chosen.filter((id) => [...now, ...later].some((pick) => pick.id === id && pick.frozen === null));

const sideOf = (teamId: string, picks: readonly string[]): TradeSide => ({
  team_id: teamId,
  assets: picks.map((pick_id): TradeAsset => ({ kind: 'draft-pick', pick_id, condition: null })),
  moves: [],
});

export const termsOf = (
  mine: string,
  give: readonly string[],
  partner: string,
  want: readonly string[],
): { sides: [TradeSide, TradeSide] } => ({ sides: [sideOf(mine, give), sideOf(partner, want)] });

/** Whether a trade is one that this dialog can build: draft picks, no conditions, no moves. */
export const isOfPicks = ({ sides }: Pick<TradeView, 'sides'>): boolean =>
  sides.every(
    ({ assets, moves }) =>
      moves.length === 0 && assets.every(({ kind, condition }) => kind === 'draft-pick' && condition === null),
  );

export const pickIdsOf = ({ assets }: TradeSideView): string[] =>
  assets.flatMap((asset) => (asset.kind === 'draft-pick' ? [asset.pick_id] : []));

const goods = ({ assets, moves }: TradeSideView): string =>
  listed([
    ...assets.map(({ label, condition_text: text }) => (text === null ? label : `${label}: ${text}`)),
    ...moves.map(({ label }) => label),
  ]) || 'nothing';

/** 'You get …; you give ….', for the team whose side is `mine`. */
export function exchangeWords({ sides }: Pick<TradeView, 'sides'>, mine: string): string {
  const own = sides.find(({ team_id }) => team_id === mine);
  const other = sides.find(({ team_id }) => team_id !== mine);
  return own === undefined || other === undefined ? '' : `You get ${goods(other)}; you give ${goods(own)}.`;
}

/** What becomes of an offer that is accepted, or what stands in its way. */
export function outcomeWords(effects: TradeEffects): { kind: 'atOnce' | 'reviewed' | 'refused'; words: string } {
  const problem = effects.problems[0];
  if (problem !== undefined) return { kind: 'refused', words: problem.message };
  const broken = effects.sides.flatMap(({ seasons }) => seasons[0]?.violations ?? []).find(({ decisive }) => decisive);
  if (!effects.legal) return { kind: 'refused', words: broken?.message ?? 'It breaks a rule of the league.' };
  return effects.at_once
    ? { kind: 'atOnce', words: CARRIED_OUT_AT_ONCE }
    : { kind: 'reviewed', words: 'Not carried out at once: it goes the way of the league’s other trades.' };
}

/** What the room says of a trade that has changed; null where nobody has to be told. */
export function newsOf(trade: TradeView, mine: string): { text: string; detail: string; offer: boolean } | null {
  const [from, to] = trade.sides;
  const other = from.team_id === mine ? to : from;
  const detail = exchangeWords(trade, mine);
  const say = (text: string, offer = false) => ({ text, detail, offer });
  switch (trade.state) {
    case 'proposed':
      return trade.sent_to === mine ? say(`${from.team_name} offer you a trade`, true) : null;
    case 'in-review':
      return say(`The trade with ${other.team_name} is accepted and under review`);
    case 'executed':
      return say(`The trade with ${other.team_name} is carried out`);
    case 'accepted':
    case 'countered':
      return null;
    case 'withdrawn':
    case 'declined':
    case 'expired':
    case 'vetoed':
    case 'failed':
    case 'reversed':
      return { text: trade.reason ?? `The trade with ${other.team_name} has ended`, detail, offer: false };
  }
}

/** The seasons of the picks that stand beside this draft's: for the heading of the list. */
export const comingWords = (season: string): string => `Coming drafts, from ${seasonPlus(season, 1)}`;
