import type { PlayerSeason } from '@crease/core/players/players.schema.js';
import { figuresOf, type Figures } from '@crease/core/players/scoring/scoring.table.js';
import { between, mulberry32, pick, poisson, seedOf, shuffled, weighted, type Random } from './sample-random.js';

/*
 * Figures of a generated game other than goals and wins. They use separate random numbers, so that adding categories
 * does not change the scorers.
 */

export interface SampleGoal {
  readonly scorer: number;
  readonly helpers: readonly number[];
}

export interface PlayedSide {
  readonly skaters: readonly number[];
  readonly goalie: number | undefined;
  /** In the order of scoring; an overtime goal is last. */
  readonly goals: readonly SampleGoal[];
  readonly won: boolean;
}

export interface Habits {
  readonly line: PlayerSeason | undefined;
  readonly defense: boolean;
  readonly center: boolean;
}

type Counted = { -readonly [C in keyof Figures]: number };

const ON_ICE = 5;
const REGULATION_SECONDS = 3_600;
const OVERTIME_SECONDS = 300;
/** Share of goals scored on the power play, and short-handed. */
const POWER_PLAY = 0.2;
const SHORT_HANDED = 0.025;
const FACEOFFS = 56;
/** Share of games with a fight. */
const FIGHTS = 0.2;
/** Average takeaways and giveaways per game, of a forward and of a defenseman. */
const TAKES = [0.48, 0.3] as const;
const GIVES = [0.45, 0.62] as const;

/** Figures of all players in a game. `overtime`: not decided in sixty minutes. */
export function figuresOfGame(
  name: string,
  sides: readonly [PlayedSide, PlayedSide],
  overtime: boolean,
  habitsOf: (id: number) => Habits,
): ReadonlyMap<number, Figures> {
  const random = mulberry32(seedOf(`figures ${name}`));
  const figures = new Map<number, Counted>();
  const of = (id: number): Counted => {
    const known = figures.get(id) ?? { ...figuresOf(() => 0) };
    figures.set(id, known);
    return known;
  };
  for (const [at, side] of sides.entries()) {
    const other = sides[1 - at] ?? side;
    for (const id of side.skaters) play(random, of(id), habitsOf(id));
    side.goals.forEach((goal, number) => {
      const last = number === side.goals.length - 1;
      const inOvertime = overtime && last && side.won && side.goals.length > other.goals.length;
      scored(random, { side, other, goal, inOvertime }, of);
      // The first goal that the other side did not match. A shoot-out has no winning goal.
      if (side.won && number === other.goals.length) of(goal.scorer).gwg += 1;
      if (!inOvertime) return;
      of(goal.scorer).otg += 1;
      for (const id of goal.helpers) of(id).ota += 1;
    });
  }
  faceOff(random, sides, of, habitsOf);
  if (random() < FIGHTS) fight(random, sides, of);
  const shootout = overtime && sides[0].goals.length === sides[1].goals.length;
  const seconds =
    REGULATION_SECONDS + (!overtime ? 0 : shootout ? OVERTIME_SECONDS : between(random, 1, OVERTIME_SECONDS));
  if (shootout) shootOut(random, sides, of);
  for (const [at, side] of sides.entries()) {
    const other = sides[1 - at] ?? side;
    if (side.goalie === undefined) continue;
    const goalie = of(side.goalie);
    goalie.gs = 1;
    goalie.ga = other.goals.length;
    goalie.sa = other.skaters.reduce((sum, id) => sum + of(id).sog, 0);
    goalie.goalie_seconds = seconds;
    goalie.w = side.won ? 1 : 0;
    goalie.otw = overtime && !shootout ? goalie.w : 0;
    goalie.sow = shootout ? goalie.w : 0;
    goalie.so = side.won && other.goals.length === 0 ? 1 : 0;
    goalie.l = side.won || overtime ? 0 : 1;
    goalie.otl = !side.won && overtime ? 1 : 0;
  }
  return figures;
}

/** Figures of a skater that do not depend on goals. */
function play(random: Random, skater: Counted, { line, defense }: Habits): void {
  const games = Math.max(1, line?.gp ?? 1);
  const usual = (figure: number | null | undefined): number => Math.max(0, (figure ?? 0) / games);
  skater.sog = poisson(random, Math.max(0, usual(line?.sog) - usual(line?.g)));
  skater.hits = poisson(random, usual(line?.hits));
  skater.blocks = poisson(random, usual(line?.blocks));
  skater.pim = 2 * poisson(random, usual(line?.pim) / 2);
  skater.takeaways = poisson(random, TAKES[defense ? 1 : 0]);
  skater.giveaways = poisson(random, GIVES[defense ? 1 : 0]);
}

interface Scored {
  readonly side: PlayedSide;
  readonly other: PlayedSide;
  readonly goal: SampleGoal;
  readonly inOvertime: boolean;
}

/** Counts a goal: special teams, scorer and assists, and the players on the ice. */
function scored(random: Random, { side, other, goal, inOvertime }: Scored, of: (id: number) => Counted): void {
  const drawn = inOvertime ? 1 : random();
  const powerPlay = drawn < POWER_PLAY;
  const shortHanded = !powerPlay && drawn < POWER_PLAY + SHORT_HANDED;
  const scorer = of(goal.scorer);
  scorer.g += 1;
  scorer.sog += 1;
  if (powerPlay) scorer.ppg += 1;
  if (shortHanded) scorer.shg += 1;
  for (const id of goal.helpers) of(id).a += 1;
  for (const id of [goal.scorer, ...goal.helpers]) {
    if (powerPlay) of(id).ppp += 1;
    if (shortHanded) of(id).shp += 1;
  }
  if (powerPlay) return;
  for (const id of onIce(random, side.skaters, [goal.scorer, ...goal.helpers])) of(id).plus_minus += 1;
  for (const id of onIce(random, other.skaters, [])) of(id).plus_minus -= 1;
}

/** Players on the ice: those involved in the goal, and others at random. */
function onIce(random: Random, dressed: readonly number[], sure: readonly number[]): readonly number[] {
  const there = [...sure];
  while (there.length < ON_ICE) {
    const next = weighted(
      random,
      dressed.filter((id) => !there.includes(id)),
      () => 1,
    );
    if (next === undefined) break;
    there.push(next);
  }
  return there;
}

function faceOff(
  random: Random,
  sides: readonly [PlayedSide, PlayedSide],
  of: (id: number) => Counted,
  habitsOf: (id: number) => Habits,
): void {
  const takers = sides.map(({ skaters }) => {
    const forwards = skaters.filter((id) => !habitsOf(id).defense);
    const centers = forwards.filter((id) => habitsOf(id).center);
    return centers.length > 0 ? centers : forwards;
  });
  const often = (id: number): number => 10 + (habitsOf(id).line?.pts ?? 0);
  for (let left = poisson(random, FACEOFFS); left > 0; left -= 1) {
    const [one, two] = takers.map((those) => weighted(random, those, often));
    if (one === undefined || two === undefined) return;
    const [won, lost] = random() < skill(one) / (skill(one) + skill(two)) ? [one, two] : [two, one];
    of(won).fow += 1;
    of(lost).fol += 1;
  }
}

/** A player's constant face-off skill. */
const skill = (id: number): number => 0.8 + 0.4 * mulberry32(seedOf(`face-offs ${id}`))();

/** A player of each side fights and gets a major penalty. */
function fight(random: Random, sides: readonly [PlayedSide, PlayedSide], of: (id: number) => Counted): void {
  if (sides.some(({ skaters }) => skaters.length === 0)) return;
  for (const { skaters } of sides) {
    const fighter = of(pick(random, skaters));
    fighter.fights += 1;
    fighter.pim += 5;
  }
}

/** Up to three attempts of each side; the winner scores once more than the loser. */
function shootOut(random: Random, sides: readonly [PlayedSide, PlayedSide], of: (id: number) => Counted): void {
  const loser = between(random, 0, 2);
  for (const { skaters, won } of sides)
    for (const id of shuffled(random, skaters).slice(0, won ? loser + 1 : loser)) of(id).so_g += 1;
}
