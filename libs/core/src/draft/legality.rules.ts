import { formatMoney } from '../money.js';
import { POSITIONS, type Position } from '../players/position.js';
import { ok, refuse, type Result } from '../result.js';
import type { DraftState, Holdings, PoolPlayer } from './draft.model.js';

const WORD: Record<Position, [string, string]> = {
  F: ['forward', 'forwards'],
  D: ['defenseman', 'defensemen'],
  G: ['goalie', 'goalies'],
};

/** The pool with what every decision needs looked up once. It never changes after the draft began. */
export class DraftPool {
  readonly byId: ReadonlyMap<number, PoolPlayer>;
  /** Best rank first. */
  readonly ranked: readonly PoolPlayer[];
  /** Cheapest first, by position. */
  readonly cheapest: Readonly<Record<Position, readonly PoolPlayer[]>>;

  constructor(readonly players: readonly PoolPlayer[]) {
    this.byId = new Map(players.map((player) => [player.id, player]));
    this.ranked = [...players].sort((a, b) => a.rank - b.rank || a.id - b.id);
    const cheapest = (position: Position) => players.filter((player) => player.position === position).sort((a, b) => a.capHit - b.capHit || a.id - b.id);
    this.cheapest = { F: cheapest('F'), D: cheapest('D'), G: cheapest('G') };
  }
}

export function takenIds(state: DraftState): Set<number> {
  const taken = new Set<number>();
  for (const slot of state.slots) if (slot.player) taken.add(slot.player.id);
  return taken;
}

export const activeSize = (holdings: Holdings): number => holdings.F + holdings.D + holdings.G;

/**
 * Judges players for one team at one moment of the draft. Made once per state and team; `check` is cheap, so that
 * a list of 2,000 players can be judged while it is shown.
 */
export class PickJudge {
  private readonly taken: Set<number>;
  private readonly holdings: Holdings;
  /** Picks of this team after the one being judged. */
  private readonly laterPicks: number;
  private readonly teamName: string;

  constructor(
    private readonly state: DraftState,
    readonly teamId: string,
    private readonly pool: DraftPool,
  ) {
    const team = state.teams.find((entry) => entry.id === teamId);
    this.taken = takenIds(state);
    this.teamName = team?.name ?? '';
    this.holdings = team?.holdings ?? { F: 0, D: 0, G: 0, capUsed: 0, rookies: 0 };
    const open = state.slots.filter((slot) => slot.status === 'open' && slot.ownerTeamId === teamId).length;
    this.laterPicks = Math.max(0, open - 1);
  }

  isTaken(playerId: number): boolean {
    return this.taken.has(playerId);
  }

  /**
   * Whether the team may pick the player now: he is in the pool and free, there is a place for him, the cap holds,
   * and the team's remaining picks and cap can still reach the minimums (decisions §6). A minimum that was out of reach
   * already does not forbid a pick that brings it nearer.
   */
  check(playerId: number): Result<PoolPlayer> {
    const player = this.pool.byId.get(playerId);
    if (!player) {
      return refuse('playerNotInPool', 'This player is not in the pool of this draft.', { field: 'player_id', kind: 'conflict', fix: 'Pick a player from the list.' });
    }
    if (this.taken.has(playerId)) {
      return refuse('playerTaken', `${player.name} has already been drafted.`, { field: 'player_id', fix: 'Pick another player.' });
    }
    const { rules } = this.state;
    if (this.state.type === 'rookie') {
      const places = rules.rookieBankSize ?? 0;
      if (this.holdings.rookies + 1 > places) {
        return refuse('rookieBankFull', `The rookie bank of ${this.teamName} is full (${places} of ${places}).`, {
          figure: this.holdings.rookies + 1,
          limit: places,
          fix: 'Trade the pick, or let it be skipped.',
        });
      }
      return ok(player);
    }

    const size = activeSize(this.holdings);
    if (size + 1 > rules.maxRosterSize) {
      return refuse('rosterFull', `The roster of ${this.teamName} is full (${size} of ${rules.maxRosterSize}).`, {
        figure: size + 1,
        limit: rules.maxRosterSize,
        fix: 'Trade the pick, or let it be skipped.',
      });
    }

    const before = this.needs(null);
    const needs = this.needs(player.position);
    const picksNow = Math.min(this.laterPicks + 1, rules.maxRosterSize - size);
    const picksThen = Math.min(this.laterPicks, rules.maxRosterSize - size - 1);
    const missingBefore = Math.max(0, total(before) - picksNow);
    const missing = Math.max(0, total(needs) - picksThen);
    if (missing > missingBefore) {
      const short = POSITIONS.filter((position) => needs[position] > 0);
      const words = short.map((position) => `${needs[position]} ${WORD[position][needs[position] === 1 ? 0 : 1]}`).join(' and ');
      return refuse('minimumsOutOfReach', `Picking ${player.name} leaves ${picksThen} ${picksThen === 1 ? 'pick' : 'picks'} for the ${words} still needed.`, {
        figure: total(needs),
        limit: picksThen,
        fix: `Pick a ${short.map((position) => WORD[position][0]).join(' or a ')}.`,
      });
    }

    const reserve = this.cheapestFill(needs, picksThen, player.id);
    const used = this.holdings.capUsed + player.capHit;
    if (used + reserve > rules.salaryCap) {
      const most = rules.salaryCap - this.holdings.capUsed - reserve;
      const why = reserve > 0 ? ` and ${formatMoney(reserve)} must stay for the positions still needed` : '';
      return refuse('capExceeded', `${player.name} costs ${formatMoney(player.capHit)}; ${this.teamName} has ${formatMoney(rules.salaryCap - this.holdings.capUsed)} of cap space${why}.`, {
        figure: used + reserve,
        limit: rules.salaryCap,
        fix: most > 0 ? `Pick a player who costs at most ${formatMoney(most)}.` : 'Trade the pick, or let it be skipped.',
      });
    }
    return ok(player);
  }

  private needs(joining: Position | null): Record<Position, number> {
    const need = (position: Position) =>
      Math.max(0, this.state.rules.minimums[position] - this.holdings[position] - (joining === position ? 1 : 0));
    return { F: need('F'), D: need('D'), G: need('G') };
  }

  /** The least that filling the needs can cost: the cheapest free players of each position, as far as picks remain. */
  private cheapestFill(needs: Record<Position, number>, picks: number, without: number): number {
    const costs: number[] = [];
    for (const position of POSITIONS) {
      let open = needs[position];
      for (const candidate of this.pool.cheapest[position]) {
        if (open === 0) break;
        if (candidate.id === without || this.taken.has(candidate.id)) continue;
        costs.push(candidate.capHit);
        open -= 1;
      }
    }
    return costs
      .sort((a, b) => a - b)
      .slice(0, Math.max(0, picks))
      .reduce((sum, cost) => sum + cost, 0);
  }

  /**
   * The player that Auto takes: the highest legal one of the queue, else the best-ranked legal one of a position whose
   * minimum is not yet met, else the best-ranked legal one, goalies beyond one more than the minimum last.
   */
  automatic(queue: readonly number[]): { player: PoolPlayer; how: 'queue' | 'rank' } | null {
    for (const id of queue) {
      const verdict = this.check(id);
      if (verdict.ok) return { player: verdict.value, how: 'queue' };
    }
    const { minimums } = this.state.rules;
    const rookie = this.state.type === 'rookie';
    const wanted: ((position: Position) => boolean)[] = rookie
      ? [() => true]
      : [
          (position) => this.holdings[position] < minimums[position],
          (position) => position !== 'G' || this.holdings.G <= minimums.G,
          () => true,
        ];
    for (const wants of wanted) {
      for (const candidate of this.pool.ranked) {
        if (this.taken.has(candidate.id) || !wants(candidate.position)) continue;
        if (this.check(candidate.id).ok) return { player: candidate, how: 'rank' };
      }
    }
    return null;
  }
}

const total = (needs: Record<Position, number>): number => needs.F + needs.D + needs.G;
