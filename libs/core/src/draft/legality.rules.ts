import { type Dollars } from '../money.js';
import { POSITIONS, type Position } from '../position.js';
import type { DraftRules, DraftState, Holdings, PoolPlayer } from './draft.model.js';
import { fillable, fillOf, needsOf, perPosition, total, type Fill, type Needs } from './needs.rules.js';
import { tallyOf } from './slot-tally.js';
import { WishJudge, type AutomaticChoice, type Wish } from './wish.rules.js';

/** The pool with what every decision needs looked up once. It never changes after the draft began. */
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

/** How many active players, and how many in the bank, a team may have in a draft: any number where the sizes rest. */
export const rosterPlaces = (rules: DraftRules): number => (rules.sizesRest === true ? Infinity : rules.maxRosterSize);
export const bankPlaces = ({ rookieBankSize, sizesRest }: DraftRules): number =>
  rookieBankSize === null ? 0 : sizesRest === true ? Infinity : rookieBankSize;

export const activeSize = (holdings: Holdings): number => holdings.F + holdings.D + holdings.G;

/** What a pick would lead to, in the figures that decide. */
type Verdict =
  | { readonly name: 'legal' }
  | { readonly name: 'rookieBankFull' | 'rosterFull' | 'retainedPlayer' }
  | { readonly name: 'minimumsOutOfReach'; readonly needs: Needs; readonly needed: number; readonly picks: number }
  | { readonly name: 'capExceeded'; readonly reserve: Dollars };

/** What a judge finds of a pick. */
export interface Ruling {
  /** Undefined when they are not in the pool. */
  readonly player: PoolPlayer | undefined;
  readonly taken: boolean;
  readonly verdict: Verdict;
  readonly team: { readonly name: string; readonly size: number; readonly holdings: Holdings };
  readonly rules: DraftRules;
  readonly ended: boolean;
}

type Prudence = Readonly<Record<'forAllPicks' | 'forMinimums', (player: PoolPlayer) => boolean>>;

const LEGAL: Verdict = { name: 'legal' };

/**
 * Judges players for one team at one moment of the draft. Made once per state and team; `allows` and `check` are cheap,
 * so that a list of 2,500 players can be judged while it is shown.
 */
export class PickJudge {
  private readonly taken: (playerId: number) => boolean;
  private readonly holdings: Holdings;
  private readonly barred: readonly number[];
  private readonly teamName: string;
  private readonly size: number;
  /** Picks that can be used after the one being judged: the team's open slots, as far as the roster has room. */
  private readonly picksThen: number;
  private readonly needs: Needs;
  private readonly needsAfter: Readonly<Record<Position, Needs>>;
  /** The cheapest free players of each position, one more than is needed. */
  private readonly cheapest: Readonly<Record<Position, readonly PoolPlayer[]>>;
  /** How the needs can be filled after a pick by position, if that pick is none of the cheapest. */
  private readonly fills: Readonly<Record<Position, Fill>>;
  /** How many of the needs cannot be met even now, because picks, money or free players are missing. */
  readonly outOfReach: number;
  /**
   * What must be left after a pick by Auto, so that each place of the roster still open can be filled at the minimum
   * salary; null where the team cannot do so even now.
   */
  private readonly placesCost: Dollars | null;
  /** Places of the roster that stay open after the pick being judged and all later ones of the draft. */
  private readonly placesLeft: number;
  readonly wishes: WishJudge;

  constructor(
    private readonly state: DraftState,
    readonly teamId: string,
    private readonly pool: DraftPool,
  ) {
    const team = state.teams.find((entry) => entry.id === teamId);
    const { rules } = state;
    const { taken, openOf } = tallyOf(state.slots);
    this.taken = taken;
    this.wishes = new WishJudge(state, teamId, pool);
    this.teamName = team?.name ?? '';
    this.barred = team?.barred ?? [];
    this.holdings = team?.holdings ?? { F: 0, D: 0, G: 0, capUsed: 0, rookies: 0 };
    this.size = activeSize(this.holdings);
    // When the draft has ended, the slots left open are not picked any more.
    const open = state.status === 'ended' ? 0 : (openOf.get(teamId) ?? 0);
    const room = Math.max(0, rosterPlaces(rules) - this.size);
    const picksNow = Math.min(Math.max(1, open), room);
    this.picksThen = Math.max(0, Math.min(open - 1, room - 1));
    const floor = rules.minimumSalary ?? 0;
    // The places of the season: where sizes rest, a team may have more for now, and needs no more than these.
    const places = Math.max(0, rules.maxRosterSize - this.size);
    this.placesLeft = Math.max(0, places - 1 - this.picksThen);
    this.placesCost =
      rules.salaryCap - this.holdings.capUsed >= places * floor ? Math.max(0, places - 1) * floor : null;
    this.needs = needsOf(this.holdings, rules.minimums, null);
    this.needsAfter = perPosition((position) => needsOf(this.holdings, rules.minimums, position));
    this.cheapest = perPosition((position) => this.free(pool.cheapest[position], this.needs[position] + 1));
    this.fills = perPosition((position) => this.fillAfter(position, null));
    const now = fillOf(
      POSITIONS.flatMap((position) =>
        this.cheapest[position].slice(0, this.needs[position]).map((player) => player.capHit),
      ),
    );
    this.outOfReach = total(this.needs) - fillable(now, picksNow, rules.salaryCap - this.holdings.capUsed);
  }

  isTaken(playerId: number): boolean {
    return this.taken(playerId);
  }

  /** Whether `check` would say yes, without the words: for judging a whole list. */
  allows(playerId: number): boolean {
    const player = this.pool.byId.get(playerId);
    return player !== undefined && !this.taken(playerId) && this.verdict(player).name === 'legal';
  }

  /** All that decides whether the team may pick the player now; `checkPick` says it in words. */
  ruling(playerId: number): Ruling {
    const player = this.pool.byId.get(playerId);
    return {
      player,
      taken: this.taken(playerId),
      verdict: player === undefined ? LEGAL : this.verdict(player),
      team: { name: this.teamName, size: this.size, holdings: this.holdings },
      rules: this.state.rules,
      ended: this.state.status === 'ended',
    };
  }

  private verdict(player: PoolPlayer): Verdict {
    const { rules } = this.state;
    if (this.barred.includes(player.id)) return { name: 'retainedPlayer' };
    if (this.state.type === 'rookie') {
      if (this.holdings.rookies + 1 > bankPlaces(rules)) return { name: 'rookieBankFull' };
      const over = rules.bankOnCap === true && this.holdings.capUsed + player.capHit > rules.salaryCap;
      return over ? { name: 'capExceeded', reserve: 0 } : LEGAL;
    }
    if (this.size + 1 > rosterPlaces(rules)) return { name: 'rosterFull' };

    const needs = this.needsAfter[player.position];
    const own = this.cheapest[player.position];
    // Most players are not among the cheapest that the needs would be filled with.
    const among = own.some((candidate, index) => index < needs[player.position] && candidate.id === player.id);
    const fill = among ? this.fillAfter(player.position, player.id) : this.fills[player.position];
    // So many of the needs must stay within reach: otherwise the pick would make more of them impossible.
    const keep = Math.max(0, total(needs) - this.outOfReach);
    if (keep > this.picksThen) {
      const reachable = perPosition((position) => Math.min(needs[position], this.cheapest[position].length));
      return { name: 'minimumsOutOfReach', needs: reachable, needed: keep, picks: this.picksThen };
    }
    const reserve = fill[keep] ?? 0;
    return this.holdings.capUsed + player.capHit + reserve > rules.salaryCap ? { name: 'capExceeded', reserve } : LEGAL;
  }

  /**
   * The most that a free player of the position may cost to be legal now, exactly: everybody at that price or below is, nobody above
   * (but for whom the team may not have back yet). Null where nobody is, and in a rookie draft that costs no cap.
   */
  most(position: Position): Dollars | null {
    const { rules } = this.state;
    const space = rules.salaryCap - this.holdings.capUsed;
    if (this.state.type === 'rookie') {
      // Nothing is kept for later: the bank asks for no positions.
      const none = rules.bankOnCap !== true || this.holdings.rookies + 1 > bankPlaces(rules) || space < 0;
      return none ? null : space;
    }
    if (this.size + 1 > rosterPlaces(rules)) return null;
    const keep = Math.max(0, total(this.needsAfter[position]) - this.outOfReach);
    if (keep > this.picksThen) return null;
    const most = space - (this.fills[position][keep] ?? 0);
    return most < 0 ? null : most;
  }

  /** What the minimums ask for after a pick of the position, and how many picks the team can then still use. */
  leftAfter(position: Position): { readonly needs: Needs; readonly picks: number } {
    return { needs: this.needsAfter[position], picks: this.picksThen };
  }

  private fillAfter(position: Position, without: number | null): Fill {
    const needs = this.needsAfter[position];
    return fillOf(
      POSITIONS.flatMap((entry) =>
        this.cheapest[entry]
          .filter((player) => player.id !== without)
          .slice(0, needs[entry])
          .map((player) => player.capHit),
      ),
    );
  }

  /** The first `count` free players of a list. */
  private free(players: readonly PoolPlayer[], count: number): PoolPlayer[] {
    const found: PoolPlayer[] = [];
    for (const player of players) {
      if (found.length >= count) break;
      if (!this.taken(player.id)) found.push(player);
    }
    return found;
  }

  /**
   * The player that Auto takes: of the first wish of the queue that finds a legal one, else the best-ranked legal one of a position whose
   * minimum is not yet met, else the best-ranked legal one, goalies beyond one more than the minimum last. By rank,
   * Auto first looks among players that leave enough for the picks to come at the prices that will be left when every
   * team has chosen; a draft that runs on Auto alone would otherwise end with teams that cannot pay for anybody.
   *
   * Auto never spends what the team needs to fill the places of its roster that remain, at the minimum salary
   * (docs/rules.md, Drafts): not for a player of the queue either. Where every legal player costs more than that, it
   * takes the cheapest.
   */
  automatic(queue: readonly Wish[]): AutomaticChoice | null {
    for (const [wish, entry] of queue.entries()) {
      const player = this.wished(entry);
      if (player) return { player, how: 'queue', wish };
    }
    if (this.state.type === 'rookie') {
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
    if (this.placesCost === null) return null;
    const cheapest = this.pool.byCost.find((player) => !this.taken(player.id) && this.verdict(player).name === 'legal');
    return cheapest ? { player: cheapest, how: 'rank' } : null;
  }

  /** Whom a wish gives the team now; null where its conditions do not hold, or nobody whom it means can be taken. */
  wished(wish: Wish): PoolPlayer | null {
    return this.wishes.find(wish, (player) => this.leavesPlaces(player) && this.allows(player.id));
  }

  /**
   * Whether the places of the roster that remain can still be filled at the minimum salary after this pick. A rookie
   * costs no place and no cap.
   */
  private leavesPlaces(player: PoolPlayer): boolean {
    if (this.placesCost === null || this.state.type === 'rookie') return true;
    return this.state.rules.salaryCap - this.holdings.capUsed - player.capHit >= this.placesCost;
  }

  /**
   * The best-ranked legal player who leaves enough for all picks, else for the minimums, else at all; always for the
   * places that remain.
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
   * Whether a pick leaves enough for the later ones, each counted at the price of the last player who would go if all
   * teams took the cheapest: for the minimums alone, and for all picks. With every team on Auto these prices never
   * rise, so a team that can pay them now can pay them to the end.
   */
  private prudence(): Prudence {
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
