import { expect, it } from '@jest/globals';
import { of, type EventRow } from '../streams/event-row.js';
import { EVENTS, type AnyEvent, type BareEventTo, type EventTo } from './events.table.js';

const rows: readonly (readonly [string, EventRow])[] = Object.entries(EVENTS);

it.each(rows)('%s has an audience, and no family of questions twice', (_, { to, stale }) => {
  expect(to.length).toBeGreaterThan(0);
  expect(new Set(stale).size).toBe(stale.length);
});

it.each(rows.filter(([, { atOnce }]) => atOnce !== undefined))(
  '%s is asked about at once by those who hear it',
  (_, { to, atOnce }) => {
    expect(to).toContain(atOnce);
  },
);

it('lets nobody leave something out, or send to somebody else', () => {
  // @ts-expect-error an event without what it makes stale
  const silent: EventRow = { data: of<object>(), to: ['league'] };
  // @ts-expect-error an event without an audience
  const unheard: EventRow = { data: of<object>(), stale: [] };
  // @ts-expect-error a family of questions that no client knows
  const strange: EventRow = { data: of<object>(), to: ['league'], stale: ['weather'] };
  // @ts-expect-error an event that no row declares
  const unknown: AnyEvent = { type: 'somethingNew' };
  // @ts-expect-error an event without its data
  const empty: AnyEvent = { type: 'claimsChanged' };
  // @ts-expect-error a user's own event for a league
  const leaked: EventTo<'league'> = { type: 'accountChanged' };
  // @ts-expect-error an event that says more than that something changed
  const bare: BareEventTo<'user'> = 'claimsChanged';
  expect([silent, unheard, strange, unknown, empty, leaked, bare]).toHaveLength(7);
});
