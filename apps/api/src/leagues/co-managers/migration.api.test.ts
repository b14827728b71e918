import { afterAll, expect, test } from '@jest/globals';
import pg from 'pg';
import { Migration20270118000000_co_managers } from '../../migrations/Migration20270118000000_co_managers.js';
import { statementsOf } from '../../platform/database/schema/migration.checks.js';
import { seedLeague, SMALL_DRAFT, type SeededLeague } from '../../testing/draft-fixture.js';
import { createTestDatabase } from '../../testing/test-database.js';
import { closeAll } from '../../testing/answers/close-all.js';

const database = await createTestDatabase();
const db = new pg.Pool({ connectionString: database.url });
afterAll(() => closeAll(db, database));

const down = () => {
  const migration = new Migration20270118000000_co_managers(undefined as never, undefined as never);
  migration.down();
  return migration.getQueries().map(String);
};
const up = () => statementsOf({ name: 'co_managers', class: Migration20270118000000_co_managers });
const seat = (of: SeededLeague, user: string, seatNumber: number, coManager: boolean) =>
  db.query(`insert into membership (league_id, user_id, team_id, co_manager, seat) values ($1, $2, $3, $4, $5)`, [
    of.leagueId,
    user,
    of.teams[1]?.id,
    coManager,
    seatNumber,
  ]);

test('managers of before are managers; a team gets one manager and three seats, which the database guards', async () => {
  const of = await seedLeague(db, { urls: [], secret: 'a-secret-of-32-characters-or-more', form: SMALL_DRAFT });
  const users = (
    await db.query<{ id: string }>(
      `insert into app_user (id, username, email, first_name, last_name)
       select 'User' || n || 'aaaaaaa', 'user' || n, 'user' || n || '@x.test', 'User', n::text from generate_series(1, 3) n returning id`,
    )
  ).rows.map(({ id }) => id);
  await seat(of, users[0] ?? '', 1, true);
  for (const statement of down()) await db.query(statement);
  const before = await db.query('select user_id, team_id from membership where team_id is not null order by 1');
  expect(before.rows).toHaveLength(of.teams.length);
  for (const statement of up()) await db.query(statement);
  const after = await db.query(
    'select user_id, team_id from membership where team_id is not null and not co_manager and seat = 0 order by 1',
  );
  expect(after.rows).toEqual(before.rows);
  await db.query('delete from membership where user_id = any($1)', [users]);
  await seat(of, users[0] ?? '', 1, true);
  await expect(seat(of, users[1] ?? '', 2, false)).rejects.toMatchObject({ constraint: 'membership_manager_key' });
  await expect(seat(of, users[1] ?? '', 1, true)).rejects.toMatchObject({ constraint: 'membership_team_key' });
  await expect(seat(of, users[1] ?? '', 3, true)).rejects.toMatchObject({ constraint: 'membership_seat_check' });
  await seat(of, users[1] ?? '', 2, true);
  await expect(db.query('update membership set team_id = null where user_id = $1', [users[0]])).rejects.toMatchObject({
    constraint: 'membership_co_manager_check',
  });
});
