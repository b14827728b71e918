import { createStore, type StoreApi } from 'zustand';
import type { Outgoing } from './chat-outbox.js';
import type { SentPick } from './pick-outbox.js';
import { NO_FILTERS, type PoolFilters, type PoolSort } from './pool.model.js';
import type { Failure } from './room-hooks.js';
import { keep, readKept } from '../../../platform/device/device-storage.js';

export type Zone = 'board' | 'team' | 'players' | 'queue' | 'chat';

export type Question =
  | { readonly about: 'end' | 'skip' | 'clock' | 'undo-earlier' | 'begin' | 'override' | 'reopen' }
  | { readonly about: 'undo'; readonly overall: number }
  | { readonly about: 'replace'; readonly overall: number | null }
  | { readonly about: 'rookie'; readonly playerId: number };

/**
 * The list's scroll position: the first player in view, the query that gave the list, and the hidden part of the row.
 */
export interface ListPlace {
  readonly asked: string;
  readonly filters: PoolFilters;
  readonly playerId: number;
  readonly beyond: number;
}

/** The room's UI state, which survives switching zones. */
export interface RoomUi {
  /** The left column from 640 px. */
  readonly left: 'board' | 'team';
  /** The right column of the two-column layout. */
  readonly right: 'players' | 'queue' | 'chat';
  /** The third column of the three-column layout. */
  readonly side: 'queue' | 'chat';
  /** True and false: the user opened or closed the third column. Null: it is open while the queue has entries. */
  readonly sideOpen: boolean | null;
  readonly single: Zone;
  /** The board also takes the players' area. */
  readonly wideBoard: boolean;
  /** Stored on this device: the board widens whenever it is shown. */
  readonly widens: boolean;
  readonly search: string;
  readonly filters: PoolFilters;
  readonly sort: PoolSort;
  readonly selected: number | null;
  /** The list's position when it was last in view. */
  readonly place: ListPlace | null;
  /** The team whose roster is shown; null: the user's own. */
  readonly viewTeam: string | null;
  readonly openPick: number | null;
  /** The commissioner's pick for another team; cleared after that pick. */
  readonly acting: number | null;
  readonly sent: SentPick | null;
  /** The refusal of the last command from the commissioner's tools. */
  readonly refused: Failure | null;
  readonly question: Question | null;
  readonly helpOpen: boolean;
  readonly chatPicks: boolean;
  readonly words: string;
  /** Messages being sent; the first one is in flight. */
  readonly outbox: readonly Outgoing[];
  /** The last failed message, and the reason. */
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
    sideOpen: null,
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
    refused: null,
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

export function showZone(ui: RoomUiStore, zone: Zone): void {
  ui.setState({
    single: zone,
    ...(zone === 'board' || zone === 'team' ? { left: zone } : { right: zone }),
    ...(zone === 'queue' || zone === 'chat' ? { side: zone, sideOpen: true } : {}),
    // The board follows the preference; the players zone shows the list.
    ...(zone === 'players' ? { wideBoard: false } : zone === 'board' ? { wideBoard: ui.getState().widens } : {}),
  });
}

/** Widens or narrows the board, and stores the choice on this device. */
export function widenBoard(ui: RoomUiStore, wide: boolean): void {
  ui.setState({ wideBoard: wide, widens: wide });
  keepWide(wide);
}

/** Opens the details of the clicked pick. One delegated handler instead of one per cell. */
export function openPickOf(ui: RoomUiStore, target: EventTarget): void {
  const place = target instanceof Element ? target.closest<HTMLElement>('[data-slot]') : null;
  if (place !== null) ui.setState({ openPick: Number(place.dataset.slot) });
}

const wideOnDevice = (): boolean => readKept('draft.wide-board') === 'yes';

const keepWide = (wide: boolean): void => void keep('draft.wide-board', wide ? 'yes' : 'no');
