import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLUB_CODES } from '@crease/core/players/clubs.js';

export interface SchedulePlan {
  readonly id: number;
  readonly day: string;
  readonly home: string;
  readonly away: string;
  readonly state?: string;
  readonly schedule?: string;
  readonly type?: number;
  /** Fields that replace those of the row. */
  readonly more?: Readonly<Record<string, unknown>>;
}

const named = (text: string) => ({ default: text });
const clubOf = (abbrev: string, id: number) => ({
  id,
  commonName: named(`Club ${abbrev}`),
  placeName: named(abbrev),
  abbrev,
  logo: `https://assets.invalid/${abbrev}.svg`,
});

/** Shaped like `/v1/club-schedule-season/{club}/{season}`. */
const rowOf = ({ id, day, home, away, state = 'FUT', schedule = 'OK', type = 2, more = {} }: SchedulePlan) => ({
  id,
  season: 20262027,
  gameType: type,
  gameDate: day,
  venue: named('Invented Arena'),
  neutralSite: false,
  startTimeUTC: `${day}T23:30:00Z`,
  easternUTCOffset: '-05:00',
  venueUTCOffset: '-05:00',
  venueTimezone: 'America/Toronto',
  gameState: state,
  gameScheduleState: schedule,
  tvBroadcasts: [],
  awayTeam: clubOf(away, 1),
  homeTeam: clubOf(home, 2),
  ...more,
  ...(state === 'OFF' ? { periodDescriptor: { periodType: 'OT' }, gameOutcome: { lastPeriodType: 'OT' } } : {}),
});

/** Serves the schedules of the clubs; a club without games has an empty one. */
export async function startScheduleServer() {
  const state = {
    games: [] as readonly SchedulePlan[],
    /** Clubs that get a status instead. */
    trouble: new Map<string, { readonly status: number; readonly times: number }>(),
    asked: 0,
  };
  const server = createServer((request, response) => {
    const club = /^\/v1\/club-schedule-season\/([A-Z]{3})\/\d{8}$/.exec(request.url ?? '')?.[1];
    state.asked += 1;
    const trouble = state.trouble.get(club ?? '');
    if (trouble !== undefined && trouble.times > 0) {
      state.trouble.set(club ?? '', { ...trouble, times: trouble.times - 1 });
      response.writeHead(trouble.status, { 'retry-after': '1' }).end();
      return;
    }
    const games = state.games.filter(({ home, away }) => home === club || away === club).map(rowOf);
    response.end(JSON.stringify({ currentSeason: 20262027, clubTimezone: 'America/Toronto', games }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

export const gamesOn = (day: string, count: number, from: number): SchedulePlan[] =>
  Array.from({ length: count }, (_, index) => ({
    id: from + index,
    day,
    home: CLUB_CODES[2 * index] ?? '',
    away: CLUB_CODES[2 * index + 1] ?? '',
  }));
