import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { foldMatchup, newsOfPage } from '@crease/core/competition/matchups/matchup-news.js';
import type { MatchupPageAnswer } from '@crease/core/competition/matchups/matchup-page.answers.js';
import type { AppSocket } from '../../../../platform/session/socket.js';
import { fakeSocket } from '../../../../testing/fake-socket.js';
import { HARBOR, matchupPage, matchupPlayer } from '../../../../testing/matchups-league.js';
import { followMatchup } from './matchup-follower.js';

const ADDRESS = { leagueId: 'Lg1aaaaaaaaa', season: '2025-26', period: 3, number: 2 };
const STREAM = 'matchup:Lg1aaaaaaaaa.2025-26.3.2';
/** The page after this many home goals. */
const pageAt = (seq: number): MatchupPageAnswer => ({
  ...ADDRESS,
  ...matchupPage(
    {
      team_id: HARBOR,
      points: 2 * seq,
      projected: 10 + 2 * seq,
      games: 1,
      games_left: 3,
      days: [{ day: '2025-11-18', points: 2 * seq }],
      goalie_starts: { used: seq, limit: 4, ends_on: '2025-11-23', closed: false },
      players: [matchupPlayer(1, { name: 'Ida Berg', games: 1, points: 2 * seq })],
    },
    null,
  ),
  seq,
});
const event = (seq: number, stream = STREAM) => ({
  stream,
  seq,
  at: '',
  actor: null,
  event: { type: 'matchupScored', ...newsOfPage(pageAt(seq), new Set([1])), after: seq },
});

let server: number;
let page: MatchupPageAnswer;
let refetched: number;
let isFollowed = false;
let follower: ReturnType<typeof followMatchup>;
let { socket, sent, tell } = fakeSocket();
beforeEach(() => {
  jest.useFakeTimers();
  ({ socket, sent, tell } = fakeSocket());
  [server, refetched, page, isFollowed] = [0, 0, pageAt(0), false];
  follower = followMatchup(socket as unknown as AppSocket, ADDRESS, {
    read: () => page,
    show: (next) => {
      page = next;
    },
    follow: (isNow) => {
      isFollowed = isNow;
    },
    refetch: () => {
      refetched += 1;
      page = pageAt(server);
      follower.settle();
    },
  });
});
afterEach(() => {
  follower.leave();
  jest.useRealTimers();
});
const join = (seq: number) => {
  server = seq;
  sent.findLast(({ name }) => name === 'matchup:join')?.ack({ ok: true, seq });
};
const score = (seq: number) => {
  server = Math.max(server, seq);
  tell('event', event(seq));
};
const wait = () => jest.advanceTimersByTime(200);

describe('a matchup’s page', () => {
  test('follows its stream without being read again', () => {
    expect(sent.map(({ name, body }) => [name, body])).toEqual([['matchup:join', ADDRESS]]);
    join(0);
    score(1);
    score(2);
    wait();
    expect(page).toEqual(pageAt(2));
    expect(refetched).toBe(0);
  });

  test('says that it follows only while it is in the room, so that games outside it are read', () => {
    expect(isFollowed).toBe(false);
    join(0);
    expect(isFollowed).toBe(true);
    tell('disconnect', 'transport close');
    expect(isFollowed).toBe(false);
    join(0);
    follower.leave();
    expect(isFollowed).toBe(false);
  });

  test('applies doubled and mixed events once and in order', () => {
    join(0);
    for (const seq of [2, 1, 1, 3, 2]) score(seq);
    wait();
    expect(page).toEqual(pageAt(3));
    expect(refetched).toBe(0);
  });

  test('is read again after a gap, and when the last event is lost', () => {
    join(0);
    score(2);
    expect(page).toEqual(pageAt(0));
    wait();
    expect([page, refetched]).toEqual([pageAt(2), 1]);
    server = 3;
    tell('pulse', { stream: STREAM, seq: 3 });
    wait();
    expect([page, refetched]).toEqual([pageAt(3), 2]);
  });

  test('is right after a reconnect, and after an answer that is older than the events', () => {
    join(0);
    score(1);
    tell('disconnect');
    tell('connect');
    join(4);
    wait();
    expect([page, refetched]).toEqual([pageAt(4), 1]);
    // A request that was under way before the last events.
    page = pageAt(2);
    follower.settle();
    wait();
    expect([page, refetched]).toEqual([pageAt(4), 2]);
  });

  test('is read again when games were scored before it joined, and joins again when the server was busy', () => {
    const scored = { stream: 'version:Lg1aaaaaaaaa', seq: 9, at: '', actor: null };
    tell('event', { ...scored, event: { type: 'leagueChanged', days: ['2025-11-18'] } });
    expect(refetched).toBe(1);
    sent[0]?.ack({ ok: false, refusal: { kind: 'busy' } });
    jest.advanceTimersByTime(3_000);
    expect(sent.filter(({ name }) => name === 'matchup:join')).toHaveLength(2);
    join(0);
    tell('event', { ...scored, event: { type: 'leagueChanged', days: ['2025-11-18'] } });
    expect(refetched).toBe(1);
  });

  test('ignores other matchups, and leaves its room', () => {
    join(0);
    tell('event', event(1, 'matchup:Lg1aaaaaaaaa.2025-26.3.1'));
    expect(page).toEqual(pageAt(0));
    follower.leave();
    score(1);
    expect(page).toEqual(pageAt(0));
    expect(sent.at(-1)).toMatchObject({ name: 'matchup:leave', body: ADDRESS });
  });
});

test('news change only players with a game on the scored days', () => {
  const { home } = foldMatchup(pageAt(0), newsOfPage(pageAt(5), new Set()));
  expect([home.points, home.players[0]?.points]).toEqual([10, 0]);
});
