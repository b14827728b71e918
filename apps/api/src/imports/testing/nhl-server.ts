import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

// Invented players in the shape of the NHL's answers: names as { default, … }, optional fields, seasons of other
// leagues between NHL seasons, and one row per club of a season.

const named = (text: string, more: Record<string, string> = {}): Record<string, string> => ({ default: text, ...more });

const rosterOf = {
  TOR: {
    forwards: [
      {
        id: 8490001,
        headshot: 'https://assets.invalid/1.png',
        firstName: named('Kalle'),
        lastName: named('Provarinen', { cs: 'Provarinen' }),
        sweaterNumber: 19,
        positionCode: 'C',
        shootsCatches: 'L',
        heightInInches: 73,
        birthDate: '1996-02-03',
        birthCity: named('Oulu'),
        birthCountry: 'FIN',
      },
      // no sweater number, province or shooting side
      {
        id: 8490002,
        firstName: named('Remi'),
        lastName: named('Échantillon'),
        positionCode: 'R',
        birthDate: '2004-07-01',
        birthCountry: 'CAN',
      },
    ],
    defensemen: [
      {
        id: 8490003,
        firstName: named('Bo'),
        lastName: named('Sampleson'),
        positionCode: 'D',
        shootsCatches: 'R',
        birthDate: '1993-11-12',
        birthCountry: 'USA',
        birthStateProvince: named('MN'),
      },
    ],
    goalies: [
      {
        id: 8490004,
        firstName: named('Egon'),
        lastName: named('Muster'),
        sweaterNumber: 31,
        positionCode: 'G',
        shootsCatches: 'L',
        birthDate: '1998-05-05',
        birthCountry: 'GER',
      },
    ],
  },
  OTT: {
    forwards: [
      {
        id: 8490005,
        firstName: named('Ivan'),
        lastName: named('Primerov'),
        positionCode: 'L',
        shootsCatches: 'L',
        birthDate: '1999-09-09',
        birthCountry: 'RUS',
      },
      // unreadable: no last name
      { id: 8490006, firstName: named('Nameless'), positionCode: 'C' },
    ],
    defensemen: [],
    goalies: [],
  },
};

const nhl = (
  season: number,
  gameTypeId: number,
  team: string,
  more: Record<string, unknown>,
): Record<string, unknown> => ({
  season,
  gameTypeId,
  leagueAbbrev: 'NHL',
  sequence: 1,
  teamName: named(team),
  ...more,
});

const landingOf: Record<number, Record<string, unknown>> = {
  8490001: {
    playerId: 8490001,
    isActive: true,
    currentTeamAbbrev: 'TOR',
    firstName: named('Kalle'),
    lastName: named('Provarinen'),
    position: 'C',
    birthDate: '1996-02-03',
    birthCountry: 'FIN',
    shootsCatches: 'L',
    draftDetails: { year: 2014, teamAbbrev: 'OTT', round: 2, pickInRound: 5, overallPick: 35 },
    seasonTotals: [
      {
        season: 20122013,
        gameTypeId: 2,
        leagueAbbrev: 'U18 SM-sarja',
        sequence: 1,
        gamesPlayed: 40,
        goals: 20,
        assists: 20,
        points: 40,
        teamName: named('Kärpät U18'),
      },
      nhl(20232024, 2, 'Arizona Coyotes', {
        gamesPlayed: 40,
        goals: 10,
        assists: 12,
        points: 22,
        plusMinus: -4,
        pim: 8,
        powerPlayGoals: 3,
        powerPlayPoints: 7,
        shorthandedGoals: 0,
        shorthandedPoints: 0,
        gameWinningGoals: 1,
        otGoals: 0,
        shots: 90,
        avgToi: '15:00',
      }),
      nhl(20232024, 2, 'Toronto Maple Leafs', {
        gamesPlayed: 20,
        goals: 8,
        assists: 9,
        points: 17,
        plusMinus: 6,
        pim: 2,
        powerPlayGoals: 1,
        powerPlayPoints: 4,
        shorthandedGoals: 1,
        shorthandedPoints: 1,
        gameWinningGoals: 2,
        otGoals: 1,
        shots: 50,
        avgToi: '16:30',
        sequence: 2,
      }),
      nhl(20232024, 3, 'Toronto Maple Leafs', {
        gamesPlayed: 7,
        goals: 2,
        assists: 1,
        points: 3,
        plusMinus: 0,
        pim: 0,
        shots: 15,
        avgToi: '17:00',
      }),
      nhl(20232024, 1, 'Toronto Maple Leafs', { gamesPlayed: 5, goals: 5, assists: 5, points: 10 }),
      nhl(20252026, 2, 'Toronto Maple Leafs', {
        gamesPlayed: 30,
        goals: 9,
        assists: 11,
        points: 20,
        plusMinus: 3,
        pim: 4,
        shots: 70,
        avgToi: '16:00',
      }),
      { season: 20242025, gameTypeId: 2, leagueAbbrev: 'NHL', teamName: named('Toronto Maple Leafs') },
    ],
  },
  8490002: {
    playerId: 8490002,
    firstName: named('Remi'),
    lastName: named('Échantillon'),
    position: 'R',
    birthDate: '2004-07-01',
    birthCountry: 'CAN',
  },
  8490003: {
    playerId: 8490003,
    currentTeamAbbrev: 'TOR',
    position: 'D',
    birthDate: '1993-11-12',
    seasonTotals: [
      nhl(20242025, 2, 'Montréal Canadiens', {
        gamesPlayed: 70,
        goals: 3,
        assists: 17,
        points: 20,
        plusMinus: 5,
        penaltyMinutes: 44,
        shots: 88,
        avgToi: '20:10',
      }),
    ],
  },
  8490004: {
    playerId: 8490004,
    currentTeamAbbrev: 'TOR',
    position: 'G',
    birthDate: '1998-05-05',
    seasonTotals: [
      nhl(20242025, 2, 'Boston Bruins', {
        gamesPlayed: 20,
        gamesStarted: 19,
        wins: 9,
        losses: 8,
        otLosses: 2,
        shutouts: 1,
        goalsAgainst: 50,
        shotsAgainst: 500,
        savePctg: 0.9,
        goalsAgainstAvg: 2.6,
        timeOnIce: '1150:30',
        goals: 0,
        assists: 1,
        pim: 0,
      }),
      nhl(20242025, 2, 'Toronto Maple Leafs', {
        gamesPlayed: 10,
        gamesStarted: 10,
        wins: 6,
        losses: 3,
        otLosses: 1,
        shutouts: 1,
        goalsAgainst: 20,
        shotsAgainst: 300,
        savePctg: 0.933333,
        goalsAgainstAvg: 2,
        timeOnIce: '600:00',
        goals: 0,
        assists: 0,
        pim: 2,
        sequence: 2,
      }),
    ],
  },
  // 8490005 has no page: their club has just signed them
  8490007: {
    playerId: 8490007,
    firstName: named('Traded'),
    lastName: named('Twice'),
    position: 'C',
    currentTeamAbbrev: 'SEA',
    birthDate: '1997-01-01',
    seasonTotals: null,
  },
};

const skaters = [
  {
    playerId: 8490001,
    skaterFullName: 'Kalle Provarinen',
    lastName: 'Provarinen',
    positionCode: 'C',
    seasonId: 20252026,
    teamAbbrevs: 'TOR',
    gamesPlayed: 31,
    goals: 10,
    assists: 11,
    points: 21,
    plusMinus: 3,
    penaltyMinutes: 4,
    ppGoals: 2,
    ppPoints: 6,
    shGoals: 0,
    shPoints: 0,
    gameWinningGoals: 2,
    otGoals: 1,
    shots: 72,
    timeOnIcePerGame: 960.5,
    faceoffWinPct: 0.51,
  },
  {
    playerId: 8490002,
    skaterFullName: 'Remi Échantillon',
    positionCode: 'R',
    teamAbbrevs: 'TOR',
    gamesPlayed: 3,
    goals: 0,
    assists: 1,
    points: 1,
    penaltyMinutes: 0,
    shots: 2,
    timeOnIcePerGame: 500,
    faceoffWinPct: null,
  },
  {
    playerId: 8490003,
    skaterFullName: 'Bo Sampleson',
    positionCode: 'D',
    teamAbbrevs: 'TOR',
    gamesPlayed: 30,
    goals: 1,
    assists: 6,
    points: 7,
    pim: 20,
    shots: 33,
    timeOnIcePerGame: 1200,
  },
  {
    playerId: 8490005,
    skaterFullName: 'Ivan Primerov',
    positionCode: 'L',
    teamAbbrevs: 'OTT',
    gamesPlayed: 28,
    goals: 6,
    assists: 6,
    points: 12,
    penaltyMinutes: 8,
    shots: 60,
    timeOnIcePerGame: 800,
  },
  {
    playerId: 8490007,
    skaterFullName: 'Traded Twice',
    positionCode: 'C',
    teamAbbrevs: 'CGY,PHI,SEA',
    gamesPlayed: 25,
    goals: 4,
    assists: 4,
    points: 8,
    penaltyMinutes: 2,
    shots: 40,
    timeOnIcePerGame: 700,
  },
  // a row without games
  { playerId: 8490008, skaterFullName: 'Half Row', positionCode: 'C' },
];
const realtime = [
  { playerId: 8490001, hits: 20, blockedShots: 15, gamesPlayed: 31 },
  { playerId: 8490003, hits: 66, blockedShots: 58, gamesPlayed: 30 },
  { playerId: 8490005, hits: null, gamesPlayed: 28 },
];
const faceoffs = [
  { playerId: 8490001, totalFaceoffs: 300, totalFaceoffWins: 160, totalFaceoffLosses: 140, gamesPlayed: 31 },
];
const goalies = [
  {
    playerId: 8490004,
    goalieFullName: 'Egon Muster',
    teamAbbrevs: 'TOR',
    gamesPlayed: 20,
    gamesStarted: 18,
    wins: 11,
    losses: 6,
    otLosses: 2,
    shutouts: 2,
    goalsAgainst: 48,
    shotsAgainst: 550,
    savePct: 0.91273,
    goalsAgainstAverage: 2.5,
    timeOnIce: 69120,
    goals: 0,
    assists: 1,
    points: 1,
    penaltyMinutes: 0,
  },
];

const skaterGames = [
  {
    playerId: 8490001,
    skaterFullName: 'Kalle Provarinen',
    gameId: 2025020300,
    gameDate: '2025-11-20',
    goals: 2,
    assists: 1,
    plusMinus: -1,
    penaltyMinutes: 4,
    ppGoals: 1,
    ppPoints: 2,
    shGoals: 0,
    shPoints: 0,
    gameWinningGoals: 1,
    otGoals: 0,
    shots: 6,
    gamesPlayed: 1,
    teamAbbrev: 'TOR',
  },
  {
    playerId: 8490001,
    skaterFullName: 'Kalle Provarinen',
    gameId: 2025020320,
    gameDate: '2025-11-29',
    goals: 0,
    assists: 1,
    gamesPlayed: 1,
    teamAbbrev: 'TOR',
  },
  {
    playerId: 8490099,
    skaterFullName: 'Nobody Known',
    gameId: 2025020300,
    gameDate: '2025-11-20',
    goals: 1,
    assists: 0,
  },
  // a row without a game id
  { playerId: 8490002, gameDate: '2025-11-20', goals: 1 },
];
const realtimeGames = [
  {
    playerId: 8490001,
    skaterFullName: 'Kalle Provarinen',
    gameId: 2025020300,
    gameDate: '2025-11-20',
    hits: 3,
    blockedShots: 2,
    takeaways: 1,
    giveaways: null,
  },
  // a game that is missing in the summary
  { playerId: 8490003, gameId: 2025020300, gameDate: '2025-11-20', hits: 1 },
];
const faceoffGames = [
  {
    playerId: 8490001,
    skaterFullName: 'Kalle Provarinen',
    gameId: 2025020300,
    gameDate: '2025-11-20',
    totalFaceoffs: 12,
    totalFaceoffWins: 7,
    totalFaceoffLosses: 5,
  },
];
const goalieGames = [
  {
    playerId: 8490004,
    goalieFullName: 'Egon Muster',
    gameId: 2025020300,
    gameDate: '2025-11-20',
    goals: 0,
    assists: null,
    gamesStarted: 1,
    wins: 1,
    losses: 0,
    overtimeLosses: 0,
    shutouts: 1,
    goalsAgainst: 0,
    shotsAgainst: 31,
    saves: 31,
    timeOnIce: 3600,
  },
];
const playoffGames = [
  {
    playerId: 8490001,
    skaterFullName: 'Kalle Provarinen',
    gameId: 2025030111,
    gameDate: '2025-11-21',
    goals: 1,
    assists: 0,
  },
];

/** Failure of a request that a test causes; undefined answers it normally. */
export type Trouble = (
  path: string,
  times: number,
) => { status: number; headers?: Record<string, string>; body?: string } | 'hang' | 'cut' | undefined;

export interface NhlServer {
  readonly url: string;
  readonly asked: string[];
  most: () => number;
  trouble: Trouble | null;
  close: () => Promise<void>;
}

function answer(url: URL): unknown {
  const roster = /^\/v1\/roster\/([A-Z]{3})\/(?:current|20252026)$/.exec(url.pathname);
  if (roster !== null) return (rosterOf as Record<string, unknown>)[roster[1] ?? ''];
  const landing = /^\/v1\/player\/(\d+)\/landing$/.exec(url.pathname);
  if (landing !== null) return landingOf[Number(landing[1])];
  const report = /^\/stats\/rest\/en\/(skater\/summary|skater\/realtime|skater\/faceoffwins|goalie\/summary)$/.exec(
    url.pathname,
  );
  if (report === null) return undefined;
  const expression = url.searchParams.get('cayenneExp') ?? '';
  const days = /^gameDate>="([\d-]+)" and gameDate<="([\d-]+) 23:59:59" and gameTypeId=([23])$/.exec(expression);
  if (days !== null && url.searchParams.get('isGame') === 'true') {
    const [, from = '', to = '', type] = days;
    const byReport: Readonly<Record<string, readonly { gameDate: string }[]>> =
      type === '2'
        ? {
            'skater/summary': skaterGames,
            'skater/realtime': realtimeGames,
            'skater/faceoffwins': faceoffGames,
            'goalie/summary': goalieGames,
          }
        : { 'skater/summary': playoffGames };
    const games = byReport[report[1] ?? ''] ?? [];
    const data = games.filter(({ gameDate }) => gameDate >= from && gameDate <= to);
    return { data, total: data.length };
  }
  if (!expression.includes('seasonId<=20252026 and seasonId>=20252026')) return undefined;
  const all: readonly unknown[] = expression.includes('gameTypeId=3')
    ? []
    : report[1] === 'skater/summary'
      ? skaters
      : report[1] === 'skater/realtime'
        ? realtime
        : report[1] === 'skater/faceoffwins'
          ? faceoffs
          : goalies;
  const start = Number(url.searchParams.get('start'));
  const limit = Number(url.searchParams.get('limit'));
  return { data: all.slice(start, start + limit), total: all.length };
}

export async function startNhlServer(): Promise<NhlServer> {
  const asked: string[] = [];
  const times = new Map<string, number>();
  let now = 0;
  let most = 0;
  const state: { trouble: Trouble | null } = { trouble: null };
  const handle = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '/';
    asked.push(path);
    times.set(path, (times.get(path) ?? 0) + 1);
    most = Math.max(most, (now += 1));
    response.on('close', () => (now -= 1));
    const trouble = state.trouble?.(path, times.get(path) ?? 1);
    if (trouble === 'hang') return;
    if (trouble === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"data":[');
      setImmediate(() => response.destroy());
      return;
    }
    if (trouble !== undefined) {
      response.writeHead(trouble.status, trouble.headers);
      response.end(trouble.body ?? '');
      return;
    }
    const body = answer(new URL(path, 'http://localhost'));
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { message: 'not found' }));
  };
  const server: Server = createServer(handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    most: () => most,
    get trouble() {
      return state.trouble;
    },
    set trouble(next) {
      state.trouble = next;
      times.clear();
      asked.length = 0;
      most = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
