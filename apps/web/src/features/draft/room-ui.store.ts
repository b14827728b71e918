import { createStore, type StoreApi } from 'zustand';
import type { Outgoing } from './chat-outbox.js';
import type { SentPick } from './pick-outbox.js';
import { NO_FILTERS, type PoolFilters, type PoolSort } from './pool.model.js';
import { keepWide, wideOnDevice } from './wide-board.js';

export type Zone = 'board' | 'team' | 'players' | 'queue' | 'chat';

/** What the commissioner is being asked about. */
export type Question =
  | { readonly about: 'end' | 'skip' | 'clock' | 'undo-earlier' | 'begin' | 'override' | 'reopen' }
  | { readonly about: 'undo'; readonly overall: number }
  | { readonly about: 'replace'; readonly overall: number | null }
  | { readonly about: 'rookie'; readonly playerId: number };

/** The first player in view, by the question that the list answered then, and how much of their row was gone. */
export interface ListPlace {
  readonly asked: string;
  readonly filters: PoolFilters;
  readonly playerId: number;
  readonly beyond: number;
}

/** The room's own interface state: what is in view and what is chosen. It survives the switching of zones. */
export interface RoomUi {
  /** The left column at 640 px and more. */
  readonly left: 'board' | 'team';
  /** The right column where two stand side by side. */
  readonly right: 'players' | 'queue' | 'chat';
  /** The third column where all three do. */
  readonly side: 'queue' | 'chat';
  /** The only zone on a phone. */
  readonly single: Zone;
  /** The board takes the players' place, too. */
  readonly wideBoard: boolean;
  /** It does whenever the board is asked for: so it was chosen on this device. */
  readonly widens: boolean;
  readonly search: string;
  readonly filters: PoolFilters;
  readonly sort: PoolSort;
  /** The player whose effect is being looked at. */
  readonly selected: number | null;
  /** Where the list stood when it was last in view. */
  readonly place: ListPlace | null;
  /** Whose roster is in view; null: the user's own. */
  readonly viewTeam: string | null;
  /** The pick whose details are open. */
  readonly openPick: number | null;
  /** The pick that the commissioner is making for another team; it ends with that pick. */
  readonly acting: number | null;
  /** The user's pick that has no good answer yet: on its way, waiting for the connection, or not made. */
  readonly sent: SentPick | null;
  readonly question: Question | null;
  readonly helpOpen: boolean;
  /** Whether picks stand in the chat. */
  readonly chatPicks: boolean;
  /** What stands in the chat's field. */
  readonly words: string;
  /** Messages on their way, the first of them under way. */
  readonly outbox: readonly Outgoing[];
  /** The last message that failed, and why. */
  readonly unsent: Outgoing | null;
  readonly chatFailure: string | null;
}

export type RoomUiStore = StoreApi<RoomUi>;

export function createRoomUi(start: Partial<RoomUi> = {}): RoomUiStore {
  const widens = wideOnDevice();
  return createStore<RoomUi>(() => ({
    left: 'board',
    right: 'players',
    side: 'queue',
    single: 'players',
    wideBoard: widens,
    widens,
    search: '',
    filters: NO_FILTERS,
    sort: { by: 'rank', direction: 'asc' },
    selected: null,
    place: null,
    viewTeam: null,
    openPick: null,
    acting: null,
    sent: null,
    question: null,
    helpOpen: false,
    chatPicks: true,
    words: '',
    outbox: [],
    unsent: null,
    chatFailure: null,
    ...start,
  }));
}

/** Brings a zone into view, whatever the width. */
export function showZone(ui: RoomUiStore, zone: Zone): void {
  ui.setState({
    single: zone,
    ...(zone === 'board' || zone === 'team' ? { left: zone } : { right: zone }),
    ...(zone === 'queue' || zone === 'chat' ? { side: zone } : {}),
    // The board is as it was chosen to be; whoever asks for players sees them all the same.
    ...(zone === 'players' ? { wideBoard: false } : zone === 'board' ? { wideBoard: ui.getState().widens } : {}),
  });
}

/** Widens the board, or shows the players beside it, from now on and the next time. */
export function widenBoard(ui: RoomUiStore, wide: boolean): void {
  ui.setState({ wideBoard: wide, widens: wide });
  keepWide(wide);
}

/** Opens the details of the pick that was pressed: one handler for all places, which would otherwise each hold one of their own. */
export function openPickOf(ui: RoomUiStore, target: EventTarget): void {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
  if (place !== null) ui.setState({ openPick: Number(place.dataset.slot) });
}
