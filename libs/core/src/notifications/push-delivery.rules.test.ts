import { describe, expect, it } from '@jest/globals';
import type { Mail } from './notification.words.js';
import { newsUntil, pushEndpoint, quietEnd, stepFor, verdictOnPush } from './push-delivery.rules.js';
import { pushPayload, pushSummary } from './push-payload.rules.js';
import { appPath } from './push.rules.js';

const NIGHT = { fromMinute: 22 * 60, toMinute: 7 * 60, timeZone: 'America/New_York' };
const at = (text: string) => Date.parse(text);
/** 23:30 in New York. */
const LATE = at('2026-11-23T04:30:00Z');
const MORNING = at('2026-11-23T12:00:00Z');
const HOUR = 3_600_000;

const turn = (until: string | null): Mail => ({
  kind: 'on-the-clock',
  key: 'turn',
  figures: {
    team: 'Bears',
    draft: 'Draft',
    round: 2,
    pick: 3,
    until: until === null ? null : { at: until, timeZone: 'UTC' },
  },
});
const offer = (until: string, message: string | null = null): Mail => ({
  kind: 'trade-received',
  key: 'offer',
  figures: { team: 'Bears', counter: false, message, until: { at: until, timeZone: 'UTC' } },
});
const closed: Mail = {
  kind: 'trade-answered',
  key: 'closed',
  figures: { reason: { key: 'declined', figures: { team: 'Bears', why: 'no' } } },
};

describe('how long a notice is news', () => {
  it('is until what it is about, and three days at most', () => {
    expect(newsUntil(offer('2026-11-23T06:00:00Z'), LATE)).toBe(at('2026-11-23T06:00:00Z'));
    expect(newsUntil(offer('2027-01-01T00:00:00Z'), LATE)).toBe(LATE + 72 * HOUR);
    expect(newsUntil(closed, LATE)).toBe(LATE + 72 * HOUR);
  });
  it('is an hour at most where it is about this moment', () => {
    expect(newsUntil(turn(null), LATE)).toBe(LATE + HOUR);
    expect(newsUntil(turn('2026-11-23T04:32:00Z'), LATE)).toBe(LATE + 120_000);
  });
});

describe('quiet hours', () => {
  it('end in the morning of the person, also where clocks are put back in between', () => {
    expect(quietEnd(NIGHT, LATE)).toBe(MORNING);
    expect(quietEnd(NIGHT, MORNING)).toBeNull();
    expect(quietEnd(NIGHT, MORNING - 1)).toBe(MORNING);
    expect(quietEnd(null, LATE)).toBeNull();
    expect(quietEnd(NIGHT, at('2026-11-01T03:00:00Z'))).toBe(at('2026-11-01T12:00:00Z'));
  });
});

describe('what is done with a notice that is due', () => {
  const due = { at: LATE, now: LATE, read: false, quiet: NIGHT, urgent: false };
  it('is to wait for the end of quiet hours, and to go then', () => {
    expect(stepFor({ ...due, says: closed })).toEqual({ is: 'wait', until: MORNING });
    expect(stepFor({ ...due, says: closed, now: MORNING })).toMatchObject({ is: 'send' });
  });
  it('is to be dropped when it is no longer true by then, or was read meanwhile', () => {
    expect(stepFor({ ...due, says: offer('2026-11-23T10:00:00Z') })).toEqual({ is: 'drop', because: 'old' });
    expect(stepFor({ ...due, says: closed, now: MORNING, read: true })).toEqual({ is: 'drop', because: 'read' });
    expect(stepFor({ ...due, says: closed, now: LATE + 72 * HOUR })).toEqual({ is: 'drop', because: 'old' });
  });
  it('of being on the clock is never late: it comes through by choice, or not at all', () => {
    expect(stepFor({ ...due, says: turn(null) })).toEqual({ is: 'drop', because: 'quiet' });
    expect(stepFor({ ...due, says: turn(null), urgent: true })).toEqual({ is: 'send', ttlSeconds: 3_600 });
    expect(stepFor({ ...due, says: closed, urgent: true })).toEqual({ is: 'wait', until: MORNING });
  });
});

describe('what a push service answers', () => {
  const verdict = (status: number, retryAfter: string | null = null, attempts = 1) =>
    verdictOnPush({ status, retryAfter }, attempts, LATE);
  it('is taken as it is meant', () => {
    expect(verdict(201)).toEqual({ is: 'sent' });
    for (const status of [401, 403, 404, 410]) expect(verdict(status)).toEqual({ is: 'gone' });
    expect(verdict(413)).toEqual({ is: 'tooLarge' });
    expect(verdict(400)).toEqual({ is: 'refused' });
  });
  it('or not answering at all, is asked again at longer and longer intervals, up to an hour', () => {
    expect([1, 2, 3, 30].map((attempts) => verdictOnPush(null, attempts, LATE))).toMatchObject(
      [5_000, 10_000, 20_000, HOUR].map((ms) => ({ is: 'later', ms, all: false })),
    );
    expect(verdict(503)).toMatchObject({ is: 'later', ms: 5_000 });
  });
  it('names a time: nothing goes there before, in seconds or as a date', () => {
    expect(verdict(429, '120')).toEqual({ is: 'later', ms: 120_000, all: true });
    expect(verdict(429)).toEqual({ is: 'later', ms: 5_000, all: true });
    expect(verdict(503, new Date(LATE + 90_000).toUTCString())).toEqual({ is: 'later', ms: 90_000, all: true });
    expect(verdict(429, '99999999')).toMatchObject({ ms: 24 * HOUR });
  });
});

describe('what a device is sent', () => {
  const around = { id: 7, path: '/abc/trade/review/x', league: 'Pond Hockey' };
  it('says in words with figures what happened, and leads there', () => {
    expect(JSON.parse(pushPayload(closed, around, false, 'en'))).toEqual({
      title: 'Bears declined',
      body: 'Bears declined: no\nPond Hockey',
      path: '/abc/trade/review/x',
      tag: 'notice-7',
    });
  });
  it('is never more than push services take, however much somebody wrote', () => {
    const long = pushPayload(offer('2026-11-24T00:00:00Z', '💥"\\'.repeat(3_000)), around, false, 'en');
    expect(new TextEncoder().encode(long).length).toBeLessThanOrEqual(3_000);
    expect(JSON.parse(long)).toMatchObject({ title: 'Trade Request received from Bears' });
    expect(pushPayload(closed, around, true, 'en').length).toBeLessThan(300);
  });
  it('tells together of what waited, by its titles, and how many more there are', () => {
    const two = [
      { says: closed, league: 'Pond Hockey' },
      { says: offer('2026-11-24T00:00:00Z'), league: null },
    ];
    expect(JSON.parse(pushSummary(two, 7, false, 'en'))).toEqual({
      title: '2 notices came in your quiet hours',
      body: 'Bears declined · Pond Hockey\nTrade Request received from Bears',
      path: '/account/notices',
      tag: 'notice-7',
    });
    const lines = (count: number) =>
      (
        JSON.parse(
          pushSummary(
            Array.from({ length: count }, () => two[1]!),
            7,
            false,
            'en',
          ),
        ) as { body: string }
      ).body.split('\n');
    expect(lines(5)).toHaveLength(5);
    expect(lines(6)).toHaveLength(5);
    expect(lines(6).at(-1)).toBe('and 2 more');
  });
  it('leads nowhere but into the app', () => {
    for (const path of ['https://evil.test', '//evil.test', '/\\evil', 'javascript:1', '', null])
      expect(appPath(path)).toBe('/account/notices');
    expect(appPath('/abc/league/players?player=8000001')).toBe('/abc/league/players?player=8000001');
  });
});

describe('the address of a push service', () => {
  it('is one on the public internet, by name and by TLS', () => {
    for (const address of [
      'https://fcm.googleapis.com/fcm/send/abc:def',
      'https://updates.push.services.mozilla.com/wpush/v2/x',
      'https://web.push.apple.com/QOx',
    ])
      expect(pushEndpoint(address, [])).toEqual({ own: false });
    for (const address of [
      'http://fcm.googleapis.com/x',
      'https://127.0.0.1/x',
      'https://[::1]/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://localhost/x',
      'https://database/x',
      'https://push.example.com:5432/x',
      'https://user:pass@push.example.com/x',
      'ftp://push.example.com/x',
      'x',
      `https://push.example.com/${'x'.repeat(1_000)}`,
    ])
      expect(pushEndpoint(address, [])).toBeNull();
  });
  it('or one that the installation’s owner names', () => {
    expect(pushEndpoint('http://127.0.0.1:7000/x', ['http://127.0.0.1:7000'])).toEqual({ own: true });
    expect(pushEndpoint('http://127.0.0.1:7001/x', ['http://127.0.0.1:7000'])).toBeNull();
  });
});
