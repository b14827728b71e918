import type { NightGame } from '@crease/core/players/nhl/night.rules.js';
import type { Figures } from '@crease/core/players/scoring/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import { inventGames, type SampleGameLine, type SampleSkater } from './sample-games.js';
import { pairingsOf, sampleGameId } from './sample-schedule.js';
import { mulberry32, seedOf } from './sample-random.js';

/* Replays a day's generated games minute by minute. At the end every line equals the generated one. */

/** An hour of the night passes in a minute. */
export const NIGHT_SPEED = 60;
const PERIOD = 20;
const INTERMISSION = 18;
const REGULATION = 3 * PERIOD + 2 * INTERMISSION;
const OVERTIME = 5;
/** Minutes of the night after which every game is over. */
export const NIGHT_MINUTES = REGULATION + OVERTIME;
const WORDS = ['1st', '2nd', '3rd'] as const;
/** Figures that are known only when a game is over. */
const DECISIONS: ReadonlySet<keyof Figures> = new Set([
  'w',
  'otw',
  'sow',
  'l',
  'otl',
  'so',
  'gwg',
  'otg',
  'ota',
  'so_g',
] as const);

export interface NightMoment {
  readonly state: 'live' | 'final';
  readonly period: string;
  readonly clock: string | null;
  /** Share of the game played, from 0 to 1; 1 only when it is over. */
  readonly share: number;
}

const clockOf = (left: number): string =>
  `${String(Math.floor(left)).padStart(2, '0')}:${String(Math.floor((left % 1) * 60)).padStart(2, '0')}`;

/** A game's state after minutes of the night, intermissions included. */
export function momentOfGame(minutes: number, overtime: boolean, shootout: boolean): NightMoment {
  const ends = overtime ? NIGHT_MINUTES : REGULATION;
  if (minutes >= ends)
    return { state: 'final', period: shootout ? 'SO' : overtime ? 'OT' : '3rd', clock: null, share: 1 };
  if (minutes >= REGULATION)
    return { state: 'live', period: 'OT', clock: clockOf(NIGHT_MINUTES - minutes), share: LAST_BEFORE_THE_END };
  const turn = Math.floor(minutes / (PERIOD + INTERMISSION));
  const within = minutes - turn * (PERIOD + INTERMISSION);
  const played = turn * PERIOD + Math.min(PERIOD, within);
  return {
    state: 'live',
    period: WORDS[turn] ?? '3rd',
    clock: within >= PERIOD ? 'intermission' : clockOf(PERIOD - within),
    share: Math.min(LAST_BEFORE_THE_END, played / (3 * PERIOD)),
  };
}
const LAST_BEFORE_THE_END = 0.9999;

/** Time of a player's k-th event, as a share of the game. The deciding overtime goal is the game's last moment. */
function when(line: SampleGameLine, what: keyof Figures, k: number): number {
  if (what === 'g' && line.otg > 0 && k === line.g - 1) return 1;
  return mulberry32(seedOf(`${line.game} ${line.player_id} ${what} ${k}`))();
}

function soFar(line: SampleGameLine, what: keyof Figures, share: number, most = line[what]): number {
  let count = 0;
  for (let k = 0; k < most; k += 1) if (when(line, what, k) <= share) count += 1;
  return count;
}

/** A player's figures at a moment. `against`: goals of the other side so far. */
export function figuresSoFar(line: SampleGameLine, share: number, against: number): Figures {
  const { player_id: _, game: __, ...final } = line;
  if (share >= 1) return final;
  const g = soFar(line, 'g', share);
  const points = g + soFar(line, 'a', share);
  const ppg = Math.min(final.ppg, g);
  const ppp = Math.min(final.ppp, points);
  const ga = Math.min(final.ga, against);
  const counted = Object.fromEntries(
    (Object.keys(final) as (keyof Figures)[]).map((what) => [
      what,
      DECISIONS.has(what) || what === 'goalie_seconds'
        ? 0
        : final[what] < 0
          ? Math.ceil(final[what] * share)
          : soFar(line, what, share),
    ]),
  ) as unknown as Figures;
  return {
    ...counted,
    gs: final.gs,
    goalie_seconds: Math.floor(final.goalie_seconds * share),
    ppg,
    ppp,
    shg: Math.min(final.shg, g - ppg),
    shp: Math.min(final.shp, points - ppp),
    sog: Math.min(final.sog, g + soFar(line, 'sog', share, final.sog - final.g)),
    ga,
    sa: ga + soFar(line, 'sa', share, final.sa - final.ga),
  };
}

export interface NightStand {
  readonly games: readonly NightGame[];
  readonly lines: readonly SampleGameLine[];
  readonly over: boolean;
}

export function nightAt(
  season: Season,
  day: string,
  players: readonly SampleSkater[],
  begunAt: string,
  minutes: number,
): NightStand {
  const clubs = new Map(players.map(({ id, club }) => [id, club]));
  const byGame = new Map<string, SampleGameLine[]>();
  for (const line of inventGames(season, day, players)) byGame.set(line.game, [...(byGame.get(line.game) ?? []), line]);
  const games: NightGame[] = [];
  const lines: SampleGameLine[] = [];
  for (const [home, away] of pairingsOf(day)) {
    const id = sampleGameId(season, day, home, away);
    const own = byGame.get(id) ?? [];
    const of = (club: string) => own.filter((line) => clubs.get(line.player_id) === club);
    const goals = (club: string, share: number) =>
      of(club).reduce((sum, line) => sum + (share >= 1 ? line.g : soFar(line, 'g', share)), 0);
    const overtime = own.some(({ otl }) => otl > 0);
    const shootout = overtime && goals(home, 1) === goals(away, 1);
    const { share, ...moment } = momentOfGame(minutes, overtime, shootout);
    const won = (club: string) => Number(shootout && share >= 1 && of(club).some(({ w }) => w > 0));
    games.push({
      id,
      season,
      playoffs: false,
      day,
      starts_at: begunAt,
      away,
      home,
      ...moment,
      away_score: goals(away, share) + won(away),
      home_score: goals(home, share) + won(home),
    });
    for (const [club, other] of [
      [home, away],
      [away, home],
    ] as const) {
      const against = goals(other, share);
      lines.push(
        ...of(club).map((line) => ({
          player_id: line.player_id,
          game: line.game,
          ...figuresSoFar(line, share, against),
        })),
      );
    }
  }
  return { games, lines, over: games.every(({ state }) => state === 'final') };
}
