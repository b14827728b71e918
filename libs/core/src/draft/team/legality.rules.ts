import { draftsToBank, heldInSeason } from '../../leagues/drafts/draft.table.js';
import { type Dollars } from '../../money.js';
import { POSITIONS, type Position } from '../../position.js';
import type { DraftRules, DraftState, Holdings, PoolPlayer } from '../draft.model.js';
import { fillable, fillOf, needsOf, perPosition, total, type Fill, type Needs } from './needs.rules.js';
import { LossJudge, type Untakeable } from './losses.rules.js';
import { PositionRoom, positionOf, type Kind } from './position-room.js';
import { tallyOf } from '../order/slot-tally.js';
import { openSalaries, placeCosts } from './slot-salaries.rules.js';
import { WishJudge, type AutomaticChoice, type Wish } from '../queue/wish.rules.js';

/** A pool with lookups. It does not change once the draft has begun. */
export class DraftPool {
  readonly byId: ReadonlyMap<number, PoolPlayer>;
  /** Best rank first. */
  readonly ranked: readonly PoolPlayer[];
  /** Cheapest first. */
  readonly byCost: readonly PoolPlayer[];
  /** Cheapest first, by position. */
  readonly cheapest: Readonly<Record<Position, readonly PoolPlayer[]>>;

  constructor(readonly players: readonly PoolPlayer[]) {
    this.byId = new Map(players.map((player) => [player.id, player]));
    this.ranked = [...players].sort((a, b) => a.rank - b.rank || a.id - b.id);
    this.byCost = [...players].sort((a, b) => a.capHit - b.capHit || a.id - b.id);
    const cheapest = (position: Position) => this.byCost.filter((player) => player.position === position);
    this.cheapest = { F: cheapest('F'), D: cheapest('D'), G: cheapest('G') };
  }
}

/** How many active players (or rookies) a team may have in a draft. Infinity while sizes are not enforced. */
export const rosterPlaces = (rules: DraftRules): number => (rules.sizesRest === true ? Infinity : rules.maxRosterSize);
export const bankPlaces = ({ rookieBankSize, sizesRest }: DraftRules): number =>
  rookieBankSize === null ? 0 : sizesRest === true ? Infinity : rookieBankSize;

export const activeSize = (holdings: Holdings): number => holdings.F + holdings.D + holdings.G;

/** Result of judging a pick, with the figures that decided it. */
type Verdict =
  | { readonly name: 'legal' }
  | { readonly name: 'rookieBankFull' | 'rosterFull' | 'retainedPlayer' }
  | ({ readonly name: 'notToTake' } & Untakeable)
  | ({ readonly name: 'positionFull' } & NonNullable<ReturnType<PositionRoom['reached']>>)
  | { readonly name: 'minimumsOutOfReach'; readonly needs: Needs; readonly needed: number; readonly picks: number }
  | { readonly name: 'capExceeded'; readonly reserve: Dollars };

export interface Ruling {
  /** Undefined when the player is not in the pool. */
  readonly player: PoolPlayer | undefined;
  readonly taken: boolean;
  readonly verdict: Verdict;
  readonly team: { readonly name: string; readonly size: number; readonly holdings: Holdings };
  readonly rules: DraftRules;
  readonly ended: boolean;
  /** Teams can drop players while the draft runs. */
  readonly drops: boolean;
}

type Prudence = Readonly<Record<'forAllPicks' | 'forMinimums', (player: PoolPlayer) => boolean>>;

const LEGAL: Verdict = { name: 'legal' };

/**
 * Judges players for one team at one moment of the draft. Create it once per state and team. `allows` and `checkPick`
 * are cheap, so a list of 2,500 players can be judged while it renders.
 */
export class PickJudge {
  private readonly taken: (playerId: number) => boolean;
  private readonly holdings: Holdings;
  private readonly barred: readonly number[];
  private readonly teamName: string;
  private readonly size: number;
  /** Open slots after the judged pick, limited by roster room. */
  private readonly picksThen: number;
  private readonly needs: Needs;
  private readonly needsAfter: Readonly<Record<Position, Needs>>;
  private readonly room: PositionRoom;
  /** The cheapest free players of each position that fit, as many as needed. */
  private readonly cheapest: Readonly<Record<Position, readonly PoolPlayer[]>>;
  /**
   * Costs of filling the needs after a pick of each kind. They may include the picked player: the team can then
   * afford the player anyway, as one of the cheapest players that fill its reachable needs. Each is computed on first
   * use: a pick or a bid asks for one.
   */
  private readonly fills = new Map<Kind, Fill>();
  /** How many needs can't be met already, because picks, cap space or free players are missing. */
  readonly outOfReach: number;
  /** Cap space that Auto keeps to fill open places at the minimum salary; 0 when the team cannot. */
  private readonly placesCost: Dollars;
  /** Roster places still open after all picks of the draft. */
  private readonly placesLeft: number;
  /** Costs of open places, the judged one first; null where players have their own prices. */
  private readonly salaries: readonly Dollars[] | null;
  readonly wishes: WishJudge;
  private readonly losses: LossJudge;

  constructor(
    private readonly state: DraftState,
    readonly teamId: string,
    private readonly pool: DraftPool,
    /** The judged pick; the team's next one when omitted. */
    private readonly overall?: number,
    /** The price, in an auction; the minimum when omitted. */
    price?: Dollars,
  ) {
    const team = state.teams.find((entry) => entry.id === teamId);
    const { rules } = state;
    const { taken, openOf } = tallyOf(state.slots);
    this.taken = taken;
    this.salaries = placeCosts(state, teamId, { at: overall, price });
    this.wishes = new WishJudge(state, teamId, pool);
    this.losses = new LossJudge(state, teamId);
    this.teamName = team?.name ?? '';
    this.barred = team?.barred ?? [];
    this.holdings = team?.holdings ?? { F: 0, D: 0, G: 0, capUsed: 0, rookies: 0 };
    this.size = activeSize(this.holdings);
    // After the draft has ended, open slots can no longer be picked.
    const open = state.status === 'ended' ? 0 : (openOf.get(teamId) ?? 0);
    const free = Math.max(0, rosterPlaces(rules) - this.size);
    const picksNow = Math.min(Math.max(1, open), free);
    this.picksThen = Math.max(0, Math.min(open - 1, free - 1));
    const floor = rules.minimumSalary ?? 0;
    // The season's roster size. A team may exceed it while sizes are not enforced, but need not fill more places.
    const places = Math.max(0, rules.maxRosterSize - this.size);
    this.placesLeft = Math.max(0, places - 1 - this.picksThen);
    // Where rounds set salaries, no choice of a player saves money.
    this.placesCost =
      rules.slotSalaries === undefined && rules.salaryCap - this.holdings.capUsed >= places * floor
        ? Math.max(0, places - 1) * floor
        : 0;
    this.needs = needsOf(this.holdings, rules.minimums, null);
    this.needsAfter = perPosition((position) => needsOf(this.holdings, rules.minimums, position));
    this.room = new PositionRoom(rules, this.holdings);
    this.cheapest = perPosition((position) => this.cheapestFree(position, this.needs[position]));
    const now = this.fillWith(
      POSITIONS.flatMap((position) => this.cheapest[position]),
      0,
    );
    this.outOfReach = total(this.needs) - fillable(now, picksNow, rules.salaryCap - this.holdings.capUsed);
  }

  costOf({ capHit }: Pick<PoolPlayer, 'capHit'>): Dollars {
    return this.salaries?.[0] ?? capHit;
  }

  /**
   * Costs of filling places with these players. Where rounds set salaries, the cheapest open picks from index `from` on
   * count; index 0 is the judged pick.
   */
  private fillWith(players: readonly PoolPlayer[], from: number): Fill {
    if (this.salaries === null) return fillOf(players.map(({ capHit }) => capHit));
    const picks = this.salaries.slice(from).sort((a, b) => a - b);
    return fillOf(players.map((_, index) => picks[index] ?? picks.at(-1) ?? 0));
  }

  isTaken(playerId: number): boolean {
    return this.taken(playerId);
  }

  /** Like `checkPick` without a message, for whole lists. */
  allows(playerId: number): boolean {
    const player = this.pool.byId.get(playerId);
    return player !== undefined && !this.taken(playerId) && this.verdict(player).name === 'legal';
  }

  /** Everything that decides whether the team may pick the player now. `checkPick` turns it into a message. */
  ruling(playerId: number): Ruling {
    const player = this.pool.byId.get(playerId);
    return {
      player: player && { ...player, capHit: this.costOf(player) },
      taken: this.taken(playerId),
      verdict: player === undefined ? LEGAL : this.verdict(player),
      team: { name: this.teamName, size: this.size, holdings: this.holdings },
      rules: this.state.rules,
      ended: this.state.status === 'ended',
      drops: heldInSeason(this.state.type),
    };
  }

  private verdict(player: PoolPlayer): Verdict {
    const { rules } = this.state;
    const untakeable = this.losses.check(player);
    if (untakeable !== null) return { name: 'notToTake', ...untakeable };
    if (this.barred.includes(player.id)) return { name: 'retainedPlayer' };
    if (draftsToBank(this.state.type)) {
      if (this.holdings.rookies + 1 > bankPlaces(rules)) return { name: 'rookieBankFull' };
      const over = rules.bankOnCap === true && this.holdings.capUsed + this.costOf(player) > rules.salaryCap;
      return over ? { name: 'capExceeded', reserve: 0 } : LEGAL;
    }
    if (this.size + 1 > rosterPlaces(rules)) return { name: 'rosterFull' };
    const kind = this.room.kindOf(player);
    const full = this.room.reached(kind);
    if (full !== null) return { name: 'positionFull', ...full };

    const needs = this.needsAfter[player.position];
    // These needs must stay reachable; otherwise the pick would make more of them impossible.
    const keep = Math.max(0, total(needs) - this.outOfReach);
    if (keep > this.picksThen) {
      const reachable = perPosition((position) => Math.min(needs[position], this.cheapest[position].length));
      return { name: 'minimumsOutOfReach', needs: reachable, needed: keep, picks: this.picksThen };
    }
    const reserve = this.reserve(kind, keep);
    return this.holdings.capUsed + this.costOf(player) + reserve > rules.salaryCap
      ? { name: 'capExceeded', reserve }
      : LEGAL;
  }

  /**
   * The highest cap hit at which a free player of the position is legal now. Every such player at or below it is legal
   * and none above is, except players the team may not have back yet. Where positions are limited, it is the highest of
   * the exact positions that are not full. Null when none is legal, and in a rookie draft that uses no cap.
   */
  most(position: Position): Dollars | null {
    const { rules } = this.state;
    const space = rules.salaryCap - this.holdings.capUsed;
    if (draftsToBank(this.state.type)) {
      // Later picks need no reserve: the rookie bank has no position minimums.
      const none = rules.bankOnCap !== true || this.holdings.rookies + 1 > bankPlaces(rules) || space < 0;
      return none ? null : space;
    }
    if (this.size + 1 > rosterPlaces(rules)) return null;
    const keep = Math.max(0, total(this.needsAfter[position]) - this.outOfReach);
    if (keep > this.picksThen) return null;
    const kinds = this.room.kinds.filter((kind) => positionOf(kind) === position && this.room.reached(kind) === null);
    if (kinds.length === 0) return null;
    const most = space - Math.min(...kinds.map((kind) => this.reserve(kind, keep)));
    return most < 0 ? null : most;
  }

  /** The needs after a pick of the position, and how many picks the team can then still use. */
  leftAfter(position: Position): { readonly needs: Needs; readonly picks: number } {
    return { needs: this.needsAfter[position], picks: this.picksThen };
  }

  kindOf(player: PoolPlayer): Kind {
    return this.room.kindOf(player);
  }

  /** The cheapest free players of a position that fit on the roster together, besides a player of a kind. */
  cheapestFree(position: Position, count: number, joining: Kind | null = null, without?: number): PoolPlayer[] {
    return this.room.fitting(this.pool.cheapest[position], count, joining, (id) => id === without || this.taken(id));
  }

  /**
   * Cap space for a player and the `count` cheapest of others with the picks after the judged one; null when the others
   * are too few.
   */
  laterCost(player: PoolPlayer, others: readonly PoolPlayer[], count: number): Dollars | null {
    if (this.salaries !== null) return this.fillWith([player, ...others], 1)[count + 1] ?? null;
    const rest = this.fillWith(others, 1)[count];
    return rest === undefined ? null : player.capHit + rest;
  }

  /** Cap space that fills as many needs after a pick of the kind. */
  private reserve(kind: Kind, keep: number): Dollars {
    let fill = this.fills.get(kind);
    if (fill === undefined) this.fills.set(kind, (fill = this.fillAfter(kind)));
    return fill[keep] ?? 0;
  }

  private fillAfter(kind: Kind): Fill {
    const needs = this.needsAfter[positionOf(kind)];
    return this.fillWith(
      POSITIONS.flatMap((entry) =>
        entry === positionOf(kind) && kind !== entry
          ? this.cheapestFree(entry, needs[entry], kind)
          : this.cheapest[entry].slice(0, needs[entry]),
      ),
      1,
    );
  }

  private free(players: readonly PoolPlayer[], count: number): PoolPlayer[] {
    const found: PoolPlayer[] = [];
    for (const player of players) {
      if (found.length >= count) break;
      if (!this.taken(player.id)) found.push(player);
    }
    return found;
  }

  /**
   * Returns the player that Auto picks. It tries in this order:
   * - the first queue entry that finds a legal player
   * - the best-ranked legal player of a position whose minimum is not met
   * - the best-ranked legal player, with goalies beyond the minimum plus one last
   *
   * By rank, Auto prefers players who leave enough cap space for the later picks at the prices expected then. Otherwise
   * a draft that runs on Auto alone would end with teams that cannot pay for any player.
   *
   * Auto always keeps the minimum salary for each remaining roster place (docs/rules.md, Drafts), also for queued
   * players. When every legal player costs more than that allows, it picks the cheapest.
   */
  automatic(queue: readonly Wish[]): AutomaticChoice | null {
    for (const [wish, entry] of queue.entries()) {
      const player = this.wished(entry);
      if (player) return { player, how: 'queue', wish };
    }
    if (draftsToBank(this.state.type)) {
      const best = this.pool.ranked.find((player) => !this.taken(player.id) && this.verdict(player).name === 'legal');
      return best ? { player: best, how: 'rank' } : null;
    }
    const { minimums } = this.state.rules;
    const wanted: ((position: Position) => boolean)[] = [
      (position) => this.needs[position] > 0,
      (position) => position !== 'G' || this.holdings.G <= minimums.G,
      () => true,
    ];
    const leavesEnough = this.prudence();
    for (const wants of wanted) {
      const player = this.bestOf(wants, leavesEnough);
      if (player) return { player, how: 'rank' };
    }
    const cheapest = this.pool.byCost.find((player) => !this.taken(player.id) && this.verdict(player).name === 'legal');
    return cheapest ? { player: cheapest, how: 'rank' } : null;
  }

  /**
   * The player that a queue entry gives the team now. Null when its conditions fail or none of its players is
   * available.
   */
  wished(wish: Wish): PoolPlayer | null {
    const [salary] = openSalaries(this.state, this.teamId, this.overall) ?? [];
    return this.wishes.find(wish, (player) => this.leavesPlaces(player) && this.allows(player.id), salary);
  }

  /**
   * True when the remaining roster places can still be filled at the minimum salary after this pick. A rookie pick uses
   * no place and no cap.
   */
  private leavesPlaces(player: PoolPlayer): boolean {
    if (draftsToBank(this.state.type)) return true;
    return this.state.rules.salaryCap - this.holdings.capUsed - this.costOf(player) >= this.placesCost;
  }

  /**
   * The best-ranked legal player who leaves enough for all later picks, else for the minimums, else any. The remaining
   * places must always stay affordable.
   */
  private bestOf(wants: (position: Position) => boolean, leavesEnough: Prudence): PoolPlayer | null {
    let forMinimums: PoolPlayer | null = null;
    let legal: PoolPlayer | null = null;
    for (const player of this.pool.ranked) {
      if (!wants(player.position) || !this.leavesPlaces(player) || this.taken(player.id)) continue;
      const all = leavesEnough.forAllPicks(player);
      const some = all || leavesEnough.forMinimums(player);
      if ((!all && forMinimums) || (!some && legal)) continue;
      if (this.verdict(player).name !== 'legal') continue;
      if (all) return player;
      if (some) forMinimums = player;
      else legal = player;
    }
    return forMinimums ?? legal;
  }

  /**
   * Checks whether a pick leaves enough for the later picks: for the minimums alone, and for all picks. Each later pick
   * is priced like the last player taken if all teams took the cheapest. With every team on Auto these prices never
   * rise, so a team that can pay them now can pay them until the end.
   */
  private prudence(): Prudence {
    // Where rounds set salaries, each player leaves as much.
    if (this.salaries !== null) return { forAllPicks: () => true, forMinimums: () => true };
    const { rules, slots, teams } = this.state;
    const open = tallyOf(slots).openOf;
    const demand = { F: 0, D: 0, G: 0 };
    let picks = 0;
    for (const team of teams) {
      const usable = Math.min(open.get(team.id) ?? 0, Math.max(0, rosterPlaces(rules) - activeSize(team.holdings)));
      if (usable === 0) continue;
      picks += usable;
      const needs = needsOf(team.holdings, rules.minimums, null);
      for (const position of POSITIONS) demand[position] += needs[position];
    }
    const price = (players: readonly PoolPlayer[], count: number) =>
      this.free(players, Math.max(1, count)).at(-1)?.capHit ?? 0;
    const prices = perPosition((position) => price(this.pool.cheapest[position], demand[position]));
    const anyPrice = price(this.pool.byCost, picks);
    const left = (player: PoolPlayer) => rules.salaryCap - this.holdings.capUsed - player.capHit;
    const minimumsCost = perPosition((position) =>
      POSITIONS.reduce((sum, entry) => sum + this.needsAfter[position][entry] * prices[entry], 0),
    );
    const afterDraft = this.placesLeft * (rules.minimumSalary ?? 0);
    const othersCost = perPosition(
      (position) => Math.max(0, this.picksThen - total(this.needsAfter[position])) * anyPrice + afterDraft,
    );
    return {
      forMinimums: (player) => minimumsCost[player.position] <= left(player),
      forAllPicks: (player) => minimumsCost[player.position] + othersCost[player.position] <= left(player),
    };
  }
}
