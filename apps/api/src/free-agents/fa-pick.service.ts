import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { newId } from '@crease/core/ids.js';
import { weeksOf, type SeasonDates } from '@crease/core/seasons/week.rules.js';
import { Database, pgArray, type Idempotency, type Transaction } from '../platform/database/database.js';
import { leagueLine } from '../platform/events/audience.js';
import { notFound, RefusalError } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { spendableAt } from '../teams/spendable.queries.js';

type Sql = Transaction['sql'];

export interface SpendablePick {
  readonly id: string;
  readonly week: number;
}

/** The free-agent picks: made when a season begins, spent, and forfeited as a penalty. */
@Injectable()
export class FaPickService {
  constructor(private readonly database: Database) {}

  /** Gives every team its picks of every week that is not over yet. Those that exist stay. Returns how many weeks there are, and the picks that are new. */
  async generate(
    sql: Sql,
    league: Pick<PlayingLeague, 'id' | 'season' | 'timeZone' | 'settings'>,
    { startsOn, endsOn }: SeasonDates,
    now: number,
  ): Promise<{ weeks: number; picks: string[] }> {
    const weeks = weeksOf(startsOn, endsOn, league.timeZone).filter(({ expiresAt }) => expiresAt >= now);
    const teams = await sql<{ id: string }>('select id from team where league_id = $1 order by number', [league.id]);
    const rows = weeks.flatMap(({ week, startsAt, expiresAt }) =>
      teams.flatMap(({ id: team }) =>
        Array.from({ length: league.settings.maxPickupsPerWeek }, (_, index) => ({
          team,
          week,
          number: index + 1,
          startsAt,
          expiresAt,
        })),
      ),
    );
    if (rows.length === 0) return { weeks: 0, picks: [] };
    const given = await sql<{ id: string }>(
      `insert into fa_pick (id, league_id, season, week, number, original_team_id, owner_team_id, starts_at, expires_at)
       select id, $1, $2, week, number, team, team, to_timestamp(starts_at), to_timestamp(expires_at)
       from unnest($3::text[], $4::int[], $5::int[], $6::text[], $7::float8[], $8::float8[]) as pick (id, week, number, team, starts_at, expires_at)
       on conflict (league_id, season, week, original_team_id, number) do nothing returning id`,
      [
        league.id,
        league.season,
        pgArray(rows.map(() => newId(randomBytes))),
        pgArray(rows.map(({ week }) => week)),
        pgArray(rows.map(({ number }) => number)),
        pgArray(rows.map(({ team }) => team)),
        pgArray(rows.map(({ startsAt }) => startsAt / 1000)),
        pgArray(rows.map(({ expiresAt }) => expiresAt / 1000)),
      ],
    );
    return { weeks: weeks.length, picks: given.map(({ id }) => id) };
  }

  /** A season that is over leaves no picks behind: what was not used expires, lest the next season's weeks have them too. Returns them with the end they had. */
  async endSeason(sql: Sql, leagueId: string, season: string): Promise<{ id: string; expiresAt: string }[]> {
    return sql<{ id: string; expiresAt: string }>(
      `with open as (select id, expires_at from fa_pick where league_id = $1 and season = $2 and player_id is null and expires_at + interval '1 second' > clock_timestamp() order by id for update)
       update fa_pick f set expires_at = date_trunc('second', clock_timestamp()) - interval '1 second' from open where f.id = open.id
       returning f.id, open.expires_at::text as "expiresAt"`,
      [leagueId, season],
    );
  }

  /** The season goes on after all: picks end when they ended before. */
  async resumeSeason(sql: Sql, picks: readonly { id: string; expiresAt: string }[]): Promise<void> {
    await sql(
      'update fa_pick f set expires_at = was.expires_at::timestamptz from jsonb_to_recordset($1::jsonb) as was (id text, expires_at text) where f.id = was.id',
      [JSON.stringify(picks.map(({ id, expiresAt }) => ({ id, expires_at: expiresAt })))],
    );
  }

  /** Fewer pickups a week: in the weeks to come, what is beyond them and neither traded nor promised goes. */
  async lessen(sql: Sql, { id, season }: Pick<PlayingLeague, 'id' | 'season'>, perWeek: number): Promise<void> {
    await sql(
      `delete from fa_pick f where f.league_id = $1 and f.season = $2 and f.number > $3 and f.starts_at > clock_timestamp() and f.player_id is null and not f.penalty and f.owner_team_id = f.original_team_id
         and not exists (select 1 from frozen_asset x where x.league_id = f.league_id and x.kind = 'fa-pick' and x.ref = f.id)`,
      [id, season, perWeek],
    );
  }

  /** The league's clock was set to another time zone: weeks that are not over end, and those to come begin, by that one. */
  async moveWeeks(
    sql: Sql,
    { id, season, timeZone }: Pick<PlayingLeague, 'id' | 'season' | 'timeZone'>,
    { startsOn, endsOn }: SeasonDates,
  ): Promise<void> {
    const weeks = weeksOf(startsOn, endsOn, timeZone);
    await sql(
      `update fa_pick f set expires_at = to_timestamp(w.expires_at), starts_at = case when f.starts_at > clock_timestamp() then to_timestamp(w.starts_at) else f.starts_at end
       from unnest($3::int[], $4::float8[], $5::float8[]) as w (week, starts_at, expires_at)
       where f.league_id = $1 and f.season = $2 and f.week = w.week and f.expires_at + interval '1 second' > clock_timestamp()`,
      [
        id,
        season,
        pgArray(weeks.map(({ week }) => week)),
        pgArray(weeks.map(({ startsAt }) => startsAt / 1000)),
        pgArray(weeks.map(({ expiresAt }) => expiresAt / 1000)),
      ],
    );
  }

  /** The pick that a team would spend now (or at a time that has passed, with `at`), locked; null when it has none of that week. Its own go before those it traded for. */
  async current(sql: Sql, leagueId: string, teamId: string, at: string | null = null): Promise<SpendablePick | null> {
    const [pick] = await sql<SpendablePick>(
      `select id, week from fa_pick where league_id = $1 and owner_team_id = $2 and ${spendableAt('coalesce($3::timestamptz, clock_timestamp())')}
       order by expires_at, (original_team_id = $2) desc, number, id limit 1 for update`,
      [leagueId, teamId, at],
    );
    return pick ?? null;
  }

  async spend(sql: Sql, pick: SpendablePick, playerId: number): Promise<void> {
    await sql('update fa_pick set player_id = $2, used_at = clock_timestamp() where id = $1', [pick.id, playerId]);
  }

  /** Forfeits a pick that a team has not used. */
  async penalize(
    member: Member,
    pickId: string,
    reason: string,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.change(member, pickId, reason, true, idempotency);
  }

  /** Takes a penalty back, as long as the pick could still be used. */
  async pardon(
    member: Member,
    pickId: string,
    reason: string,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    return this.change(member, pickId, reason, false, idempotency);
  }

  private async change(
    member: Member,
    pickId: string,
    reason: string,
    penalty: boolean,
    idempotency: Idempotency | null,
  ): Promise<{ success: true }> {
    requireCommissioner(member, 'forfeit a free-agent pick');
    return this.database.write(async ({ sql, record }) => {
      const [pick] = await sql<{
        owner: string;
        name: string;
        week: number;
        used: boolean;
        expired: boolean;
        penalty: boolean;
        promised: boolean;
      }>(
        `select f.owner_team_id as owner, t.name, f.week, f.player_id is not null as used, f.expires_at + interval '1 second' <= clock_timestamp() as expired, f.penalty,
           exists (select 1 from frozen_asset x where x.league_id = f.league_id and x.kind = 'fa-pick' and x.ref = f.id) as promised
         from fa_pick f join team t on t.id = f.owner_team_id where f.id = $1 and f.league_id = $2 for update of f`,
        [pickId, member.leagueId],
      );
      if (!pick) throw notFound('This pick');
      const which = `${pick.name}'s free-agent pick of week ${pick.week}`;
      if (pick.penalty === penalty) return { success: true as const };
      if (pick.used)
        throw new RefusalError({
          name: 'pickUsed',
          message: `${which} has been used.`,
          fix: 'Forfeit a pick that is still open.',
        });
      if (pick.promised)
        throw new RefusalError({
          name: 'frozen',
          message: `${which} is part of an accepted trade and cannot be forfeited.`,
          fix: 'Forfeit another pick, or veto the trade.',
        });
      if (pick.expired)
        throw new RefusalError({
          name: 'pickExpired',
          message: `${which} has expired.`,
          fix: 'Choose a pick of this week or a later one.',
        });
      await sql('update fa_pick set penalty = $2, penalty_reason = $3, penalty_by = $4 where id = $1', [
        pickId,
        penalty,
        penalty ? reason : null,
        penalty ? member.userId : null,
      ]);
      await sql('insert into pick_move (pick_id, from_team_id, to_team_id, what, reason) values ($1, $2, $2, $3, $4)', [
        pickId,
        pick.owner,
        penalty ? 'forfeited' : 'given-back',
        reason,
      ]);
      await record(
        leagueLine({
          leagueId: member.leagueId,
          actor: member.userId,
          says: {
            key: penalty ? 'freeAgents.pickForfeited' : 'freeAgents.pickGivenBack',
            figures: { team: pick.name, week: pick.week, reason },
          },
          teamIds: [pick.owner],
          data: { kind: 'faPenalty', pickId, teamId: pick.owner, week: pick.week, penalty, reason },
        }),
      );
      return { success: true as const };
    }, idempotency);
  }
}
