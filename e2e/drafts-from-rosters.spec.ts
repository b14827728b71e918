import { inDatabase } from './support/database.js';
import { DraftRoom } from './support/draft-room.js';
import { expect, PHONE_OPTIONS, test } from './support/test.js';
import { SMALL } from './support/world.js';

test('teams protect players, and draft those of other teams', async ({ world, open }) => {
  const [robin, kim] = [await world.person('Robin'), await world.person('Kim')];
  const settings = { ...SMALL, max_roster_size: 6, waiver_draft_rounds: 1, waiver_draft_protected: 2 };
  const league = await world.league(robin, { managers: [kim], settings });
  await inDatabase(`update league set phase = 'in-season' where id = $1`, [league.id]);
  for (const [place, team] of league.teams.entries())
    await inDatabase(
      `insert into roster_entry (league_id, player_id, team_id, place, acquired_by)
       select $1, id, $2, 'active', 'test' from player where rank is not null order by rank offset $3::int * 4 limit 4`,
      [league.id, team.id, place],
    );
  const draft = await world.draft(league, { type: 'waiver', kind: 'linear', seconds: 600 });

  const page = await open({ as: kim, ...PHONE_OPTIONS });
  await page.goto(`/${league.id}/draft/history?draft=${draft.id}`);
  await page.getByRole('tab', { name: 'Protect' }).click();
  const exposed = page.getByRole('listitem').filter({ hasText: 'Can be drafted' });
  await expect(exposed).toHaveCount(2);
  await exposed.first().getByRole('checkbox').check();
  await expect(page.getByRole('status').filter({ hasText: '1 of 2 chosen' })).toBeVisible();
  await page.getByRole('button', { name: 'Save protected players' }).click();
  await expect(page.getByText('Protected players saved')).toBeVisible();
  await expect(exposed).toHaveCount(2);

  await world.command(draft, 'begin');
  const room = new DraftRoom(await open({ as: robin }));
  await room.goto(league.id, draft.id);
  const [own, theirs] = ['on your team', `from ${league.teams[1]?.name ?? ''}`].map((words) =>
    room.players.filter({ hasText: words }),
  );
  await expect(own ?? room.players).toHaveCount(2);
  const name = (await (theirs ?? room.players).first().locator('[data-player-name]').textContent()) ?? '';
  await room.pick(name);
  await room.expectPick(1, name.split(' ').at(-1) ?? name);
});
