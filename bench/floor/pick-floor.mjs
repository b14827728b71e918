// The floor of a draft pick: bare Socket.IO, a bare pg pool and one SQL function. No session, no rules, no idempotency,
// no outbox. Environment: DATABASE_URL, PORT.
import http from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 });
await pool.query(`
  create table if not exists floor_draft (id text primary key, seq int not null, made int not null, on_clock int);
  create table if not exists floor_pick (draft_id text not null, overall int not null, player_id int not null, team_id text not null,
    primary key (draft_id, overall), unique (draft_id, player_id));
  create table if not exists floor_event (id bigint generated always as identity primary key, draft_id text not null, seq int not null, data jsonb not null,
    at timestamptz not null default clock_timestamp(), unique (draft_id, seq));
  create or replace function floor_pick(p_draft text, p_overall int, p_player int, p_team text, p_event jsonb) returns int language plpgsql as $$
  declare v_seq int;
  begin
    select seq + 1 into v_seq from floor_draft where id = p_draft for update;
    insert into floor_pick (draft_id, overall, player_id, team_id) values (p_draft, p_overall, p_player, p_team);
    update floor_draft set seq = v_seq, made = made + 1, on_clock = p_overall + 1 where id = p_draft;
    insert into floor_event (draft_id, seq, data) values (p_draft, v_seq, p_event);
    return v_seq;
  end $$;
`);

const server = http.createServer((request, response) => response.end('{"status":"ok"}'));
const io = new Server(server, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });

io.on('connection', (socket) => {
  socket.on('join', async ({ draft }, acknowledge) => {
    await pool.query('insert into floor_draft (id, seq, made) values ($1, 0, 0) on conflict do nothing', [draft]);
    await socket.join(draft);
    acknowledge({ ok: true });
  });
  socket.on('pick', async ({ draft, overall, player }, acknowledge) => {
    const event = eventOf(overall, player);
    const { rows } = await pool.query({
      name: 'pick',
      text: 'select floor_pick($1, $2, $3, $4, $5::jsonb) as seq',
      values: [draft, overall, player, event.teamId, JSON.stringify(event)],
    });
    const [{ seq }] = rows;
    acknowledge({ ok: true, seq });
    io.to(draft).emit('event', { stream: `draft:${draft}`, seq, at: event.at, actor: 'floorUser123', event });
  });
});

/** As many bytes as a real event has. */
function eventOf(overall, player) {
  const now = new Date();
  return {
    type: 'playerPicked',
    overall,
    teamId: 'floorTeam123',
    player: { id: player, name: `Player ${player}`, position: 'F', detail: 'F', club: null, capHit: 775_000 },
    how: 'manual',
    at: now.toISOString(),
    timedOut: false,
    auto: 'off',
    timeouts: 0,
    overridden: null,
    onClock: {
      overall: overall + 1,
      teamId: 'floorTeam123',
      startedAt: now.toISOString(),
      deadline: new Date(now.getTime() + 3_600_000).toISOString(),
      graceMs: 2000,
      remainingMs: null,
    },
  };
}

server.listen(Number(process.env.PORT), '127.0.0.1');
