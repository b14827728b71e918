import { Injectable } from '@nestjs/common';
import { judgeTakeBack, type Since } from '@crease/core/seasons/take-back.rules.js';
import type { PhaseChangedAnswer } from '@crease/core/seasons/season.schema.js';
import { FaPickService } from '../free-agents/fa-pick.service.js';
import { WaiverService } from '../free-agents/waiver.service.js';
import { deletePicks } from '../leagues/draft-picks.tables.js';
import { lockLeague } from '../leagues/league.service.js';
import { SettingsTimes } from '../settings/settings-times.service.js';
import { Database, pgArray, type Idempotency, type Transaction } from '../platform/database/database.js';
import { leagueLine, toLeague } from '../platform/events/audience.js';
import { RefusalError, unwrap } from '../platform/http/refusal.error.js';
import { requireCommissioner, type Member } from '../platform/http/member.js';
import { backOnRosters, type RosterRow } from '../teams/put-back.queries.js';
import { restorePromises } from '../trades/promises.queries.js';
import { runAgain } from '../trades/retention.writer.js';
import { undoingOf, type PhaseChange, type PhaseDone } from './phase.done.js';
import { daysDue } from './phase.steps.js';

type Sql = Transaction['sql'];
type Hand = Pick<Transaction, 'sql' | 'record'>;

/** The last change of phase of a league, as long as it is the one that the league stands in; null where there is none to take back. */
export async function lastChange(
  sql: Sql,
  leagueId: string,
): Promise<(PhaseChange & { by: string | null; iso: string }) | null> {
  const [change] = await sql<PhaseChange & { by: string | null; iso: string | Date }>(
    `select c.id, c.from_phase as "from", c.to_phase as "to", c.season_before as "seasonBefore", c.season_after as "seasonAfter", c.begun_at::text as "begunAt", c.at::text as at, c.done, c.at as iso, (select u.first_name || ' ' || u.last_name from app_user u where u.id = c.by_user) as by
     from phase_change c join league l on l.id = c.league_id
     where c.league_id = $1 and c.taken_back_at is null and c.to_phase = l.phase and c.season_after = l.current_season
     order by c.at desc limit 1`,
    [leagueId],
  );
  return change ? { ...change, iso: new Date(change.iso).toISOString() } : null;
}

/** What has followed a change of phase. */
export async function sinceChange(
  sql: Sql,
  leagueId: string,
  { at, seasonBefore, seasonAfter, done }: PhaseChange,
): Promise<Since> {
  const [row] = await sql<Since>(
    `select
       (select count(distinct s.player_id)::int from (
          select player_id from roster_past where league_id = $1 and to_at > $2::timestamptz
          union all select player_id from roster_entry where league_id = $1 and (since > $2::timestamptz or acquired_at > $2::timestamptz)) s) as "rosterMoves",
       (select count(*)::int from trade where league_id = $1 and ((state in ('accepted', 'in-review') and accepted_at > $2::timestamptz) or (state in ('executed', 'reversed') and ended_at > $2::timestamptz))) as trades,
       (select count(*)::int from trade_condition where league_id = $1 and outcome is not null and confirmed_at > $2::timestamptz and not id = any($4::text[])) as conditions,
       (select count(*)::int from pick_move m where m.what <> 'moved' and m.at > $2::timestamptz and (exists (select 1 from fa_pick f where f.id = m.pick_id and f.league_id = $1) or exists (select 1 from draft_pick d where d.id = m.pick_id and d.league_id = $1))) as penalties,
       array(select name from draft where league_id = $1 and kind <> 'mock' and begun_at > $2::timestamptz order by begun_at) as "draftsBegun",
       array(select name from draft where league_id = $1 and kind <> 'mock' and status = 'lobby' and created_at > $2::timestamptz and $5 order by created_at) as lobbies,
       exists (select 1 from protection_round where league_id = $1 and season = $3 and locked_at > $2::timestamptz) as "sheetsLocked"`,
    [
      leagueId,
      at,
      seasonAfter,
      pgArray((done.promises ?? []).map(({ conditionId }) => conditionId)),
      seasonBefore !== seasonAfter,
    ],
  );
  if (!row) throw new Error('a count has a row');
  return row;
}

/** A change of phase is taken back until something has followed it (docs/rules.md, Leagues). */
@Injectable()
export class PhaseChanges {
  constructor(
    private readonly database: Database,
    private readonly picks: FaPickService,
    private readonly waivers: WaiverService,
    private readonly settings: SettingsTimes,
  ) {}

  /** Puts everything back as it was before the league's last change of phase; `changeId` says which one is meant. */
  async takeBack(member: Member, changeId: string, idempotency: Idempotency | null): Promise<PhaseChangedAnswer> {
    requireCommissioner(member, 'take back a change of phase');
    return this.database.write(async ({ sql, record }) => {
      // Teams, the league, then its drafts: in the order of everybody who moves the league on.
      await sql('select id from team where league_id = $1 order by id for no key update', [member.leagueId]);
      const league = await lockLeague(sql, member.leagueId);
      await sql(`select 1 as one from draft where league_id = $1 and kind <> 'mock' order by id for share`, [
        league.id,
      ]);
      const change = await lastChange(sql, league.id);
      if (change?.id !== changeId)
        throw new RefusalError({
          name: 'otherChange',
          message: 'This is not the last change of phase any more.',
          fix: 'Reload the page.',
        });
      unwrap(judgeTakeBack(await sinceChange(sql, league.id, change)));
      await this.putBack({ sql, record }, league.id, change);
      await sql('update league set phase = $2, current_season = $3 where id = $1', [
        league.id,
        change.from,
        change.seasonBefore,
      ]);
      await sql('update phase_change set taken_back_at = clock_timestamp(), taken_back_by = $2 where id = $1', [
        change.id,
        member.userId,
      ]);
      await record(
        leagueLine({
          leagueId: league.id,
          actor: member.userId,
          says: {
            key: 'season.takenBack',
            figures: {
              step: change.to,
              phase: change.from,
              season: change.seasonBefore,
              undoing: undoingOf(change.done),
            },
          },
          data: { kind: 'phaseTakenBack', from: change.to, to: change.from, season: change.seasonBefore },
        }),
      );
      await record(toLeague(league.id, member.userId, { type: 'leagueChanged' }));
      return { success: true as const, phase: change.from, season: change.seasonBefore };
    }, idempotency);
  }

  private async putBack({ sql, record }: Hand, leagueId: string, change: PhaseChange): Promise<void> {
    const { done, seasonBefore, seasonAfter } = change;
    if (done.faPicksEnded !== undefined) await this.picks.resumeSeason(sql.db, done.faPicksEnded);
    if (done.waivers !== undefined) await this.waivers.reopen(sql, done.waivers, done.claims ?? [], change.at);
    if (done.standing !== undefined)
      await sql('delete from season_standing where league_id = $1 and season = $2', [leagueId, done.standing]);
    if (done.graduates !== undefined) await backToBank({ sql, record }, leagueId, change, done.graduates);
    if (done.released !== undefined) await backOnRosters(sql, leagueId, done.released, change.begunAt);
    if (done.retentions !== undefined) await runAgain(sql.db, done.retentions);
    if (done.promises !== undefined) await restorePromises({ db: sql.db, record }, leagueId, done.promises);
    if (done.draftPicks !== undefined) await deletePicks(sql.db, leagueId, done.draftPicks);
    if (done.settings !== undefined)
      await this.settings.undoSeason({ sql, record }, leagueId, done.settings, seasonAfter);
    if (done.faPicks !== undefined)
      await sql('delete from fa_pick where league_id = $1 and id = any($2::text[])', [leagueId, pgArray(done.faPicks)]);
    if (done.played !== undefined) await unplay(sql, leagueId, seasonAfter, done.played);
    // What is on the sheets is kept for the day on which they open again.
    if (done.round === null)
      await sql('delete from protection_round where league_id = $1 and season = $2', [leagueId, seasonAfter]);
    else if (done.round !== undefined)
      await sql('update protection_round set deadline = $3::timestamptz where league_id = $1 and season = $2', [
        leagueId,
        seasonAfter,
        done.round.deadline,
      ]);
    // Where players stand on a day may have changed: their points are reckoned again.
    if (done.graduates !== undefined || done.released !== undefined)
      await daysDue(sql, seasonBefore, change.at.slice(0, 10));
  }
}

/** Players who came up go back, as if they had never left: their stay in the bank is one again. */
async function backToBank(
  { sql, record }: Hand,
  leagueId: string,
  change: PhaseChange,
  graduates: NonNullable<PhaseDone['graduates']>,
): Promise<void> {
  const ids = pgArray(graduates.map(({ playerId }) => playerId));
  const up = await sql<RosterRow & { name: string; team: string }>(
    `select r.player_id, r.team_id, r.place, r.acquired_at::text as acquired_at, r.acquired_by, r.since::text as since, p.full_name as name, t.name as team
     from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id where r.league_id = $1 and r.player_id = any($2::int[]) order by t.number, p.id`,
    [leagueId, ids],
  );
  await sql('delete from roster_entry where league_id = $1 and player_id = any($2::int[])', [leagueId, ids]);
  const since = new Map(graduates.map((graduate) => [graduate.playerId, graduate.since]));
  await backOnRosters(
    sql,
    leagueId,
    up.map((row) => ({ ...row, place: 'rookie', since: since.get(row.player_id) ?? row.since })),
    change.begunAt,
  );
  for (const { player_id: playerId, team_id: teamId, name, team } of up) {
    await record(
      leagueLine({
        leagueId,
        actor: null,
        teamIds: [teamId],
        says: { key: 'season.backInBank', figures: { name, team } },
        data: { kind: 'move', move: 'toBank', teamId, playerId, name },
      }),
    );
  }
}

/** A season that has not begun after all: its dates go back to what they were, and points that it earned since go. */
async function unplay(
  sql: Sql,
  leagueId: string,
  season: string,
  before: NonNullable<PhaseDone['played']> | null,
): Promise<void> {
  if (before === null) await sql('delete from league_season where league_id = $1 and season = $2', [leagueId, season]);
  else
    await sql(
      'update league_season set starts_on = $3::date, ends_on = $4::date, begun_at = $5::timestamptz where league_id = $1 and season = $2',
      [leagueId, season, before.starts_on, before.ends_on, before.begun_at],
    );
  await sql(
    `with gone as (
       delete from team_day d using team t where t.id = d.team_id and t.league_id = $1 and d.season = $2 and ($3::date is null or d.day < $3::date) returning d.team_id, d.season, d.playoffs, d.points)
     update team_points p set points = p.points - lost.points
     from (select team_id, season, playoffs, sum(points) as points from gone group by team_id, season, playoffs) lost
     where p.team_id = lost.team_id and p.season = lost.season and p.playoffs = lost.playoffs`,
    [leagueId, season, before?.starts_on ?? null],
  );
  if (before !== null) await daysDue(sql, season, before.starts_on);
}
