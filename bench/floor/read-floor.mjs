// The floor of reading: bare HTTP, a bare pg pool, and one SQL statement per answer, whose JSON PostgreSQL builds. No
// session, no membership, no validation. Environment: DATABASE_URL, PORT.
import http from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });

const SEARCH = `
  with hit as materialized (
    select p.* from player p where p.search_name like '%' || $2 || '%' or p.search_name % $2
    order by (p.search_name like '%' || $2 || '%') desc, similarity(p.search_name, $2) desc, p.rank limit 20
  )
  select coalesce(json_agg(x), '[]')::text as body from (
    select hit.*, c.cap_hit, c.season as cap_season, to_jsonb(s) as stats, r.team_id
    from hit
    left join lateral (select cap_hit, season from contract where player_id = hit.id and season <= '2025-26' order by season desc limit 1) c on true
    left join lateral (select * from player_season where player_id = hit.id and season <= '2025-26' and not playoffs order by season desc limit 1) s on true
    left join roster_entry r on r.player_id = hit.id and r.league_id = $1
  ) x`;

const HOME = `
  select json_build_object(
    'recentActivity', (select coalesce(json_agg(x), '[]') from (
      select e.id, e.action_type, e.message, e.at as date, e.team_ids, e.data, u.first_name || ' ' || u.last_name as actor
      from event e left join app_user u on u.id = e.actor where e.league_id = $1 and e.action_type is not null order by e.id desc limit 20) x),
    'faPicks', (select coalesce(json_agg(x), '[]') from (
      select f.id, f.week, f.original_team_id as assigned_to, f.owner_team_id as owned_by, f.expires_at as expiry_date, case when f.penalty then 'penalty' else p.full_name end as player_taken
      from fa_pick f left join player p on p.id = f.player_id where f.league_id = l.id and f.season = l.current_season order by f.week, f.original_team_id, f.number) x),
    'picks', (select coalesce(json_agg(x), '[]') from (
      select id, season, type, round, pick_number, original_team_id as assigned_to, owner_team_id as owned_by
      from draft_pick where league_id = l.id and season = l.current_season order by type, round, pick_number nulls last, original_team_id, extra) x),
    'teamPoints', (select coalesce(json_agg(x), '[]') from (
      select t.id as team_id, p.season, p.playoffs, p.points::float8 as points from team t left join team_points p on p.league_id = t.league_id and p.team_id = t.id where t.league_id = l.id order by t.number) x)
  )::text as body from league l where l.id = $1`;

const FILTERS = {
  before: (at) => `e.id < ${at}`,
  team: (at) => `${at} = any(e.team_ids)`,
  type: (at) => `e.action_type = ${at}`,
  start: (at) => `e.at >= ${at}::timestamptz`,
  end: (at) => `e.at < ${at}::timestamptz + interval '1 day'`,
};

/** A page of the log in one straightforward statement. */
function log(params) {
  const asked = Object.keys(FILTERS).filter((name) => params.has(name));
  // Order by the filtered column: otherwise the statement would scan from today back to an old day.
  const order = params.has('start') ? 'e.at' : 'e.id';
  const conditions = asked.map((name, index) => `and ${FILTERS[name](`$${index + 2}`)}`).join(' ');
  const text = `
    select coalesce(json_agg(x), '[]')::text as body from (
      select e.id, e.action_type, e.message, e.at as date, e.team_ids, e.data, u.first_name || ' ' || u.last_name as actor
      from event e left join app_user u on u.id = e.actor where e.league_id = $1 and e.action_type is not null ${conditions} order by ${order} desc limit 50
    ) x`;
  return {
    name: `log-${asked.join('-')}`,
    text,
    values: [params.get('league'), ...asked.map((name) => params.get(name))],
  };
}

async function bodyOf(url) {
  const league = url.searchParams.get('league');
  switch (url.pathname) {
    case '/search':
      return (await pool.query({ name: 'search', text: SEARCH, values: [league, url.searchParams.get('q')] })).rows[0]
        .body;
    case '/home':
      return (await pool.query({ name: 'home', text: HOME, values: [league] })).rows[0].body;
    case '/log':
      return (await pool.query(log(url.searchParams))).rows[0].body;
    default:
      return '{}';
  }
}

http
  .createServer(async (request, response) => {
    const body = Buffer.from(await bodyOf(new URL(request.url, 'http://floor')));
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
    response.end(body);
  })
  .listen(Number(process.env.PORT), '127.0.0.1');
