import { dayPlus } from '@crease/core/calendar.js';
import type { ActivityEntry } from '@crease/core/activity/activity.schema.js';
import * as t from './activity.words.en.js';

export type ActivitySign = 'plus' | 'minus' | 'note' | 'other';

/**
 * Plus for arrivals, minus for departures; injured reserve has its direction as data (docs/rules.md, Injured reserve).
 */
export function signOf({ action_type, data }: Pick<ActivityEntry, 'action_type' | 'data'>): ActivitySign {
  // A member's note must not look like an event.
  if (data.kind === 'note') return 'note';
  switch (action_type) {
    case 'add-player':
    case 'create-player':
      return 'plus';
    case 'drop-player':
      return 'minus';
    case 'ir':
      return data.direction === 'activated' ? 'plus' : data.direction === 'placed' ? 'minus' : 'other';
    default:
      return 'other';
  }
}

/** Plain text, or a link to a player. */
export interface Piece {
  text: string;
  playerId: number | null;
}

/** Target of a line's link other than a player. */
export type Leads = { to: 'trade' | 'draft'; id: string } | { to: 'sheets' | 'rules' } | null;

interface Named {
  id: number;
  name: string;
}

/** Splits a line's text at player names. */
export function piecesOf({ message, data }: Pick<ActivityEntry, 'message' | 'data'>): Piece[] {
  let pieces: Piece[] = [{ text: message, playerId: null }];
  for (const { id, name } of namedIn(data)) {
    const at = pieces.findIndex(({ text, playerId }) => playerId === null && text.includes(name));
    const piece = pieces[at];
    if (piece === undefined) continue;
    const from = piece.text.indexOf(name);
    const cut = [
      { text: piece.text.slice(0, from), playerId: null },
      { text: name, playerId: id },
      { text: piece.text.slice(from + name.length), playerId: null },
    ];
    pieces = [...pieces.slice(0, at), ...cut.filter(({ text }) => text !== ''), ...pieces.slice(at + 1)];
  }
  return pieces;
}

function namedIn({ playerId, name, players }: ActivityEntry['data']): Named[] {
  const one = typeof playerId === 'number' && typeof name === 'string' && name !== '' ? [{ id: playerId, name }] : [];
  const some = Array.isArray(players)
    ? players.filter(
        (player: Partial<Named> | null): player is Named =>
          typeof player?.id === 'number' && typeof player.name === 'string' && player.name !== '',
      )
    : [];
  return [...one, ...some];
}

/** The id of the trade that a line reports as executed; null for other lines. */
export const executedTrade = ({ data }: Pick<ActivityEntry, 'data'>): string | null =>
  data.kind === 'trade' && data.state === 'executed' && typeof data.tradeId === 'string' ? data.tradeId : null;

/** The server sends a trade's id only to users who may see it. */
export function leadsTo({ data }: Pick<ActivityEntry, 'data'>): Leads {
  if (data.kind === 'note') return null;
  if (typeof data.tradeId === 'string') return { to: 'trade', id: data.tradeId };
  if (data.kind === 'draft' && typeof data.draftId === 'string') return { to: 'draft', id: data.draftId };
  if (data.kind === 'sheet' || data.kind === 'protectionDeadline' || data.kind === 'protectionLocked')
    return { to: 'sheets' };
  return data.kind === 'rules' ? { to: 'rules' } : null;
}

/** The lines by the days that `dayOf` names, in their order. Each day appears once. */
export function byDay<L extends { readonly date: string }>(
  lines: readonly L[],
  dayOf: (time: number) => string,
): Map<string, L[]> {
  const days = new Map<string, L[]>();
  for (const line of lines) {
    const day = dayOf(Date.parse(line.date));
    const known = days.get(day);
    if (known === undefined) days.set(day, [line]);
    else known.push(line);
  }
  return days;
}

export const PERIODS = ['today', 'week', 'month', 'lastMonth'] as const;
export type Period = (typeof PERIODS)[number];
export interface Days {
  readonly start: string;
  readonly end: string;
}

/** The first and last day of a period; an open end is empty. */
export function daysOf(period: Period, today: string): Days {
  const first = `${today.slice(0, 8)}01`;
  switch (period) {
    case 'today':
      return { start: today, end: '' };
    case 'week':
      return { start: dayPlus(today, -6), end: '' };
    case 'month':
      return { start: first, end: '' };
    case 'lastMonth': {
      const end = dayPlus(first, -1);
      return { start: `${end.slice(0, 8)}01`, end };
    }
  }
}

/** The period with these days: 'all' without any, 'dates' for others. */
export function periodOf({ start, end }: Days, today: string): Period | 'all' | 'dates' {
  if (start === '' && end === '') return 'all';
  const found = PERIODS.find((period) => {
    const days = daysOf(period, today);
    return days.start === start && days.end === end;
  });
  return found ?? 'dates';
}

export const KINDS = [
  { value: 'all', label: t.allActivities },
  { value: 'add-player', label: t.addedPlayers },
  { value: 'drop-player', label: t.droppedPlayers },
  { value: 'create-player', label: t.createdPlayers },
  { value: 'ir', label: t.injuredReserve },
  { value: 'others', label: t.everythingElse },
] as const;

export type Kind = (typeof KINDS)[number]['value'];
