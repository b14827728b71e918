import { useMemo, useState } from 'react';
import type { DraftState, OrderKind } from '@crease/core/draft/draft.model.js';
import { roundsOf } from './order.model.js';

/** What a commissioner arranged and has not saved; rounds by their index. */
interface Arranged {
  readonly kind?: OrderKind;
  readonly first?: readonly string[];
  readonly rounds: Readonly<Record<number, readonly string[]>>;
}

const NOTHING: Arranged = { rounds: {} };

/** The order as a commissioner arranges it on the page, before it is saved. */
export function useArrangedOrder(state: DraftState) {
  const original = useMemo(() => roundsOf(state.slots, state.order.teamIds), [state.slots, state.order.teamIds]);
  // Only what was arranged here; the rest is as the draft has it, whoever changes it meanwhile.
  const [own, setOwn] = useState<Arranged>(NOTHING);
  const [round, setRound] = useState(0);
  const kind = own.kind ?? state.order.kind;
  const first = own.first ?? state.order.teamIds;
  const rounds = original.map((one, index) => own.rounds[index] ?? one);
  const shown = kind === 'manual' ? (rounds[round] ?? first) : first;
  const touched =
    kind !== state.order.kind ||
    first.some((id, index) => id !== state.order.teamIds[index]) ||
    (kind === 'manual' && rounds.some((one, index) => one.join() !== original[index]?.join()));
  return {
    kind,
    first,
    rounds,
    /** The round that is shown, by its index; only where every round has an order of its own. */
    round,
    shown,
    /** Something differs from what is saved. */
    touched,
    /** The turn of the teams was set by hand; otherwise only the way of the rounds is chosen. */
    arranged: own.first !== undefined || kind === 'manual',
    setKind: (next: OrderKind) => setOwn({ ...own, kind: next }),
    setRound,
    arrange(next: readonly string[]) {
      if (kind === 'manual')
        setOwn({ ...own, rounds: { ...own.rounds, [round]: next }, ...(round === 0 ? { first: next } : {}) });
      else setOwn({ ...own, first: next });
    },
    copyToLater: () =>
      setOwn({
        ...own,
        rounds: {
          ...own.rounds,
          ...Object.fromEntries(rounds.flatMap((_, index) => (index > round ? [[index, shown]] : []))),
        },
      }),
    discard: () => setOwn(NOTHING),
  };
}
