import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { dayIn } from '@crease/core/calendar.js';
import { freeAgencyDay } from '@crease/core/free-agents/rfa/rfa.rules.js';
import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { SettingKey } from '@crease/core/leagues/settings.values.js';
import { Database } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { anyOf, clockAtQuery } from '../../platform/database/sql.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { namesIn } from '../../platform/database/rows.js';
import { playableIn } from '../../players/players.queries.js';
import { PhaseService } from '../phase.service.js';

const l = namesIn('league as l');
const c = namesIn('setting_change as c');

/** Conditions on league `l`, as `marketRules`, `rfaRules` and `ufaDays` of core. */
const OVER_DAYS = sql<boolean>`coalesce(${l.settings} ->> 'free_agents' = 'auctions', false)`;
const MATCHES = sql<boolean>`coalesce(${l.settings} ->> 'rfa', 'off') <> 'off'`;
const AUCTIONS = sql<boolean>`(${l.settings} ->> 'salaries' = 'own' and ${OVER_DAYS}
  and coalesce(${l.settings} ->> 'ufa_days', '0') <> '0')`;

/** A change of one of these settings waits for the next season. The step itself judges its value. */
const waiting = (...keys: readonly SettingKey[]) =>
  sql<boolean>`exists (select 1 from ${c.table} where ${c.league_id} = ${l.id} and ${c.state} = 'coming'
    and ${c.season} is not null and ${c.key} = ${anyOf(keys)})`;

/** Begins free agency on its day, and ends it when its offers and auctions are over, without a commissioner. */
@Injectable()
export class FreeAgencyClock {
  constructor(
    private readonly database: Database,
    private readonly phases: PhaseService,
    private readonly rounds: LeagueRounds,
    private readonly clock: DbClock,
  ) {}

  async runDue(): Promise<void> {
    const now = this.clock.now();
    const begin = (await this.toBegin().execute())
      .filter(({ season, time_zone: timeZone }) => dayIn(now, timeZone) >= freeAgencyDay(season))
      .map(({ league_id }) => ({ league_id, to: 'free-agency' as const }));
    const end = (await this.toEnd().execute()).map(({ league_id }) => ({ league_id, to: 'annual-drafts' as const }));
    await this.rounds.each('free-agency', [...begin, ...end], ({ league_id, to }) =>
      this.phases.proceed(league_id, to),
    );
  }

  /** Leagues in the offseason with contracts that end, whose teams can match offers or auction the players. */
  private toBegin() {
    return this.inPhase('offseason').where(({ exists, selectFrom }) =>
      exists(
        selectFrom('roster_entry as r')
          .leftJoin('league_contract as k', (join) =>
            join
              .onRef('k.league_id', '=', 'r.league_id')
              .onRef('k.player_id', '=', 'r.player_id')
              .on('k.released_at', 'is', null),
          )
          .select('r.player_id')
          .whereRef('r.league_id', '=', 'l.id')
          .where(({ or, and, eb, ref }) => {
            const ends = eb('k.last_season', '<=', ref('l.current_season'));
            const without = and([eb('k.player_id', 'is', null), eb('r.place', '<>', 'rookie')]);
            return or([
              and([or([MATCHES, waiting('rfa')]), eb('k.kind', '=', 'entry-level'), ends]),
              and([or([AUCTIONS, waiting('free_agents', 'ufa_days')]), or([ends, without])]),
            ]);
          }),
      ),
    );
  }

  private toEnd() {
    return this.inPhase('free-agency').where(({ and, not, exists, selectFrom }) =>
      and([
        not(
          exists(
            selectFrom('restricted_agent as a')
              .select('a.player_id')
              .whereRef('a.league_id', '=', 'l.id')
              .where('a.decided_at', 'is', null),
          ),
        ),
        not(
          exists(
            selectFrom('bid as b')
              .select('b.id')
              .whereRef('b.league_id', '=', 'l.id')
              .where('b.decided_at', 'is', null),
          ),
        ),
        not(
          exists(
            selectFrom('unrestricted_agent as u')
              .leftJoin('roster_entry as h', (join) =>
                join.onRef('h.league_id', '=', 'u.league_id').onRef('h.player_id', '=', 'u.player_id'),
              )
              .innerJoin('player as p', 'p.id', 'u.player_id')
              .select('u.player_id')
              .whereRef('u.league_id', '=', 'l.id')
              .whereRef('u.season', '=', 'l.current_season')
              .where('u.nominate_until', '>', clockAtQuery)
              .where('h.player_id', 'is', null)
              .where(OVER_DAYS)
              .where(playableIn(sql.ref('u.league_id'), sql.ref('u.season'))),
          ),
        ),
      ]),
    );
  }

  /** The clock does not repeat a step that a commissioner has taken back. */
  private inPhase(phase: LeaguePhase) {
    return this.database.db
      .selectFrom('league as l')
      .select(['l.id as league_id', 'l.current_season as season', 'l.time_zone'])
      .where('l.phase', '=', phase)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('phase_change as c')
              .select('c.id')
              .whereRef('c.league_id', '=', 'l.id')
              .whereRef('c.from_phase', '=', 'l.phase')
              .whereRef('c.season_before', '=', 'l.current_season'),
          ),
        ),
      )
      .orderBy('l.id');
  }
}
