import type { PlayerSeason } from '@crease/core/players/players.schema.js';
import { figuresFor, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import type { Season } from '@crease/core/season.js';
import { NO_FIGURES, SAMPLE_SEASON, type SamplePlayer } from './sample-model.js';
import { classPotential, isClassCenter } from './sample-classes.js';
import { figuresOfGame, type SampleGoal } from './sample-figures.js';
import { generateSamplePlayers } from './sample-players.js';
import { mulberry32, poisson, seedOf, weighted, type Random } from './sample-random.js';
import { pairingsOf, sampleGameId } from './sample-schedule.js';

export interface SampleSkater {
  readonly id: number;
  readonly club: string;
  readonly goalie: boolean;
  readonly defense: boolean;
}

export interface SampleGameLine extends Figures {
  readonly player_id: number;
  readonly game: string;
}

const { max, round } = Math;
/** Scoring factor of a game, because usual scorers sit out some games. */
const LIVELIER = 1.12;
const DRESSED = { forwards: 12, defense: 6 };

const CENTERS: () => ReadonlySet<number> = (() => {
  let known: ReadonlySet<number> | null = null;
  const centers = () => generateSamplePlayers().filter(({ position_detail }) => position_detail === 'C');
  return () => (known ??= new Set(centers().map(({ id }) => id)));
})();
/** A player's potential in a season, from which games are generated. Players without games have none. */
const POTENTIAL: () => ReadonlyMap<number, PlayerSeason> = (() => {
  let known: ReadonlyMap<number, PlayerSeason> | null = null;
  const ofSeason = ({ id, seasons }: SamplePlayer): [number, PlayerSeason][] =>
    seasons.filter((line) => line.season === SAMPLE_SEASON && !line.playoffs).map((line) => [id, line]);
  return () => (known ??= new Map(generateSamplePlayers().flatMap(ofSeason)));
})();
const potentialOf = (id: number, season: Season): PlayerSeason | undefined =>
  POTENTIAL().get(id) ?? classPotential(id, season) ?? undefined;

/** Most games of a player in a regular season. */
export const GAMES_OF_SEASON = 82;
/** A club's games in the season that potentials describe. */
const OF_GAMES = 52;

/** Generates the games of a day from the day and its players only, so that repeated calls give the same games. */
export function inventGames(season: Season, day: string, players: readonly SampleSkater[]): SampleGameLine[] {
  const potential = new Map(
    players.flatMap(({ id }): [number, PlayerSeason][] => {
      const line = potentialOf(id, season);
      return line === undefined ? [] : [[id, line]];
    }),
  );
  const clubs = new Map<string, SampleSkater[]>();
  for (const player of players)
    if (potential.has(player.id)) clubs.set(player.club, [...(clubs.get(player.club) ?? []), player]);
  const known = new Map(players.map((player) => [player.id, player]));
  return pairingsOf(day).flatMap(([home, away]) => {
    const random = mulberry32(seedOf(`${season} ${day} ${home} ${away}`));
    const game = sampleGameId(season, day, home, away);
    const sides = [home, away].map((club) => dress(random, clubs.get(club) ?? [], potential));
    const [one, two] = sides;
    if (one === undefined || two === undefined) return [];
    for (const side of sides)
      for (const skater of side.skaters)
        for (let left = poisson(random, skater.goals); left > 0; left -= 1) score(random, side, skater);
    const overtime = one.goals.length === two.goals.length;
    if (overtime) {
      const better = random() < 0.54 ? one : two;
      better.won = true;
      // Two of three are decided in overtime, the others by shoot-out.
      const scorer = random() < 0.66 ? weighted(random, better.skaters, (skater) => skater.goals) : undefined;
      if (scorer !== undefined) score(random, better, scorer);
    } else (one.goals.length > two.goals.length ? one : two).won = true;
    const played = sides.flatMap(({ skaters, goalie }) => [
      ...skaters.map(({ id }) => id),
      ...(goalie === undefined ? [] : [goalie]),
    ]);
    const [first, second] = [one, two].map(({ skaters, ...side }) => ({
      ...side,
      skaters: skaters.map(({ id }) => id),
    }));
    if (first === undefined || second === undefined) return [];
    const figures = figuresOfGame(game, [first, second], overtime, (id) => ({
      line: potential.get(id),
      defense: known.get(id)?.defense ?? false,
      center: CENTERS().has(id) || isClassCenter(id),
    }));
    return played.flatMap((id) => {
      const line = figures.get(id);
      return line === undefined ? [] : [{ player_id: id, game, ...line }];
    });
  });
}

interface Dressed {
  readonly id: number;
  /** Average per game. */
  readonly goals: number;
  readonly assists: number;
}

interface Side {
  readonly skaters: Dressed[];
  readonly goalie: number | undefined;
  readonly goals: SampleGoal[];
  won: boolean;
}

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
    return { id, goals: (LIVELIER * (line?.g ?? 0)) / games, assists: (line?.a ?? 0) / games };
  });
  const goalie = weighted(
    random,
    drawn.filter((player) => player.goalie),
    usual,
  );
  return { skaters, goalie: goalie?.id, goals: [], won: false };
}

function score(random: Random, side: Side, scorer: Dressed): void {
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
  side.goals.push({ scorer: scorer.id, helpers: helpers.map(({ id }) => id) });
}

/** Builds the season line from sums of games, except for the time on ice. */
export function lineOfGames(
  playerId: number,
  season: Season,
  club: string | null,
  sums: Figures & { readonly gp: number },
  asOf: string,
): Omit<PlayerSeason, 'source'> {
  const usual = potentialOf(playerId, season);
  const { gp, g, a, ga, sa } = sums;
  const toi = usual?.toi_seconds == null || usual.gp === 0 ? null : round((usual.toi_seconds / usual.gp) * gp);
  const line = { ...NO_FIGURES, season, playoffs: false, club, gp, pts: g + a, as_of: asOf, toi_seconds: toi };
  if (usual?.gs == null) return { ...line, ...figuresFor('skater', ({ column }) => sums[column]) };
  return {
    ...line,
    ...figuresFor('goalie', ({ column }) => sums[column]),
    sv_pct: sa === 0 ? null : round((1 - ga / sa) * 10_000) / 10_000,
    gaa: toi ? round((ga * 3_600_000) / toi) / 1000 : null,
  };
}
