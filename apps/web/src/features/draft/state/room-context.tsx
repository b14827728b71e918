import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftActor } from '@crease/core/draft/draft.rules.js';
import type { ThrottledPart } from '../sync/throttled-draft.js';
import type { DraftRoom, RoomView } from '../sync/draft-room.store.js';
import type { RoomUi, RoomUiStore } from './room-ui.store.js';
import type { Pool } from './pool.model.js';

export interface RoomScope {
  readonly leagueId: string;
  readonly draftId: string;
  readonly at: { readonly league_id: string; readonly draft_id: string };
  readonly room: DraftRoom;
  readonly ui: RoomUiStore;
  readonly pool: Pool | null;
  readonly poolError: Error | null;
  readonly retryPool: () => void;
  readonly actor: DraftActor;
  /** A visitor's draft against Auto, which exists only in this browser: there is no chat and no league around it. */
  readonly alone?: boolean;
}

const Scope = createContext<RoomScope | null>(null);

export function RoomProvider({ scope, children }: { scope: RoomScope; children: ReactNode }) {
  return <Scope value={scope}>{children}</Scope>;
}

export function useScope(): RoomScope {
  const scope = useContext(Scope);
  if (scope === null) throw new Error('this is drawn inside an open draft room only');
  return scope;
}

export function useView<T>(select: (view: RoomView) => T): T {
  return useStore(useScope().room.store, select);
}

export function useUi<T>(select: (ui: RoomUi) => T): T {
  return useStore(useScope().ui, select);
}

export function useDraft(): DraftState;
export function useDraft<T>(select: (state: DraftState) => T): T;
export function useDraft<T>(select?: (state: DraftState) => T): T | DraftState {
  return useView((view) => {
    if (view.state === null) throw new Error('the room is not open');
    return select === undefined ? view.state : select(view.state);
  });
}

/** The throttled draft, for lists, sums and forecasts. It renders when the page is idle. */
export function useThrottledDraft(part: ThrottledPart = 'players'): DraftState {
  const throttled = useScope().room.throttled[part];
  const [state, setState] = useState(() => throttled.getState().state);
  useEffect(() => {
    const follow = () => startTransition(() => setState(throttled.getState().state));
    follow();
    return throttled.subscribe(follow);
  }, [throttled]);
  if (state === null) throw new Error('the room is not open');
  return state;
}
