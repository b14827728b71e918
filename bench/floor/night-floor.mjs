// The floor of a night: bare fetch, one statement for the points of all teams, one for their events, and a bare
// Socket.IO server. Goals and assists have one weight; no line-ups, past rules or log. Environment: DATABASE_URL,
// NIGHT_URL, DAY, PORT.
import http from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';

const { DATABASE_URL, NIGHT_URL, DAY, PORT } = process.env;
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 2 });
await pool.query(`
  create table if not exists floor_game (player_id int, game_id text, points int not null, primary key (player_id, game_id));
  create table if not exists floor_team_day (team_id text, day date, points numeric not null, primary key (team_id, day));
  create table if not exists floor_team (team_id text primary key, points numeric not null);
  create table if not exists floor_stream (league_id text primary key, seq int not null);
  create table if not exists floor_night_event (id bigint generated always as identity primary key, league_id text not null, seq int not null,
    at timestamptz not null default clock_timestamp(), unique (league_id, seq));
`);

async function ask(path) {
  return (await fetch(`${NIGHT_URL}${path}`)).json();
}

/** Reads the night and scores all leagues. Returns the leagues that changed. */
async function look() {
  const { games } = await ask(`/v1/score/${DAY}`);
  const lines = [];
  const boxes = await Promise.all(games.map(({ id }) => ask(`/v1/gamecenter/${id}/boxscore`)));
  boxes.forEach((box, index) => {
    for (const side of Object.values(box.playerByGameStats)) {
      for (const one of [...side.forwards, ...side.defense])
        lines.push({ player_id: one.playerId, game_id: String(games[index].id), points: one.goals + one.assists });
    }
  });
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query(
      `insert into floor_game select * from jsonb_to_recordset($1::jsonb) as x(player_id int, game_id text, points int)
       on conflict (player_id, game_id) do update set points = excluded.points where floor_game.points <> excluded.points`,
      [JSON.stringify(lines)],
    );
    const { rows } = await client.query(
      `with earned as (
         select r.team_id, sum(g.points) as points from floor_game g join roster_entry r on r.player_id = g.player_id
         where r.place = 'active' group by r.team_id
       ), put as (
         insert into floor_team_day as d select team_id, $1::date, points from earned
         on conflict (team_id, day) do update set points = excluded.points where d.points <> excluded.points returning team_id
       ), sums as (
         insert into floor_team select e.team_id, e.points from earned e join put on put.team_id = e.team_id
         on conflict (team_id) do update set points = excluded.points returning team_id
       )
       select distinct t.league_id as id from put join team t on t.id = put.team_id order by 1`,
      [DAY],
    );
    await client.query(
      `with next as (
         insert into floor_stream select unnest($1::text[]), 1 on conflict (league_id) do update set seq = floor_stream.seq + 1 returning *
       ) insert into floor_night_event (league_id, seq) select league_id, seq from next`,
      [rows.map(({ id }) => id)],
    );
    await client.query('commit');
    return rows.map(({ id }) => id);
  } finally {
    client.release();
  }
}

const server = http.createServer((request, response) => {
  if (request.url !== '/look') return response.end('{"status":"ok"}');
  look()
    .then((leagues) => {
      for (const id of leagues) io.to(id).emit('event', { stream: `league:${id}`, event: { type: 'leagueChanged' } });
      response.end(JSON.stringify({ leagues: leagues.length }));
    })
    .catch((error) => {
      response.statusCode = 500;
      response.end(String(error));
    });
});
const io = new Server(server, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => {
  socket.on('join', async ({ draft }, acknowledge) => {
    await socket.join(draft);
    acknowledge({ ok: true });
  });
});
server.listen(Number(PORT), '127.0.0.1');
