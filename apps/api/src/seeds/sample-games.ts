import { CLUB_CODES } from '@crease/core/players/clubs.js';
import type { PlayerSeason } from '@crease/core/players/players.schema.js';
import { figuresOf, type Figures } from '@crease/core/players/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import { daysBetween } from '@crease/core/calendar.js';
import { NO_FIGURES, SAMPLE_SEASON, type SamplePlayer } from './sample-model.js';
import { generateSamplePlayers } from './sample-players.js';
import { mulberry32, poisson, seedOf, shuffled, weighted, type Random } from './sample-random.js';

/** A sample player as they stand on the day of a game. */
export interface SampleSkater {
  readonly id: number;
  readonly club: string;
  readonly goalie: boolean;
  readonly defense: boolean;
}

/** What an invented player did in an invented game. */
export interface SampleGameLine extends Figures {
  readonly player_id: number;
  readonly game: string;
}

/** Categories that are not invented count nothing in the sample's games. */
const NOTHING = figuresOf(() => 0);

const { floor, max, min, round } = Math;
/** A Monday. */
const FIRST_MONDAY = '2001-01-01';
/**
 * Every club plays three games a week, in three rounds of sixteen games. For each day from Monday on: which round is
 * played, and which part of it.
 */
const WEEK = [
  [0, 0, 4],
  [0, 4, 16],
  [1, 0, 4],
  [1, 4, 16],
  [2, 0, 4],
  [2, 4, 12],
  [2, 12, 16],
] as const;
const ROUNDS_A_WEEK = 3;
/** By how much those who play score more than usual: not everybody who usually scores plays every day. */
const LIVELIER = 1.12;
const DRESSED = { forwards: 12, defense: 6 };

/** What a player may do in a season, by which their games are invented; null for those who would play none. */
const POTENTIAL: () => ReadonlyMap<number, PlayerSeason> = (() => {
  let known: ReadonlyMap<number, PlayerSeason> | null = null;
  const ofSeason = ({ id, seasons }: SamplePlayer): [number, PlayerSeason][] =>
    seasons.filter((line) => line.season === SAMPLE_SEASON && !line.playoffs).map((line) => [id, line]);
  return () => (known ??= new Map(generateSamplePlayers().flatMap(ofSeason)));
})();
/** Games of a club in the season that potentials are of. */
const OF_GAMES = 52;

/** Who plays whom on a day: always the same. Away teams stand second. */
export function pairingsOf(day: string): [home: string, away: string][] {
  const number = daysBetween(FIRST_MONDAY, day);
  const [part, from, to] = WEEK[((number % 7) + 7) % 7] ?? WEEK[0];
  const played = floor(number / 7) * ROUNDS_A_WEEK + part;
  const cycle = CLUB_CODES.length - 1;
  const clubs = shuffled(mulberry32(seedOf(`clubs ${floor(played / cycle)}`)), CLUB_CODES);
  // The first stays in its place and the others go round it: in 31 rounds everybody meets everybody.
  const [first = '', ...others] = clubs;
  const turn = ((played % cycle) + cycle) % cycle;
  const turned = [first, ...others.slice(turn), ...others.slice(0, turn)];
  const random = mulberry32(seedOf(`round ${played}`));
  const pairs = turned.slice(0, turned.length / 2).map((club, at): [string, string] => {
    const other = turned[turned.length - 1 - at] ?? '';
    return random() < 0.5 ? [club, other] : [other, club];
  });
  return shuffled(random, pairs).slice(from, to);
}

/** The games of a day, invented from the day and its players alone: the same again whenever they are asked for. */
export function inventGames(season: Season, day: string, players: readonly SampleSkater[]): SampleGameLine[] {
  const potential = POTENTIAL();
  const clubs = new Map<string, SampleSkater[]>();
  for (const player of players)
    if (potential.has(player.id)) clubs.set(player.club, [...(clubs.get(player.club) ?? []), player]);
  return pairingsOf(day).flatMap(([home, away]) => {
    const random = mulberry32(seedOf(`${season} ${day} ${home} ${away}`));
    const game = `sample-${season}-${day}-${home}-${away}`;
    const sides = [home, away].map((club) => dress(random, clubs.get(club) ?? [], potential));
    const [one, two] = sides;
    if (one === undefined || two === undefined) return [];
    for (const side of sides)
      for (const skater of side.skaters)
        for (let left = poisson(random, skater.goals); left > 0; left -= 1) score(random, side, skater);
    if (one.goals === two.goals) {
      const better = random() < 0.54 ? one : two;
      better.won = true;
      // Two of three are decided in overtime, the others by shoot-out, which is nobody's goal.
      const scorer = random() < 0.66 ? weighted(random, better.skaters, (skater) => skater.goals) : undefined;
      if (scorer !== undefined) score(random, better, scorer);
    } else (one.goals > two.goals ? one : two).won = true;
    return sides.flatMap((side) => {
      const against = side === one ? two.goals : one.goals;
      const skaters = side.skaters.map(({ id, g, a }) => ({ player_id: id, game, ...NOTHING, g, a }));
      if (side.goalie === undefined) return skaters;
      return [
        ...skaters,
        { player_id: side.goalie, game, ...NOTHING, w: side.won ? 1 : 0, so: side.won && against === 0 ? 1 : 0 },
      ];
    });
  });
}

interface Dressed {
  readonly id: number;
  /** On average, in a game. */
  readonly goals: number;
  readonly assists: number;
  g: number;
  a: number;
}

interface Side {
  readonly skaters: Dressed[];
  readonly goalie: number | undefined;
  goals: number;
  won: boolean;
}

/** Who plays: whoever usually does, most days. */
function dress(random: Random, players: readonly SampleSkater[], potential: ReadonlyMap<number, PlayerSeason>): Side {
  const drawn = [...players]
    .sort((one, two) => one.id - two.id)
    .map((player) => ({ ...player, line: potential.get(player.id), turn: random() }));
  const usual = (player: (typeof drawn)[number]): number => (player.line?.gp ?? 0) / OF_GAMES;
  const ready = (defense: boolean, most: number) =>
    drawn
      .filter((player) => !player.goalie && player.defense === defense && player.turn < usual(player))
      .sort((one, two) => one.turn / usual(one) - two.turn / usual(two))
      .slice(0, most);
  const skaters = [...ready(false, DRESSED.forwards), ...ready(true, DRESSED.defense)].map(({ id, line }) => {
    const games = max(1, line?.gp ?? 1);
    return { id, goals: (LIVELIER * (line?.g ?? 0)) / games, assists: (line?.a ?? 0) / games, g: 0, a: 0 };
  });
  const goalie = weighted(
    random,
    drawn.filter((player) => player.goalie),
    usual,
  );
  return { skaters, goalie: goalie?.id, goals: 0, won: false };
}

/** A goal, with two assists, one or none. */
function score(random: Random, side: Side, scorer: Dressed): void {
  side.goals += 1;
  scorer.g += 1;
  const drawn = random();
  const helpers: Dressed[] = [];
  for (let left = drawn < 0.74 ? 2 : drawn < 0.94 ? 1 : 0; left > 0; left -= 1) {
    const helper = weighted(
      random,
      side.skaters.filter((skater) => skater !== scorer && !helpers.includes(skater)),
      (skater) => skater.assists,
    );
    if (helper !== undefined) helpers.push(helper);
  }
  for (const helper of helpers) helper.a += 1;
}

/**
 * What games came to, and with it the line of a season: what games do not tell (shots, hits, …) is as it usually is
 * with this player.
 */
export function lineOfGames(
  playerId: number,
  season: Season,
  club: string | null,
  sums: { gp: number; g: number; a: number; w: number; so: number },
  asOf: string,
): Omit<PlayerSeason, 'source'> {
  const { gp, g, a, w, so } = sums;
  const usual = POTENTIAL().get(playerId);
  const share = (figure: number | null | undefined, of: number | null | undefined, times: number): number | null =>
    figure == null ? null : of == null || of === 0 ? 0 : round((figure / of) * times);
  const perGame = (figure: number | null | undefined): number | null => share(figure, usual?.gp, gp);
  const pts = g + a;
  const base = {
    season,
    playoffs: false,
    club,
    gp,
    g,
    a,
    pts,
    as_of: asOf,
    toi_seconds: perGame(usual?.toi_seconds),
    pim: perGame(usual?.pim),
  };
  if (usual?.gs != null) {
    const lost = gp - w;
    const otl = share(usual.otl, (usual.l ?? 0) + (usual.otl ?? 0), lost) ?? 0;
    const sa = perGame(usual.sa) ?? 0;
    const ga = max(lost, min(sa, share(usual.ga, usual.sa, sa) ?? 0));
    return {
      ...base,
      ...NO_FIGURES,
      gs: gp,
      w,
      l: lost - otl,
      otl,
      so,
      ga,
      sa: max(sa, ga),
      sv_pct: sa === 0 ? null : round((1 - ga / max(sa, ga)) * 10_000) / 10_000,
      gaa: base.toi_seconds ? round((ga * 3_600_000) / base.toi_seconds) / 1000 : null,
    };
  }
  const ppg = min(g, share(usual?.ppg, usual?.g, g) ?? 0);
  const ppp = min(pts, max(ppg, share(usual?.ppp, usual?.pts, pts) ?? 0));
  const shg = min(g - ppg, share(usual?.shg, usual?.g, g) ?? 0);
  const shp = min(pts - ppp, max(shg, share(usual?.shp, usual?.pts, pts) ?? 0));
  const gwg = min(g, share(usual?.gwg, usual?.g, g) ?? 0);
  return {
    ...base,
    ...NO_FIGURES,
    ppg,
    ppp,
    shg,
    shp,
    gwg,
    otg: min(gwg, share(usual?.otg, usual?.gwg, gwg) ?? 0),
    plus_minus: perGame(usual?.plus_minus),
    sog: max(g, perGame(usual?.sog) ?? 0),
    hits: perGame(usual?.hits),
    blocks: perGame(usual?.blocks),
  };
}
