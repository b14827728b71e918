import { Injectable } from '@nestjs/common';
import type { CupAnswer } from '@crease/core/competition/cup/cup.answers.js';
import type { CupPeriodsBody } from '@crease/core/competition/cup/cup.calls.js';
import { checkCupPeriods, chosenPeriods, cupDay } from '@crease/core/competition/cup/cup.rules.js';
import type { PeriodDays } from '@crease/core/competition/matchups/period.rules.js';
import { roundsOf } from '@crease/core/competition/playoffs/playoff.rules.js';
import { lockLeague, type LockedLeague } from '../../leagues/league-lock.tables.js';
import { touchLeagues } from '../../leagues/league.tables.js';
import { Database, type Db, type Idempotency } from '../../platform/database/database.js';
import { leagueLine, toLeague } from '../../platform/events/audience.js';
import { requireCommissioner, type Member } from '../../platform/http/member.js';
import { RefusalError, unwrap } from '../../platform/refusal.error.js';
import { refusal } from '../matchups/matchups.refusals.js';
import { chosenDays, periodsAfter, storeChoice, undrawnCups, type OfSeason } from './cup.tables.js';

/** The periods of a cup's rounds, which a commissioner can choose until the draw. */
@Injectable()
export class CupChoice {
  constructor(private readonly database: Database) {}

  choose(member: Member, { starts_on: days }: CupPeriodsBody, idempotency: Idempotency | null): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.chooseCupPeriods'));
    return this.database.write(async ({ db, record }) => {
      // The draw takes the same lock.
      const league = await lockLeague(db, member.leagueId);
      const season = { id: league.id, season: league.current_season };
      const open = await openPlan(db, season);
      if (open === null) throw new RefusalError(whyClosed(league));
      const chosen = days.length === 0 ? [] : unwrap(checkCupPeriods(days, open.periods, open.rounds));
      const stored = await chosenDays(db, season);
      if (stored.join() === chosen.map(({ startsOn }) => startsOn).join()) return { success: true as const };
      await storeChoice(db, season, chosen);
      await touchLeagues(db, [league.id]);
      const says = { key: 'season.cupPeriodsSet' as const, figures: { season: season.season, rounds: chosen } };
      const data = { kind: 'cup', season: season.season };
      await record(leagueLine({ leagueId: league.id, actor: member.userId, teamIds: [], says, data }));
      await record(toLeague(league.id, member.userId, { type: 'leagueChanged' }));
      return { success: true as const };
    }, idempotency);
  }
}

type Done = { success: true };

interface Plan {
  readonly rounds: number;
  readonly periods: readonly PeriodDays[];
}

/** The periods that the cup of a season in progress can have; null where it has none, or is drawn. */
async function openPlan(db: Db, { id, season }: OfSeason): Promise<Plan | null> {
  const [due] = await undrawnCups(db).where('l.id', '=', id).execute();
  const day = due === undefined ? null : cupDay(due.settings, due.season);
  if (due?.season !== season || day === null) return null;
  const { teams } = await db
    .selectFrom('team')
    .select(({ fn }) => fn.countAll<number>().as('teams'))
    .where('league_id', '=', id)
    .executeTakeFirstOrThrow();
  return { rounds: roundsOf(teams), periods: await periodsAfter(db, due, day < due.today ? due.today : day) };
}

function whyClosed({ phase, settings, current_season: season }: LockedLeague) {
  if (phase !== 'in-season') return refusal('cupNotOpen.phase');
  return refusal(cupDay(settings, season) === null ? 'cupNotOpen.none' : 'cupNotOpen.drawn');
}

/** The plan of a cup that is not drawn, as the page of the cup shows it. */
export async function planView(db: Db, league: OfSeason): Promise<CupAnswer['plan']> {
  const open = await openPlan(db, league);
  if (open === null) return null;
  const chosen = chosenPeriods(await chosenDays(db, league), open.periods, open.rounds) ?? [];
  return { rounds: open.rounds, periods: open.periods.map(shown), chosen: chosen.map(shown) };
}

const shown = ({ startsOn, endsOn }: PeriodDays) => ({ starts_on: startsOn, ends_on: endsOn });
