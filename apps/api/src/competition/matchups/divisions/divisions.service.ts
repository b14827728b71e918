import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DivisionsAnswer } from '@crease/core/competition/divisions/division.answers.js';
import type { DivisionsBody } from '@crease/core/competition/divisions/division.calls.js';
import { dayWords } from '@crease/core/calendar.js';
import { checkDivisions, dealTeams, divisionCount } from '@crease/core/competition/divisions/division.rules.js';
import type { LeaguePhase, LeagueSettings } from '@crease/core/leagues/league.rules.js';
import type { Season } from '@crease/core/season.js';
import type { SeasonLine } from '@crease/core/seasons/season.words.js';
import { lockLeague } from '../../../leagues/league-lock.tables.js';
import { Database, type Db, type Idempotency, type Transaction } from '../../../platform/database/database.js';
import { leagueLine, toLeague } from '../../../platform/events/audience.js';
import { requireCommissioner, type Member } from '../../../platform/http/member.js';
import { notFound, RefusalError, unwrap } from '../../../platform/refusal.error.js';
import { redrawPairs } from '../calendar.writer.js';
import { nhlDay } from '../matchup.queries.js';
import { refusal } from '../matchups.refusals.js';
import {
  carriedDivisions,
  findDivisions,
  named,
  teamsInOrder,
  withTeams,
  writeDivisions,
  type StoredDivision,
} from './divisions.tables.js';

type Done = { success: true };
type Teams = Awaited<ReturnType<typeof teamsInOrder>>;

interface OfLeague {
  readonly id: string;
  readonly phase: LeaguePhase;
  readonly current_season: Season;
  readonly settings: LeagueSettings;
}

/** Phases before a season, when divisions can be set. */
const AHEAD: readonly LeaguePhase[] = ['setup', 'startup-drafts', 'annual-drafts'];

/** Divisions of the league's season: a commissioner sets or draws them until its first period begins. */
@Injectable()
export class DivisionsService {
  constructor(private readonly database: Database) {}

  async view(leagueId: string): Promise<DivisionsAnswer> {
    const { db } = this.database;
    const league = await db
      .selectFrom('league')
      .select(['id', 'phase', 'current_season', 'settings'])
      .where('id', '=', leagueId)
      .executeTakeFirst();
    if (league === undefined) throw notFound('league');
    const { divisions, begunOn } = await divisionsNow(db, league);
    return {
      season: league.current_season,
      open: divisions.length > 0 && begunOn === null && isOpen(league),
      divisions: divisions.map(({ teams, ...division }) => ({ ...division, team_ids: [...teams] })),
    };
  }

  set(member: Member, { divisions }: DivisionsBody, idempotency: Idempotency | null): Promise<Done> {
    return this.change(member, idempotency, (stored, teams) => {
      unwrap(checkDivisions(divisions, teams, stored.length));
      const given = divisions.map(({ name, team_ids: ids }, index) => ({ number: index + 1, name, teams: ids }));
      return {
        divisions: given,
        says: { key: 'season.divisionsSet', figures: { divisions: named(given, teams) } },
      };
    });
  }

  draw(member: Member, idempotency: Idempotency | null): Promise<Done> {
    return this.change(member, idempotency, (stored, teams) => {
      const seed = randomBytes(16).toString('hex');
      const ids = teams.map(({ id }) => id);
      const drawn = withTeams(stored, dealTeams(ids, stored.length, new Map(), seed));
      return {
        divisions: drawn,
        says: { key: 'season.divisionsRedrawn', figures: { seed, divisions: named(drawn, teams) } },
      };
    });
  }

  private change(
    member: Member,
    idempotency: Idempotency | null,
    decide: (
      stored: readonly StoredDivision[],
      teams: Teams,
    ) => { readonly divisions: readonly StoredDivision[]; readonly says: SeasonLine },
  ): Promise<Done> {
    requireCommissioner(member, refusal('forbidden.setDivisions'));
    return this.database.write(async ({ db, record }: Transaction) => {
      // The beginning of the season and plans of the calendar take the same lock.
      const league = await lockLeague(db, member.leagueId);
      const season = { id: league.id, season: league.current_season };
      if (!isOpen(league)) throw new RefusalError(refusal('divisionsNotOpen.phase'));
      const stored = await divisionsNow(db, league);
      if (stored.divisions.length === 0) throw new RefusalError(refusal('divisionsNotOpen.none'));
      if (stored.begunOn !== null)
        throw new RefusalError(refusal('divisionsNotOpen.begun', { figures: { day: dayWords(stored.begunOn) } }));
      const { divisions, says } = decide(stored.divisions, await teamsInOrder(db, league.id));
      await writeDivisions(db, season, divisions);
      if (stored.seed !== null) await redrawPairs(db, season, stored.seed);
      const data = { kind: 'divisions', season: season.season };
      await record(leagueLine({ leagueId: league.id, actor: member.userId, says, data }));
      await record(toLeague(league.id, member.userId, { type: 'leagueChanged' }));
      return { success: true as const };
    }, idempotency);
  }
}

const isOpen = ({ phase }: Pick<OfLeague, 'phase'>): boolean => phase === 'in-season' || AHEAD.includes(phase);

interface DivisionsNow {
  readonly divisions: readonly StoredDivision[];
  /** Seed of the season's schedule; null before it is drawn. */
  readonly seed: string | null;
  /** The first day of the first period, once it has begun. */
  readonly begunOn: string | null;
}

/** The divisions of the season in progress, or of the one that comes next. */
async function divisionsNow(db: Db, league: OfLeague): Promise<DivisionsNow> {
  const { id, current_season: season, phase, settings } = league;
  if (AHEAD.includes(phase)) {
    const count = divisionCount(settings, (await teamsInOrder(db, id)).length);
    return { divisions: await carriedDivisions(db, { id, season }, count), seed: null, begunOn: null };
  }
  const played = await db
    .selectFrom('matchup_season as s')
    .select(['s.seed'])
    .select(({ selectFrom }) =>
      selectFrom('matchup_period as p')
        .select('p.starts_on')
        .whereRef('p.league_id', '=', 's.league_id')
        .whereRef('p.season', '=', 's.season')
        .where('p.number', '=', 1)
        .where('p.starts_on', '<=', nhlDay)
        .as('begun_on'),
    )
    .where('s.league_id', '=', id)
    .where('s.season', '=', season)
    .executeTakeFirst();
  if (played === undefined) return { divisions: [], seed: null, begunOn: null };
  return { divisions: await findDivisions(db, { id, season }), seed: played.seed, begunOn: played.begun_on };
}
