import type pg from 'pg';
import { seedLeague, seedPlayers, somePlayers } from '../../apps/api/src/testing/draft-fixture.js';
import { FIRST_PLAYER } from '../lib/world.js';

const TEAMS = 12;
const PLAYERS = 800;
const SEASONS = ['2024-25', '2025-26'];
const LAST_SEASON = '2024-25';
/** Days of the ended season and of the present one. */
const DAYS = { past: 184, present: 60 };

/** All leagues, and a third of them; `n` numbers them. */
const LEAGUES = `(select id, row_number() over (order by id) as n from league)`;
const THIRD = `(select id from ${LEAGUES} x where n % 3 = 1)`;

const days = (season: string, from: string, count: number) =>
  `(select '${season}' as season, date '${from}' + d as day, d from generate_series(0, ${count - 1}) d)`;
const ALL_DAYS = `(select * from ${days(LAST_SEASON, '2024-10-08', DAYS.past)} a
  union all select * from ${days('2025-26', '2025-10-07', DAYS.present)} b)`;

/**
 * Rows of leagues in their second season, as a release before the keys by league stored them: two drafts, a season and
 * a part of one by day, picks, trades, waivers, posts and the log. A third of the leagues has line-ups, and another
 * kind of third has figures of categories. `made` gives an id for a text.
 */
const CONTENT: readonly string[] = [
  `insert into app_user (id, username, email, first_name, last_name)
   select made('user ' || l.id || k), 'user-' || l.n || '-' || k, 'user-' || l.n || '-' || k || '@example.test', 'Robin', 'Manager'
   from ${LEAGUES} l, generate_series(1, 10) k`,
  `insert into team (id, league_id, number, name) select made('team ' || l.id || k), l.id, k, 'Team ' || k
   from league l, generate_series(1, ${TEAMS}) k`,
  `insert into membership (league_id, user_id, team_id, is_commissioner)
   select l.id, made('user ' || l.id || t.number), t.id, t.number = 1 from league l join team t on t.league_id = l.id
   where t.number <= 10`,
  `insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
   select t.league_id, ${FIRST_PLAYER} + p * ${TEAMS} + t.number, t.id, 'active', 'draft' from team t, generate_series(0, 24) p`,
  `insert into roster_past (league_id, team_id, player_id, place, from_at, to_at)
   select t.league_id, t.id, ${FIRST_PLAYER} + 400 + p, 'active', now() - interval '300 days', now() - interval '200 days'
   from team t, generate_series(1, 10) p`,
  `insert into team_day (team_id, season, playoffs, day, points)
   select t.id, d.season, false, d.day, (d.d * 7 + t.number) % 31 from team t, ${ALL_DAYS} d`,
  `insert into team_points (team_id, season, playoffs, points)
   select team_id, season, playoffs, sum(points) from team_day group by 1, 2, 3`,
  `insert into lineup_day (team_id, day, player_ids, places)
   select t.id, d.day, array(select ${FIRST_PLAYER} + g * ${TEAMS} + t.number from generate_series(0, 17) g), '[]'
   from team t, ${ALL_DAYS} d where t.league_id in ${THIRD}`,
  `insert into team_figures (team_id, season, day, figures)
   select t.id, d.season, d.day, jsonb_build_object('g', d.d % 5, 'a', d.d % 7, 'hits', d.d % 23, 'w', d.d % 2, 'sa', 30, 'ga', d.d % 4)
   from team t, ${ALL_DAYS} d where t.league_id in ${THIRD}`,
  `insert into goalie_starts (team_id, day, season, starts)
   select t.id, d.day, d.season, d.d % 3 from team t, ${ALL_DAYS} d where t.league_id in ${THIRD} and d.d % 2 = 0`,
  `insert into draft (id, league_id, season, type, kind, name, status, seq, rounds, picks, made, created_by, begun_at, ended_at)
   select made('draft ' || l.id || s.season), l.id, s.season, 'general', case when s.at = 1 then 'startup' else 'annual' end, s.season || ' draft',
     'ended', 2 + x.rounds * ${TEAMS}, x.rounds, x.rounds * ${TEAMS}, x.rounds * ${TEAMS}, l.created_by, now(), now()
   from league l, unnest(array['${SEASONS.join("', '")}']) with ordinality s(season, at), lateral (select case when s.at = 1 then 20 else 10 end as rounds) x`,
  `insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id, draft_id, pick_number)
   select made('pick ' || t.id || y || r), t.league_id, y || '-' || right((y + 1)::text, 2), 'general', r, t.id, t.id,
     case when y <= 2025 then made('draft ' || t.league_id || y || '-' || right((y + 1)::text, 2)) end, case when y <= 2025 then (r - 1) * ${TEAMS} + t.number end
   from team t, generate_series(2024, 2028) y, generate_series(1, case when y = 2024 then 20 else 10 end) r`,
  `insert into draft_selection (draft_id, overall, pick_id, player_id, team_id)
   select p.draft_id, p.pick_number, p.id, ${FIRST_PLAYER} + p.pick_number, p.owner_team_id from draft_pick p where p.draft_id is not null`,
  `insert into draft_pool (draft_id, version, players)
   select d.id, 'v', (select jsonb_agg(jsonb_build_object('id', ${FIRST_PLAYER} + g, 'name', made(d.id || g), 'position', 'F', 'cap_hit', 775000 + g, 'rank', g))
     from generate_series(1, ${PLAYERS}) g) from draft d`,
  `insert into draft_queue (draft_id, team_id, wishes) select d.id, t.id, '[]' from draft d join team t on t.league_id = d.league_id`,
  `insert into fa_pick (id, league_id, season, week, number, original_team_id, owner_team_id, starts_at, expires_at)
   select made('fa ' || t.id || s || w), t.league_id, s, w, 1, t.id, t.id, now() - w * interval '7 days', now() - w * interval '6 days'
   from team t, unnest(array['${SEASONS.join("', '")}']) s, generate_series(1, 26) w`,
  `insert into pick_move (pick_id, from_team_id, to_team_id)
   select p.id, p.original_team_id, p.original_team_id from draft_pick p where p.round = 3`,
  `insert into protection_sheet (league_id, team_id, season, core, status) select t.league_id, t.id, '2025-26', '{1,2,3,4,5,6,7,8,9}', 'locked' from team t`,
  `insert into season_standing (league_id, season, team_id, rank, points) select t.league_id, '${LAST_SEASON}', t.id, t.number, 1000 - t.number from team t`,
  `insert into trade (id, league_id, season, state, thread_id, proposer_team_id, recipient_team_id, terms, shown)
   select made('trade ' || l.id || k), l.id, '2025-26', 'executed', made('trade ' || l.id || k), made('team ' || l.id || (1 + k % 6)), made('team ' || l.id || (7 + k % 6)),
     jsonb_build_object('give', array_fill(made(k::text), array[6])), jsonb_build_object('give', array_fill('A player or a pick in words'::text, array[12]))
   from league l, generate_series(1, 30) k`,
  `insert into trade_asset (trade_id, kind, ref, team_id)
   select x.id, 'player', (${FIRST_PLAYER} + k)::text, case when k % 2 = 0 then x.proposer_team_id else x.recipient_team_id end
   from trade x, generate_series(1, 4) k`,
  `insert into trade_vote (trade_id, team_id, user_id, at) select x.id, made('team ' || x.league_id || k), made('user ' || x.league_id || k), now()
   from trade x, generate_series(1, 3) k`,
  `insert into waiver (id, league_id, player_id, dropped_by, clears_at, resolved_at)
   select made('waiver ' || t.id || k), t.league_id, ${FIRST_PLAYER} + k, t.id, now(), now() from team t, generate_series(1, 8) k`,
  `insert into waiver_claim (id, waiver_id, league_id, team_id, priority)
   select made('claim ' || w.id || k), w.id, w.league_id, made('team ' || w.league_id || k), k from waiver w, generate_series(1, 2) k`,
  `insert into talk_thread (id, league_id, title, author_id, last_by)
   select made('thread ' || l.id || k), l.id, 'A thread', l.created_by, l.created_by from league l, generate_series(1, 10) k`,
  `insert into talk_post (id, thread_id, number, author_id, body)
   select made('post ' || h.id || k), h.id, k, h.author_id, repeat('Words of a post. ', 8) from talk_thread h, generate_series(1, 15) k`,
  `insert into talk_reaction (post_id, user_id, reaction) select p.id, p.author_id, 'like' from talk_post p`,
  `insert into stream (id, seq)
   select 'league:' || id, 300 from league union all select 'team:' || id, 15 from team
   union all select 'draft:' || id, seq from draft union all select 'user:' || id, 20 from app_user`,
  `insert into event (stream, seq, league_id, type, data, rooms, actor, action_type, team_ids)
   select 'league:' || l.id, k, l.id, 'activity', jsonb_build_object('says', jsonb_build_object('key', 'roster.added', 'figures',
     jsonb_build_object('team', 'Team 1', 'player', 'A player of the league', 'cap_hit', 775000))), array['league:' || l.id], l.created_by, 'add-player', array[made('team ' || l.id || 1)]
   from league l, generate_series(1, 300) k`,
  `insert into event (stream, seq, league_id, type, data, rooms)
   select 'team:' || t.id, k, t.league_id, 'lineupChanged', jsonb_build_object('teamId', t.id), array['team:' || t.id] from team t, generate_series(1, 15) k`,
  `insert into event (stream, seq, league_id, type, data, rooms)
   select 'draft:' || d.id, k, d.league_id, 'playerPicked', jsonb_build_object('overall', k, 'playerId', ${FIRST_PLAYER} + k, 'teamId', made(k::text),
     'onClock', jsonb_build_object('overall', k + 1, 'deadline', now(), 'graceMs', 2000)), array['draft:' || d.id]
   from draft d, generate_series(1, d.seq) k`,
  `insert into event (stream, seq, league_id, type, data, rooms)
   select 'user:' || u.id, k, null, 'noticesChanged', '{}', array['user:' || u.id] from app_user u, generate_series(1, 20) k`,
];

export async function seedEarlierLeagues(db: pg.Pool, count: number): Promise<void> {
  await seedPlayers(db, somePlayers(PLAYERS, FIRST_PLAYER));
  const { leagueId } = await seedLeague(db, { managed: 1, urls: [], secret: 'none', form: { num_teams: TEAMS } });
  const client = await db.connect();
  try {
    // Without checks of references, which take most of the time. The migration checks them.
    await client.query('set session_replication_role = replica');
    await client.query(
      `create function made(text) returns text language sql immutable as 'select substr(md5($1), 1, 14)'`,
    );
    // The first league gets teams and members like the others.
    await client.query('delete from membership');
    await client.query('delete from team');
    await client.query(
      `insert into league (id, name, type, phase, current_season, settings, created_by)
       select made('league ' || n), 'League ' || n, m.type, 'in-season', '2025-26', m.settings, m.created_by
       from league m, generate_series(2, $2) n where m.id = $1`,
      [leagueId, count],
    );
    for (const statement of CONTENT) await client.query(statement);
    await client.query('drop function made');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
