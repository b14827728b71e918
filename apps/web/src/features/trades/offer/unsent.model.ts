import {
  TRADE_LIMITS,
  type Condition,
  type TradeAsset,
  type TradeMove,
  type TradeSide,
} from '@crease/core/trades/trade.model.js';
import { budgetLabel, capSpaceLabel } from '@crease/core/trades/shown/asset.words.js';
import type { TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { emptySide, keyOf, type Offer } from '../offer.model.js';
import * as t from './offer.words.en.js';

export interface UnsentOffer {
  /** The query of the builder's address with which it was begun. */
  readonly from: string;
  readonly offer: Offer;
  readonly message: string;
  readonly days: number;
  readonly override: boolean;
  /** Labels of assets by key, to name those that are gone later. */
  readonly labels: Readonly<Record<string, string>>;
}

type Assets = Pick<TradableAssetsAnswer, 'players' | 'draft_picks' | 'fa_picks' | 'budget' | 'cap_space'>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCondition = (value: unknown): value is Condition | null =>
  value === null || (isObject(value) && typeof value.type === 'string' && typeof value.resolve_by === 'string');
const isMove = (value: unknown): value is TradeMove =>
  isObject(value) && typeof value.type === 'string' && typeof value.player_id === 'number';

function isAsset(value: unknown): value is TradeAsset {
  if (!isObject(value) || !isCondition(value.condition)) return false;
  if (value.kind === 'player') return typeof value.player_id === 'number';
  if (value.kind === 'retention')
    return (
      typeof value.player_id === 'number' && (typeof value.percent === 'number' || typeof value.dollars === 'number')
    );
  if (value.kind === 'budget' || value.kind === 'cap-space')
    return typeof value.season === 'string' && typeof value.amount === 'number';
  return (value.kind === 'draft-pick' || value.kind === 'fa-pick') && typeof value.pick_id === 'string';
}

const isSide = (value: unknown): value is TradeSide =>
  isObject(value) &&
  typeof value.team_id === 'string' &&
  Array.isArray(value.assets) &&
  value.assets.every(isAsset) &&
  Array.isArray(value.moves) &&
  value.moves.every(isMove);

/** The stored offer; null when unreadable, for example from another release. */
export function unsentOf(value: unknown): UnsentOffer | null {
  if (!isObject(value) || !isObject(value.offer) || !Array.isArray(value.offer.sides)) return null;
  const { from, message, days, override, labels } = value;
  const [first, second, third] = value.offer.sides as unknown[];
  if (!isSide(first) || !isSide(second) || third !== undefined) return null;
  return {
    from: typeof from === 'string' ? from : '',
    offer: { sides: [first, second] },
    message: typeof message === 'string' ? message : '',
    days:
      typeof days === 'number' &&
      Number.isInteger(days) &&
      days >= TRADE_LIMITS.days.min &&
      days <= TRADE_LIMITS.days.max
        ? days
        : TRADE_LIMITS.days.default,
    override: override === true,
    labels: isObject(labels)
      ? Object.fromEntries(
          Object.entries(labels).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
        )
      : {},
  };
}

/**
 * True when a stored offer continues at an address. That is its own address, or the builder without parameters, unless
 * the offer is a counter-offer or was entered for others.
 */
export const goesOnAt = (unsent: UnsentOffer, from: string): boolean =>
  unsent.from === from || (from === '' && !/(^|&)(counter|behalf)=/.test(unsent.from));

const listed = ({ players, draft_picks, fa_picks }: Assets) => [...players, ...draft_picks, ...fa_picks];

export function labelsOf(offer: Offer, assets: readonly (Assets | undefined)[]): Record<string, string> {
  const all = new Map(
    assets.flatMap((one) => (one === undefined ? [] : listed(one))).map((asset) => [keyOf(asset), asset.label]),
  );
  return Object.fromEntries(
    offer.sides.flatMap((side) =>
      side.assets.flatMap((asset) => (all.has(keyOf(asset)) ? [[keyOf(asset), all.get(keyOf(asset)) ?? '']] : [])),
    ),
  );
}

/**
 * The offer without assets that its teams no longer own; `gone` lists them. `assets` is undefined for a side without a
 * team. Owned assets that are not tradable stay; the preview explains why.
 */
export function stillPossible(
  { offer, labels }: Pick<UnsentOffer, 'offer' | 'labels'>,
  assets: readonly [Assets | undefined, Assets | undefined],
): { offer: Offer; gone: string[] } {
  const gone: string[] = [];
  const playing = new Set(assets.flatMap((one) => one?.players.map(({ player_id }) => player_id) ?? []));
  const side = (index: 0 | 1): TradeSide => {
    const { team_id, assets: given, moves } = offer.sides[index];
    const own = assets[index];
    const had = new Set(own === undefined ? [] : listed(own).map(keyOf));
    const left = given.filter((asset) => {
      // Retained salary goes with its player and is not named.
      if (asset.kind === 'retention') return had.has(`player:${asset.player_id}`);
      if (had.has(keyOf(asset))) return true;
      if (asset.kind === 'budget' && own?.budget?.season === asset.season) return true;
      if (asset.kind === 'cap-space' && own?.cap_space?.season === asset.season) return true;
      gone.push(
        (asset.kind === 'budget'
          ? budgetLabel(asset)
          : asset.kind === 'cap-space'
            ? capSpaceLabel(asset)
            : labels[keyOf(asset)]) ?? (asset.kind === 'player' ? t.aPlayer : t.aPick),
      );
      return false;
    });
    return {
      ...(own === undefined
        ? emptySide(team_id)
        : { team_id, moves: moves.filter(({ player_id }) => playing.has(player_id)) }),
      assets: left,
    };
  };
  return { offer: { sides: [side(0), side(1)] }, gone };
}
