import { useMemo, useState } from 'react';
import type { DraftState, OrderKind } from '@crease/core/draft/draft.model.js';
import { roundsOf } from '../results/order.model.js';

/** The commissioner's unsaved changes; rounds by their index. */
interface Arranged {
  readonly kind?: OrderKind;
  readonly first?: readonly string[];
  readonly rounds: Readonly<Record<number, readonly string[]>>;
}

const NOTHING: Arranged = { rounds: {} };

export function useArrangedOrder(state: DraftState) {
  const original = useMemo(() => roundsOf(state.slots, state.order.teamIds), [state.slots, state.order.teamIds]);
  // Holds only local edits; the rest keeps following the draft while other users change it.
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
    /** Index of the round shown; used only when every round has a separate order. */
    round,
    shown,
    /** True when something differs from the saved order. */
    touched,
    /** The team order was edited, not only the order of rounds. */
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
