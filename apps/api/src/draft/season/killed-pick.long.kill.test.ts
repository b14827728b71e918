import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { expect, test } from '@jest/globals';
import pg from 'pg';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { anotherProcess } from '../../testing/another-process.js';
import { eventually } from '../../testing/patience.js';
import { fileApp } from '../../testing/test-app.js';
import { beginInSeason, HELD, HELD_CASES } from './testing/season-league.js';

const { app, db, closing, query } = await fileApp();
const blocker = closing(new pg.Client({ connectionString: app.config.DATABASE_URL }));
await blocker.connect();

const sizes = ({ state }: DraftSnapshot) => state.teams.map(({ holdings: { F, D, G } }) => F + D + G);

// A pick writes its selection and the roster first, and the event last.
test.each(HELD_CASES.flatMap((held) => ['draft_selection', 'event'].map((table) => ({ ...held, table }))))(
  'a process killed in a pick of a $type draft, at the table $table, leaves nothing of it',
  async ({ type, wanted: wantedOf, table }) => {
    const first = { 'mid-season': 8_732_001, waiver: 8_734_001 }[type] + (table === 'event' ? 1_000 : 0);
    const wanted = wantedOf(first);
    const { of, id, path } = await beginInSeason(app, db, { type, first });
    const picker = of.teams[3]!.manager!;
    const { url, child } = await anotherProcess(app.config);
    const key = randomUUID();
    const send = (to: string) =>
      fetch(`${to}${path}/picks`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${picker.token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify({ overall: 1, player_id: wanted }),
      });
    const stored = async () =>
      (
        await query<{ team: number | null; selected: number; seq: number }>`select (select t.number from roster_entry r
          join team t on t.league_id = r.league_id and t.id = r.team_id
        where r.league_id = ${of.leagueId} and r.player_id = ${wanted}) as team,
        (select count(*)::int from draft_selection where draft_id = ${id}) as selected,
        (select seq from draft where id = ${id}) as seq`
      )[0];
    const before = await stored();
    await blocker.query('begin');
    await blocker.query(`lock table ${table} in share row exclusive mode`);
    const lost = send(url).then(
      ({ status }) => status,
      () => 'lost',
    );
    await eventually(async () => {
      const { rows } = await db.query(`select 1 from pg_locks where not granted and relation = $1::regclass`, [table]);
      expect(rows.length).toBeGreaterThan(0);
    });
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await lost).not.toBe(200);
    // The server may still hold the dead process's statement: end it as the loss of the connection would.
    await query`select pg_terminate_backend(pid) from pg_locks where not granted and relation = ${table}::regclass`;
    await blocker.query('rollback');
    expect(await stored()).toEqual(before);

    expect((await send(app.url)).status).toBe(200);
    expect((await send(app.url)).status).toBe(200);
    expect(await stored()).toEqual({ team: 4, selected: 1, seq: (before?.seq ?? 0) + 1 });
    const after = await of.commissioner.must<DraftSnapshot>('GET', path);
    expect(sizes(after)).toEqual([type === 'waiver' ? HELD - 1 : HELD, HELD, HELD, HELD + 1]);
  },
  60_000,
);
