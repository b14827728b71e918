import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';

/*
 * A simulated NHL night: answers schedule, scores and box scores in the shapes of the NHL's public web API. The test
 * controls the games and the server's behaviour.
 */

export interface NightPlayer {
  readonly id: number;
  readonly position: 'F' | 'D' | 'G';
}

export interface NightSide {
  readonly abbrev: string;
  readonly players: readonly NightPlayer[];
}

interface Goal {
  readonly side: 'away' | 'home';
  readonly scorer: number;
  readonly assists: readonly number[];
  readonly strength: 'ev' | 'pp' | 'sh';
  readonly period: number;
}

export class NightGameOnIce {
  state: 'FUT' | 'LIVE' | 'CRIT' | 'OVER' | 'FINAL' | 'OFF' = 'FUT';
  schedule: 'OK' | 'PPD' | 'SUSP' = 'OK';
  period = 1;
  clock = '20:00';
  goals: Goal[] = [];
  readonly shots = new Map<number, number>();
  /** Players with a major penalty for fighting, one for each. */
  fighters: number[] = [];
  /** Scorers of the shootout. The side with more of them wins it. */
  shootout: number[] = [];
  faceoffs: (readonly [winner: number, loser: number])[] = [];

  constructor(
    readonly id: number,
    readonly startsAt: Date,
    readonly away: NightSide,
    readonly home: NightSide,
  ) {}

  goal(scorer: number, assists: readonly number[] = [], strength: Goal['strength'] = 'ev'): Goal {
    const side = this.away.players.some(({ id }) => id === scorer) ? 'away' : 'home';
    const goal: Goal = { side, scorer, assists, strength, period: this.period };
    this.goals.push(goal);
    return goal;
  }

  correct(goal: Goal, instead: Goal | null): void {
    this.goals = this.goals.flatMap((one) => (one === goal ? (instead ?? []) : [one]));
  }

  score(side: 'away' | 'home'): number {
    return this.goals.filter((goal) => goal.side === side).length + Number(this.wonShootout(side));
  }

  private wonShootout(side: 'away' | 'home'): boolean {
    const own = this.shootout.filter((scorer) => this[side].players.some(({ id }) => id === scorer)).length;
    return own > this.shootout.length - own;
  }

  private get periodType(): 'REG' | 'OT' | 'SO' {
    return this.shootout.length > 0 ? 'SO' : this.period > 3 ? 'OT' : 'REG';
  }

  private get begun(): boolean {
    return this.state !== 'FUT';
  }

  /** The game as schedule and scores report it. */
  told(day: string): object {
    const club = (side: 'away' | 'home') => ({
      abbrev: this[side].abbrev,
      ...(this.begun ? { score: this.score(side) } : {}),
    });
    return {
      id: this.id,
      gameType: 2,
      gameDate: day,
      startTimeUTC: this.startsAt.toISOString().replace(/\.\d+Z$/, 'Z'),
      gameState: this.state,
      gameScheduleState: this.schedule,
      awayTeam: club('away'),
      homeTeam: club('home'),
      ...(this.begun
        ? {
            periodDescriptor: { number: this.period, periodType: this.periodType },
            clock: { timeRemaining: this.clock, inIntermission: false },
            goals: this.goals.map(({ side, scorer, assists, strength, period }) => ({
              playerId: scorer,
              strength,
              period,
              periodDescriptor: { number: period, periodType: period > 3 ? 'OT' : 'REG' },
              teamAbbrev: this[side].abbrev,
              assists: assists.map((playerId) => ({ playerId })),
            })),
          }
        : {}),
    };
  }

  /** The plays that count: goals and penalties among faceoffs. */
  playByPlay(): object {
    const play = (typeDescKey: string, periodType: string, details: object) => ({
      periodDescriptor: { number: 1, periodType, maxRegulationPeriods: 3 },
      typeDescKey,
      details,
    });
    return {
      id: this.id,
      plays: [
        ...this.faceoffs.map(([winningPlayerId, losingPlayerId]) =>
          play('faceoff', 'REG', { winningPlayerId, losingPlayerId }),
        ),
        ...this.goals.map(({ scorer, assists: [assist1PlayerId, assist2PlayerId], period }) =>
          play('goal', period > 3 ? 'OT' : 'REG', { scoringPlayerId: scorer, assist1PlayerId, assist2PlayerId }),
        ),
        ...this.fighters.map((committedByPlayerId) =>
          play('penalty', 'REG', { typeCode: 'MAJ', descKey: 'fighting', duration: 5, committedByPlayerId }),
        ),
        play('penalty', 'REG', { typeCode: 'BEN', descKey: 'too-many-men-on-the-ice', duration: 2 }),
        ...this.shootout.map((scoringPlayerId) => play('goal', 'SO', { scoringPlayerId })),
        { typeDescKey: 'game-end' },
      ],
    };
  }

  boxScore(): object {
    const sideOf = (side: 'away' | 'home') => {
      const other = side === 'away' ? 'home' : 'away';
      const skater = ({ id, position }: NightPlayer) => ({
        playerId: id,
        position: position === 'D' ? 'D' : 'C',
        goals: this.goals.filter(({ scorer }) => scorer === id).length,
        assists: this.goals.filter(({ assists }) => assists.includes(id)).length,
        plusMinus: 0,
        pim: 5 * this.fighters.filter((fighter) => fighter === id).length,
        hits: 0,
        powerPlayGoals: this.goals.filter(({ scorer, strength }) => scorer === id && strength === 'pp').length,
        sog: (this.shots.get(id) ?? 0) + this.goals.filter(({ scorer }) => scorer === id).length,
        blockedShots: 0,
        takeaways: 0,
        giveaways: 0,
        toi: '12:00',
      });
      const won = this.score(side) > this.score(other);
      return {
        forwards: this[side].players.filter(({ position }) => position === 'F').map(skater),
        defense: this[side].players.filter(({ position }) => position === 'D').map(skater),
        goalies: this[side].players
          .filter(({ position }) => position === 'G')
          .map(({ id }) => ({
            playerId: id,
            pim: 0,
            goalsAgainst: this.goals.filter((goal) => goal.side === other).length,
            shotsAgainst: this.goals.filter((goal) => goal.side === other).length + 20,
            starter: true,
            ...(this.state === 'FINAL' || this.state === 'OFF'
              ? { decision: won ? 'W' : this.period > 3 ? 'O' : 'L' }
              : {}),
            toi: '40:00',
          })),
      };
    };
    return {
      awayTeam: { abbrev: this.away.abbrev, score: this.score('away') },
      homeTeam: { abbrev: this.home.abbrev, score: this.score('home') },
      playerByGameStats: { awayTeam: sideOf('away'), homeTeam: sideOf('home') },
    };
  }
}

export interface Trouble {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface NhlNight {
  readonly url: string;
  readonly asked: string[];
  /** Number of 304 answers. */
  unchanged: number;
  /** Failure instead of an answer; 'cut' breaks the answer off. */
  trouble: ((path: string) => Trouble | 'cut' | undefined) | null;
  slowMs: number;
  /** Called as each answer is sent. */
  answering: ((path: string) => void) | null;
  close(): Promise<void>;
}

export async function startNhlNight(day: string, games: readonly NightGameOnIce[], port = 0): Promise<NhlNight> {
  const server = createServer((request, response) => {
    night.asked.push(request.url ?? '');
    if (night.slowMs > 0) setTimeout(() => answer(request, response), night.slowMs);
    else answer(request, response);
  });
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '';
    const trouble = night.trouble?.(path);
    if (trouble === 'cut') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"games":[');
      setImmediate(() => response.destroy());
      return;
    }
    if (trouble !== undefined) {
      response.writeHead(trouble.status, trouble.headers).end(trouble.body ?? '');
      return;
    }
    const told = answerTo(path);
    if (told === null) {
      response.writeHead(404).end();
      return;
    }
    night.answering?.(path);
    const body = JSON.stringify(told);
    const etag = `"${createHash('sha1').update(body).digest('hex')}"`;
    if (request.headers['if-none-match'] === etag) {
      night.unchanged += 1;
      response.writeHead(304, { etag }).end();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json', etag }).end(body);
  };
  const answerTo = (path: string): object | null => {
    if (path.startsWith('/v1/schedule/'))
      return { gameWeek: [{ date: day, games: games.map((game) => game.told(day)) }] };
    if (path === `/v1/score/${day}`) return { currentDate: day, games: games.map((game) => game.told(day)) };
    const [, id, what] = /^\/v1\/gamecenter\/(\d+)\/(boxscore|play-by-play)$/.exec(path) ?? [];
    const game = games.find((one) => String(one.id) === id);
    return (what === 'boxscore' ? game?.boxScore() : game?.playByPlay()) ?? null;
  };
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const night: NhlNight = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    unchanged: 0,
    trouble: null,
    slowMs: 0,
    answering: null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return night;
}
