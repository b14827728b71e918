import { tradeTeamsWords } from '../picks/trade-teams.js';
import { draftName } from '../draft-name.words.js';
import { momentWords } from '../../calendar.js';
import { durationWords } from '../../text.rules.js';
import { bidRecord, nominationRecord, passRecord, saleRecord } from '../auction/auction.words.en.js';
import { clockWords, quietSpan } from '../clock/clock.words.js';
import { shortPoolWords } from '../lobby/pool-size.words.js';
import { asksWords } from '../offers/shop.words.js';
import type { EventOf } from '../draft.events.js';
import type {
  ClockSettings,
  DraftEvent,
  DraftNight,
  DraftOrder,
  OrderKind,
  PickAmendment,
  QuietHours,
} from '../draft.model.js';

/* Sentences for the draft's public log. The log adds the actor and the time. */

/** Names that the sentences need. `place` returns for example 'round 2, pick 3'. */
export interface RecordNames {
  readonly team: (teamId: string) => string;
  readonly place: (overall: number) => string;
}

const KIND: Readonly<Record<OrderKind, string>> = { snake: 'snake', linear: 'linear', manual: 'round by round' };

/** The source of an order, for example "Draw 2, at random". */
export function orderWords({ source, draw }: Pick<DraftOrder, 'source' | 'draw'>): string {
  switch (source) {
    case 'undrawn':
      return 'Not drawn yet';
    case 'random':
      return draw === undefined ? 'Drawn at random' : `Draw ${draw}, at random`;
    case 'lottery':
      return draw === undefined ? 'Lottery' : `Draw ${draw}, by lottery`;
    case 'standings':
      return 'Reverse standings';
    case 'best':
      return 'Standings, best first';
    case 'same':
      return 'As in another draft';
    case 'commissioner':
      return 'Set by the commissioner';
  }
}

const AMENDED: Readonly<Record<PickAmendment['what'], (place: string, team: string) => string>> = {
  added: (place, team) => `${team} got a compensatory pick: ${place}`,
  removed: (place, team) => `The compensatory pick of ${team} was removed: ${place}`,
  forfeited: (place, team) => `${team} forfeited ${place}`,
  restored: (place, team) => `${team} got ${place} back`,
};

export const amendmentWords = (
  { what, round, pickInRound, teamId, reason }: PickAmendment,
  names: Pick<RecordNames, 'team'>,
): string => `${AMENDED[what](`round ${round}, pick ${pickInRound}`, names.team(teamId))}. ${reason}`;

/** A draft night in its league's time zone: "Sun, Nov 29, 2026, 8:00 PM EST". */
export const nightWords = ({ at, timeZone }: DraftNight): string => momentWords(Date.parse(at), timeZone);

function nightRecord(night: DraftNight | null, before: DraftNight | null): string {
  if (night === null) return `Removed the date${before === null ? '' : `: it was ${nightWords(before)}`}.`;
  return before === null
    ? `Set the date: ${nightWords(night)}.`
    : `Moved the date from ${nightWords(before)} to ${nightWords(night)}.`;
}

const hoursWords = (hours: QuietHours | null): string =>
  hours === null ? 'none' : `${quietSpan(hours)}, ${hours.timeZone.replaceAll('_', ' ')}`;

/** Lists the changed values as "60 seconds for a pick (before: 90 seconds)". */
const changed = (parts: readonly (readonly [now: string, before: string, what: (now: string) => string])[]): string =>
  parts.flatMap(([now, before, what]) => (now === before ? [] : [`${what(now)} (before: ${before})`])).join(', ');

const clockParts = (clock: ClockSettings, before: ClockSettings) =>
  [
    [clockWords(clock.seconds), clockWords(before.seconds), (now: string) => `${now} for a pick`],
    [hoursWords(clock.quietHours), hoursWords(before.quietHours), (now: string) => `quiet hours ${now}`],
    [graceWords(clock), graceWords(before), (now: string) => `${now} of grace after zero`],
  ] as const;

const graceWords = ({ graceMs }: ClockSettings): string => durationWords(Math.round(graceMs / 1000));

function clockRecord({ clock, before }: { readonly clock: ClockSettings; readonly before?: ClockSettings }): string {
  if (before === undefined) return `Changed the clock to ${clockWords(clock.seconds)}.`;
  const words = changed(clockParts(clock, before));
  return words === ''
    ? `Set the clock to ${clockWords(clock.seconds)} again, as it was.`
    : `Changed the clock: ${words}.`;
}

function settingsRecord({ clock, before, ...named }: EventOf<'draftConfigured'>): string {
  const name = draftName(named);
  if (before === undefined) return `Set the name to ${name} and the clock to ${clockWords(clock.seconds)}.`;
  const words = changed([
    [`“${name}”`, `“${draftName(before)}”`, (now) => `the name ${now}`],
    ...clockParts(clock, before.clock),
  ]);
  return words === '' ? 'Saved the settings as they were.' : `Changed the settings: ${words}.`;
}

type Turned = EventOf<'playerPicked' | 'pickSkipped' | 'pickMoved'>;
type AutoTurn = Pick<EventOf<'playerPicked'>, 'auto' | 'autoWas' | 'teamId' | 'overall' | 'timedOut'>;

/** Sentence for a turn that changed who picks for its team. */
function autoRecord(event: AutoTurn, names: RecordNames): string[] {
  const { auto, autoWas = auto, teamId, overall, timedOut } = event;
  if (timedOut && auto === 'timeouts') return [`Two clocks in a row ran out: Auto picks for ${names.team(teamId)}.`];
  return auto === 'off' && autoWas !== 'off'
    ? [`A pick by hand ended Auto for ${names.team(teamId)} (${names.place(overall)}).`]
    : [];
}

/** Sentence for a team that lost or got a manager, which changes who picks for it. */
function teamRecord({ teamId, change }: EventOf<'teamChanged'>, names: RecordNames) {
  if (change.auto === 'empty') return `${names.team(teamId)} has no manager any more: Auto picks for it.`;
  return change.auto === 'off' && change.manager != null
    ? `${change.manager} manages ${names.team(teamId)} now: Auto is off for it.`
    : null;
}

/** Sentence for a sale, and for a pick by the commissioner. Other picks return nothing. */
function pickRecord(event: EventOf<'playerPicked'>, names: RecordNames): string[] {
  if (event.sale) return [saleRecord(event, names)];
  if (event.overridden === null && event.how !== 'commissioner') return [];
  const pick = `Picked ${event.player.name} for ${names.team(event.teamId)} (${names.place(event.overall)})`;
  return [event.overridden === null ? `${pick}.` : `${pick} against the rules: ${event.overridden}`];
}

/** Sentence for the time that a turn drew from its team's time bank. */
const drewWords = ({ drewMs = 0, overall, teamId }: Turned, names: RecordNames): string[] =>
  drewMs === 0
    ? []
    : [
        `${names.team(teamId)} drew ${durationWords(Math.ceil(drewMs / 1000))} from its time bank (${names.place(overall)}).`,
      ];

function skipRecord({ why, overall, teamId }: EventOf<'pickSkipped'>, names: RecordNames): string {
  return why === 'commissioner'
    ? `Skipped ${names.place(overall)} of ${names.team(teamId)}.`
    : `No player was legal for ${names.team(teamId)}: ${names.place(overall)} was skipped.`;
}

const moveRecord = ({ overall, movedAfter, teamId }: EventOf<'pickMoved'>, names: RecordNames): string =>
  `The clock of ${names.team(teamId)} ran out: ${names.place(overall)} moved behind ${names.place(movedAfter)}.`;

function undoRecord({ overalls, returned = [] }: EventOf<'picksUndone'>, names: RecordNames): string {
  const picks =
    overalls.length === 1
      ? [`Undid pick ${overalls[0] ?? ''}.`]
      : overalls.length === 0
        ? []
        : [`Undid ${overalls.length} picks, from pick ${Math.min(...overalls)} on.`];
  return [...picks, ...returned.map((overall) => `Returned ${names.place(overall)} to its own turn.`)].join(' ');
}

function orderRecord({ order }: EventOf<'orderSet'>, names: RecordNames): string {
  const teams = order.source === 'undrawn' ? '' : `: ${order.teamIds.map(names.team).join(', ')}`;
  return `Order: ${orderWords(order)}, ${KIND[order.kind]}${teams}.`;
}

function begunRecord({ rules: { timeBank = 0 }, short }: EventOf<'draftBegun'>): string {
  return [
    'Began the draft.',
    ...(timeBank === 0 ? [] : [`Each team has ${durationWords(timeBank)} in its time bank.`]),
    ...(short === undefined ? [] : [shortPoolWords(short)]),
  ].join(' ');
}

function promisesRecord({ promises }: EventOf<'promisesChanged'>): string {
  return promises.length === 0
    ? 'A trade that promised picks of this draft was settled.'
    : `A trade of ${promises[0] === undefined ? 'two teams' : tradeTeamsWords(promises[0].teams)} promises ${promises.length === 1 ? 'a pick' : `${promises.length} picks`} of this draft.`;
}

/**
 * One log sentence, without actor and time. Null for events that the log does not show. The events may lack their
 * slots, teams and state.
 */
export function recordWords(event: DraftEvent, names: RecordNames): string | null {
  switch (event.type) {
    case 'draftCreated':
      return 'Created the draft.';
    case 'draftConfigured':
      return settingsRecord(event);
    case 'orderSet':
      return orderRecord(event, names);
    case 'picksAmended':
      return amendmentWords(event.amendment, names);
    case 'nightChanged':
      return nightRecord(event.night, event.before);
    case 'rookieOverridden':
      return `Decided that ${event.name} ${event.rookie ? 'counts' : 'does not count'} as a rookie: ${event.reason}`;
    case 'draftBegun':
      return begunRecord(event);
    case 'draftPaused':
      return event.promise
        ? `The draft paused itself at pick ${event.onClock?.overall ?? ''}: it is promised in a trade of ${tradeTeamsWords(event.promise.teams)}.`
        : 'Paused the draft.';
    case 'draftResumed':
      return event.override
        ? `Resumed the draft, although the pick is promised in a trade: ${event.override.reason}`
        : 'Resumed the draft.';
    case 'clockChanged':
      return clockRecord(event);
    case 'clockExtended':
      return 'The clock was extended for an interruption of the service.';
    case 'playerPicked':
      return [...drewWords(event, names), ...pickRecord(event, names), ...autoRecord(event, names)].join(' ') || null;
    case 'pickSkipped':
      return [...drewWords(event, names), skipRecord(event, names), ...autoRecord(event, names)].join(' ');
    case 'pickMoved':
      return [
        ...drewWords(event, names),
        moveRecord(event, names),
        ...autoRecord({ ...event, timedOut: true }, names),
      ].join(' ');
    case 'playerNominated':
      return [
        nominationRecord(event, names),
        ...autoRecord({ ...event, overall: event.onClock?.overall ?? 0 }, names),
      ].join(' ');
    case 'bidPlaced':
      return bidRecord(event, names);
    case 'nominationPassed':
      return passRecord(event, names);
    case 'picksUndone':
      return undoRecord(event, names);
    case 'playerReplaced':
      return `Replaced ${event.from.name} with ${event.to.name}${event.overridden ? ' against the rules' : ''} (${names.place(event.overall)}): ${event.reason}`;
    case 'autoChanged':
      return `Switched Auto ${event.auto === 'off' ? 'off' : 'on'} for ${names.team(event.teamId)}.`;
    case 'pickOwnerChanged':
      return `${event.overalls.length === 1 ? `Pick ${event.overalls[0] ?? ''} went` : `${event.overalls.length} picks went`} to ${names.team(event.ownerTeamId)} in a trade.`;
    case 'promisesChanged':
      return promisesRecord(event);
    case 'draftEnded':
      if (event.exhausted === true)
        return 'No player is left to draft: the draft has ended, and its open picks stay empty.';
      return event.early ? 'Ended the draft.' : 'The draft is complete.';
    case 'draftReopened':
      return 'Reopened the draft.';
    case 'pickShopped':
      return event.again === true
        ? (event.asks ?? []).length === 0
          ? `${names.team(event.teamId)} takes any offer for ${names.place(event.overall)}.`
          : `${names.team(event.teamId)} looks for ${asksWords(event.asks ?? [])} for ${names.place(event.overall)}.`
        : `${names.team(event.teamId)} ${event.open ? 'opened' : 'closed'} ${names.place(event.overall)} to offers.`;
    case 'teamChanged':
      return teamRecord(event, names);
    case 'checkedIn':
      return null;
  }
}
