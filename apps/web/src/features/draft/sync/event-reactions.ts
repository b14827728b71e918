import { tradeTeamsWords } from '@crease/core/draft/picks/trade-teams.js';
import type { DraftEvent, DraftState, PickHow } from '@crease/core/draft/draft.model.js';
import { amendmentWords, nightWords } from '@crease/core/draft/draft.record.words.js';
import { formatMoney } from '@crease/core/money.js';
import { clockWords } from './draft-labels.js';
import { announce, nameOf, ofOthers, pickText, toast, type Me, type Reaction } from './draft-reaction.model.js';
import * as t from './sync.words.en.js';

interface Happening {
  readonly actor: string | null;
  readonly before: DraftState | null;
  readonly state: DraftState;
  readonly me: Me;
  /** True when several picks arrived together and one sentence summarises them. */
  readonly summed: boolean;
  /** The team on the clock afterwards, when this sentence names it. */
  readonly next: string | null;
}

const autoPicked = (player: string, how: PickHow): string =>
  (how === 'queue' ? t.autoPickedFromQueue : t.autoPickedByRank)({ player });

function undone(event: Extract<DraftEvent, { type: 'picksUndone' }>, { before, state }: Happening): string {
  const { overalls, returned = [] } = event;
  const sales = overalls
    .flatMap((overall) => before?.slots.find((slot) => slot.overall === overall && slot.sale !== undefined) ?? [])
    .sort((one, other) => (one.sale?.lot ?? 0) - (other.sale?.lot ?? 0));
  const [sale] = sales;
  if (sale?.player && sale.sale) {
    const player = sale.player.name;
    if (sales.length > 1) return t.salesUndone({ count: sales.length, player });
    return t.saleUndone({ player, team: nameOf(state, sale.ownerTeamId), price: formatMoney(sale.sale.price) });
  }
  const [first = 0, ...others] = overalls.toSorted((one, other) => one - other);
  const last = others.at(-1);
  const picks = last === undefined ? t.pickUndone({ overall: first }) : t.picksUndone({ first, last });
  return [...(overalls.length === 0 ? [] : [picks]), ...returned.map((overall) => t.pickReturned({ overall }))].join(
    ' ',
  );
}

const isMine = ({ me }: Happening, teamId: string): boolean => me.teamIds.includes(teamId);
const isOwn = ({ actor, me }: Happening): boolean => actor !== null && actor === me.userId;
const about = (seen: Happening, teamId: string) => (isMine(seen, teamId) ? announce : ofOthers);
/** An announcement, and a toast unless the user caused the event. */
const announceAndToast = (seen: Happening, text: string, urgent = false): Reaction[] => [
  announce(text, urgent),
  ...(isOwn(seen) ? [] : [toast(text)]),
];
const withReason = (seen: Happening, text: string, reason: string): Reaction[] => [
  announce(`${text} ${reason}`),
  ...(isOwn(seen) ? [] : [toast(text, reason)]),
];

/** Each bid restarts this clock. */
const bidClock = ({ state }: Happening): string => clockWords(state.rules.auction?.bidSeconds ?? 0);

type Reactions = {
  readonly [Type in DraftEvent['type']]: (event: Extract<DraftEvent, { type: Type }>, seen: Happening) => Reaction[];
};

const none = () => [];

/** Toasts are silent for screen readers: each has a matching announcement. */
const REACTIONS: Reactions = {
  playerPicked(event, seen) {
    const { overall, teamId, player } = event;
    const fly: Reaction = { kind: 'fly', overall, playerId: player.id };
    return [
      ...(seen.summed ? [] : [about(seen, teamId)(pickText(event, seen.state, seen.me.people, seen.next)), fly]),
      ...(isMine(seen, teamId) ? ownPickReactions(event, seen) : []),
    ];
  },
  playerNominated({ teamId, player, amount }, seen) {
    const team = nameOf(seen.state, teamId);
    return [
      announce(t.playerOnBlock({ team, player: player.name, price: formatMoney(amount), clock: bidClock(seen) })),
    ];
  },
  bidPlaced({ teamId, amount }, seen) {
    const team = nameOf(seen.state, teamId);
    const price = formatMoney(amount);
    const led = seen.before?.auction?.lot?.teamId;
    const outbid = led !== undefined && led !== teamId && seen.me.teamIds.includes(led);
    return [
      outbid
        ? announce(t.youWereOutbid({ team, price, clock: bidClock(seen) }), true)
        : about(seen, teamId)(t.bidPlaced({ team, price })),
    ];
  },
  nominationPassed: ({ teamId }, seen) => [announce(t.nominationPassed({ team: nameOf(seen.state, teamId) }))],
  pickSkipped(event, seen) {
    const { overall, teamId, why, timedOut, auto } = event;
    const team = nameOf(seen.state, teamId);
    const text = t.pickSkipped({ overall, team, noneLegal: why === 'noLegalPlayer', next: seen.next });
    return [
      about(seen, teamId)(text),
      ...(timedOut && auto === 'timeouts' ? [announce(t.twoClocksRanOut({ team }), true)] : []),
    ];
  },
  pickMoved({ overall, teamId, movedAfter, auto }, seen) {
    const team = nameOf(seen.state, teamId);
    const text = t.pickMoved({ overall, team, after: movedAfter, next: seen.next });
    return [
      ...(isMine(seen, teamId) ? [announce(t.clockRanOut), toast(t.clockRanOut, text)] : []),
      about(seen, teamId)(text),
      ...(auto === 'timeouts' ? [announce(t.twoClocksRanOut({ team }), true)] : []),
    ];
  },
  picksUndone: (event, seen) => announceAndToast(seen, undone(event, seen), true),
  playerReplaced({ overall, from, to, overridden, reason }, seen) {
    const players = { player: from.name, otherPlayer: to.name };
    return withReason(seen, t.pickReplaced({ overall, ...players, overridden: overridden === true }), reason);
  },
  draftBegun: () => [announce(t.draftHasBegun, true)],
  draftPaused({ promise, onClock }) {
    const held = promise
      ? t.draftPausedItself({ overall: onClock?.overall ?? 0, teams: tradeTeamsWords(promise.teams) })
      : null;
    return [
      announce(held ?? t.draftIsPaused, true),
      { kind: 'sound', sound: 'pause' },
      ...(held === null ? [] : [toast(held)]),
    ];
  },
  draftResumed: ({ override }, seen) => [
    announce(override ? `${t.draftGoesOnAnyway} ${override.reason}` : t.draftGoesOn, true),
    ...(override && !isOwn(seen) ? [toast(t.draftGoesOnAnyway, override.reason)] : []),
  ],
  clockChanged: ({ clock }, seen) => announceAndToast(seen, t.clockChanged({ clock: clockWords(clock.seconds) })),
  clockExtended: () => [announce(t.clockExtended), toast(t.clockExtended)],
  autoChanged({ auto, teamId }, seen) {
    const text = (auto === 'off' ? t.autoIsOff : t.autoIsOn)({ team: nameOf(seen.state, teamId) });
    return isMine(seen, teamId) ? announceAndToast(seen, text) : [];
  },
  pickOwnerChanged({ ownerTeamId, overalls }, seen) {
    const team = nameOf(seen.state, ownerTeamId);
    const [overall = 0, ...others] = overalls;
    const text =
      others.length === 0
        ? t.pickChangedOwner({ overall, team })
        : t.picksChangedOwner({ count: overalls.length, team });
    const gave = overalls.map((one) => seen.before?.slots[one - 1]?.ownerTeamId ?? '');
    // Both teams get a notification of the whole trade.
    const notified = [ownerTeamId, ...gave].some((teamId) => isMine(seen, teamId));
    return [announce(text), ...(notified ? [] : [toast(text)])];
  },
  pickShopped({ open, overall, teamId, again }, seen) {
    // Changed wishes for a shopped pick appear in the list of offers and are not announced.
    if (again === true) return [];
    const text = (open ? t.pickShopped : t.pickShopClosed)({ team: nameOf(seen.state, teamId), overall });
    if (isMine(seen, teamId) || !open) return [about(seen, teamId)(text)];
    const want = seen.state.slots[overall - 1]?.pickId;
    if (seen.me.teamIds.length === 0 || want === undefined) return [ofOthers(text), toast(text)];
    return [ofOthers(text), { ...toast(text), offer: { partner: teamId, want } }];
  },
  orderSet({ order: { draw } }, seen) {
    if (draw === undefined) return [announce(t.orderWasSet)];
    return announceAndToast(seen, draw === 1 ? t.orderWasDrawn : t.orderDrawnAgain({ draw }));
  },
  picksAmended: ({ amendment }, seen) =>
    announceAndToast(seen, amendmentWords(amendment, { team: (id) => nameOf(seen.state, id) })),
  draftConfigured: () => [announce(t.settingsChanged)],
  nightChanged: ({ night }, seen) =>
    announceAndToast(seen, night === null ? t.dateTakenBack : t.dateIsSet({ when: nightWords(night) })),
  draftEnded: () => [announce(t.draftHasEnded, true), { kind: 'sound', sound: 'end' }],
  draftReopened: (_, seen) => announceAndToast(seen, t.draftWasReopened, true),
  rookieOverridden: ({ rookie, name, reason }, seen) =>
    withReason(seen, (rookie ? t.countsAsRookie : t.countsNotAsRookie)({ player: name }), reason),
  promisesChanged: none,
  checkedIn: none,
  draftCreated: none,
  teamChanged: none,
};

function ownPickReactions(event: Extract<DraftEvent, { type: 'playerPicked' }>, seen: Happening): Reaction[] {
  const { player, how, timedOut, auto, teamId } = event;
  const commissioner = t.commissionerPickedForYou({ player: player.name });
  const team = nameOf(seen.state, teamId);
  return [
    ...(timedOut
      ? [announce(t.clockRanOut), toast(t.clockRanOut, autoPicked(player.name, how))]
      : how === 'commissioner' && !isOwn(seen)
        ? [announce(commissioner), toast(commissioner)]
        : []),
    ...(timedOut && auto === 'timeouts' ? [announce(t.twoClocksRanOut({ team }), true)] : []),
  ];
}

export const reactionTo = (event: DraftEvent, seen: Happening): Reaction[] =>
  // TypeScript does not see that the entry's type is the event's.
  (REACTIONS[event.type] as (event: DraftEvent, seen: Happening) => Reaction[])(event, seen);
