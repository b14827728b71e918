import { useState } from 'react';
import { conditionsOf, type KindWish, type Wish } from '@crease/core/draft/queue/wish.rules.js';
import type { Position } from '@crease/core/position.js';
import { readNumber } from '../../../ui/fields/Stepper.js';
import { useDraft } from '../state/room-context.js';
import type { Pool } from '../state/pool.model.js';

export const ANY = '';

/** Under a cap of millions no cap hit is below $1,000, so "3" means three million. */
const dollarsIn = (text: string, isInMillions: boolean): number | null => {
  const amount = readNumber(text);
  return isInMillions && amount !== null && amount > 0 && amount < 1_000 ? readNumber(`${text.trim()}m`) : amount;
};
const textOf = (most: number | undefined, isInMillions: boolean) =>
  most === undefined ? '' : isInMillions ? `${most / 1_000_000}M` : String(most);

export type WishForm = ReturnType<typeof useWishForm>;

/** Undefined for an empty field, null for an amount that no team can bid. */
function bidIn(text: string, budget: number): number | null | undefined {
  const digits = text.trim().replace(/^\$/, '');
  if (digits === '') return undefined;
  const amount = /^\d+$/.test(digits) ? Number(digits) : 0;
  return amount >= 1 && amount <= budget ? amount : null;
}

/** Fields of a rule or a player's conditions; `start` is the wish to edit, null for a new rule. */
export function useWishForm(start: Wish | null, pool: Pool) {
  const known = start === null ? {} : conditionsOf(start);
  const kind: KindWish | null =
    start === null ? { positions: ['D'] } : typeof start === 'number' || 'player_id' in start ? null : start;
  const player = typeof start === 'number' ? start : start !== null && 'player_id' in start ? start.player_id : null;
  const entry = player === null ? undefined : pool.byId.get(player);
  const [positions, setPositions] = useState<readonly Position[]>(kind?.positions ?? []);
  const isInMillions = useDraft(({ rules }) => rules.salaryCap >= 1_000_000);
  const [amount, setAmount] = useState(textOf(kind?.most, isInMillions));
  const [gone, setGone] = useState<readonly number[]>(known.gone?.player_ids ?? []);
  const [how, setHow] = useState<'all' | 'any'>(known.gone?.how ?? 'all');
  const [round, setRound] = useState(known.from_round === undefined ? ANY : String(known.from_round));
  const [count, setCount] = useState(known.fewer_than === undefined ? ANY : String(known.fewer_than.count));
  const [counted, setCounted] = useState<Position>(
    known.fewer_than?.position ?? entry?.position ?? positions[0] ?? 'D',
  );
  const [ceiling, setCeiling] = useState(known.bid === undefined ? '' : String(known.bid));
  const budget = useDraft(({ rules }) => rules.auction?.budget ?? Infinity);
  const bid = bidIn(ceiling, budget);
  /** Undefined for any cap hit, null for an unreadable one. */
  const most = amount.trim() === '' ? undefined : (dollarsIn(amount, isInMillions) ?? null);
  const conditions = {
    ...(gone.length > 0 ? { gone: { how, player_ids: gone } } : {}),
    ...(round === ANY ? {} : { from_round: Number(round) }),
    ...(bid == null ? {} : { bid }),
    ...(count === ANY ? {} : { fewer_than: { position: counted, count: Number(count) } }),
  };
  return {
    /** The player of the wish; null for a rule. */
    player,
    positions,
    setPositions,
    amount,
    setAmount,
    most,
    isInMillions,
    gone,
    setGone,
    how,
    setHow,
    round,
    setRound,
    count,
    setCount,
    counted,
    setCounted,
    ceiling,
    setCeiling,
    bid,
    /** Null while the form is incomplete. */
    wish:
      bid === null ? null : player !== null ? playerWish(player, conditions) : kindWish(positions, most, conditions),
  };
}

type Conditions = ReturnType<typeof conditionsOf>;

const playerWish = (player: number, conditions: Conditions): Wish =>
  Object.keys(conditions).length === 0 ? player : { player_id: player, ...conditions };

const kindWish = (
  positions: readonly Position[],
  most: number | null | undefined,
  conditions: Conditions,
): Wish | null =>
  positions.length === 0 || most === null
    ? null
    : { positions, ...(most === undefined ? {} : { most }), ...conditions };
