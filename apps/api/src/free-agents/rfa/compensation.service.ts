import { Injectable } from '@nestjs/common';
import {
  compensationFor,
  compensationRules,
  pickKey,
  salaryLimitWith,
  type CompensationPick,
} from '@crease/core/free-agents/rfa/compensation.rules.js';
import type { Refusal } from '@crease/core/result.js';
import { seasonPlus } from '@crease/core/season.js';
import { movePick, promisedPick } from '../../leagues/draft-picks.tables.js';
import type { Db, Transaction } from '../../platform/database/database.js';
import { anyOf, isSo } from '../../platform/database/sql.js';
import type { PlayingLeague } from '../../teams/books.queries.js';
import { notePickMove } from '../pick-moves.tables.js';
import type { AgentRow } from './rfa.queries.js';
import { refusal, type MissingPick } from './rfa.refusals.js';

/** `afterCommit` runs its argument after the commit. */
export type Inside = Pick<Transaction, 'db'> & { readonly afterCommit: (publish: () => void) => void };

/** `owners`: the new owner by pick id. */
type PicksMoved = (inside: Inside, leagueId: string, owners: ReadonlyMap<string, string>) => Promise<void>;

/** A pick that pays for a player, or why it cannot. */
interface OwnPick extends CompensationPick {
  readonly id: string;
  readonly gone: MissingPick | null;
}

/** The draft picks that unmatched offers cost. */
@Injectable()
export class Compensation {
  private moved: PicksMoved = () => Promise.resolve();

  /** Drafts register here, because free agents must not depend on them. */
  onPicksMoved(moved: PicksMoved): void {
    this.moved = moved;
  }

  /**
   * The picks that an offer costs, or the refusal with the first missing one. `others`: salaries of the team's other
   * offers, whose picks are not free. The caller has locked the team.
   */
  async price(
    db: Db,
    league: PlayingLeague,
    teamId: string,
    salary: number,
    others: readonly number[] = [],
  ): Promise<{ picks: readonly OwnPick[]; refused: Refusal | null }> {
    const rules = compensationRules(league.settings);
    const needed = rules === null ? [] : compensationFor(salary, league.season, rules);
    if (rules === null || needed.length === 0) return { picks: [], refused: null };
    const offered = new Set(
      others.flatMap((other) => compensationFor(other, league.season, rules)).map((pick) => pickKey(pick)),
    );
    const own = new Map(
      (await ownPicks(db, league, teamId, rules.type)).map((pick) => [
        pickKey(pick),
        offered.has(pickKey(pick)) ? { ...pick, gone: pick.gone ?? ('offered' as const) } : pick,
      ]),
    );
    const picks: OwnPick[] = [];
    for (const pick of needed) {
      const held = own.get(pickKey(pick));
      if (held?.gone === null) {
        picks.push(held);
        continue;
      }
      const limit = salaryLimitWith(salary, league.season, rules, (other) => own.get(pickKey(other))?.gone === null);
      const { name: team } = await db
        .selectFrom('team')
        .select('name')
        .where('league_id', '=', league.id)
        .where('id', '=', teamId)
        .executeTakeFirstOrThrow();
      const figures = { team, pick, why: held?.gone ?? 'none', limit };
      return {
        picks: [],
        refused: refusal('compensationMissing', { figures, field: 'salary', figure: salary, limit }),
      };
    }
    return { picks, refused: null };
  }

  /** Gives the picks to the player's former team. The caller has locked all teams. */
  async pay(
    inside: Inside,
    league: PlayingLeague,
    agent: Pick<AgentRow, 'team_id' | 'name'>,
    { from, picks }: { readonly from: string; readonly picks: readonly OwnPick[] },
  ): Promise<void> {
    if (picks.length === 0) return;
    const { db } = inside;
    for (const { id } of picks) {
      if (!(await movePick(db, league.id, id, { from, to: agent.team_id })))
        throw new Error('a pick of a locked team moved');
      await notePickMove(db, league.id, id, { key: 'compensation', figures: { player: agent.name } });
    }
    await this.moved(inside, league.id, new Map(picks.map(({ id }) => [id, agent.team_id])));
  }
}

/** The team's own picks of this season and the next one, with the reason where one cannot be given. */
async function ownPicks(db: Db, league: PlayingLeague, teamId: string, type: CompensationPick['type']) {
  const rows = await db
    .selectFrom('draft_pick as p')
    .select(({ eb }) => [
      'p.id',
      'p.season',
      'p.type',
      'p.round',
      isSo(eb('p.owner_team_id', '<>', teamId)).as('traded'),
      isSo(eb('p.forfeited_at', 'is not', null)).as('forfeited'),
      isSo(promisedPick()).as('promised'),
    ])
    .where('p.league_id', '=', league.id)
    .where('p.original_team_id', '=', teamId)
    .where('p.type', '=', type)
    .where('p.season', '=', anyOf([league.season, seasonPlus(league.season, 1)]))
    .where('p.extra', '=', 0)
    .execute();
  return rows.map(({ traded, forfeited, promised, ...pick }): OwnPick => ({
    ...pick,
    gone: traded ? 'traded' : forfeited ? 'forfeited' : promised ? 'promised' : null,
  }));
}
