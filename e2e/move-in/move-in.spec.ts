import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { freeAgents } from '../support/season.js';
import { expect, test, WIDE } from '../support/test.js';
import { SMALL } from '../support/world.js';

test('a league moves in from a table: columns and words are understood, who is not sure is asked, sums stand side by side, and it can be undone', async ({
  world,
  open,
}) => {
  test.setTimeout(90_000);
  const cora = await world.person('Cora', 'Chief');
  const league = await world.league(cora, { settings: { ...SMALL, rookieDraftEnabled: true } });
  const [one, two, three, four] = await freeAgents(world, league, cora);
  if (!one || !two || !three || !four) throw new Error('the sample has free agents');
  const slip = `${three.name.slice(0, -1)}${three.name.endsWith('x') ? 'y' : 'x'}`;
  const table = [
    'Old league 2026;;;;',
    'Franchise;Skater;Roster Status;Position;Cap Hit',
    `Ghosts;${one.name};Act;F;$1,000,000`,
    `Kraken;${two.name.split(' ').slice(1).join(' ')}, ${two.name.split(' ')[0]};Limbo;F;$775,000`,
    `Kraken;${slip};Min;F;`,
    `UFA;${four.name};;F;`,
  ].join('\n');
  const page = await open({ as: cora, viewport: WIDE });
  await page.goto(`/${league.id}/admin/commissioner-hub/data`);
  await page.getByRole('link', { name: 'Move in' }).click();

  await test.step('the file is read, and a word that nobody knows is asked', async () => {
    await page
      .getByLabel('Files')
      .setInputFiles({ name: 'old.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'utf8') });
    await expect(page.getByLabel('Skater')).toHaveValue('player');
    await expect(page.getByLabel('Franchise')).toHaveValue('fantasy_team');
    await expect(page.getByLabel('UFA')).toHaveValue('free');
    await expect(page.getByText('Settle above first: the word “Limbo”.')).toBeVisible();
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByLabel('Limbo')).toBeFocused();
    await page.getByLabel('Limbo').selectOption({ label: 'Injured reserve' });
  });

  await test.step('a closed tab loses nothing', async () => {
    await page.reload();
    await expect(page.getByLabel('Limbo')).toHaveValue('ir');
  });

  await test.step('it is tried; a slip of the pen is asked, with whom it could mean', async () => {
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByText('New 2 · Moved 0 · Unchanged 0 · To review 1')).toBeVisible();
    const kraken = page
      .getByRole('region', { name: 'There and here' })
      .getByRole('listitem')
      .filter({ hasText: 'Kraken' });
    await expect(kraken.first()).toContainText('1 difference');
    const asked = page.getByLabel(`Who is ${slip}?`);
    await expect(asked.getByRole('option', { name: three.name })).toBeAttached();
    await asked.selectOption(String(three.id));
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByText('New 3 · Moved 0 · Unchanged 0 · To review 0')).toBeVisible();
  });

  await test.step('it is brought, and undone', async () => {
    await page.getByRole('button', { name: 'Bring the rosters', exact: true }).click();
    await expect(page.getByText('Nothing has changed since, so you can undo the move.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Undo the move' }).click();
    await expect(page.getByText('It was undone.')).toBeVisible();
  });
});

test('a browser that keeps nothing says so, and a long step says what it does @long', async ({ world, open }) => {
  const cora = await world.person('Cora', 'Chief');
  const league = await world.league(cora, { settings: SMALL, teamNames: ['Wolves', 'Bears', 'Otters'] });
  const page = await open({ as: cora, viewport: WIDE });
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (key.startsWith('crease.move-in')) throw new DOMException('full', 'QuotaExceededError');
      set.call(this, key, value);
    };
  });
  let answer = () => undefined as void;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/move-in?dry_run=true', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`/${league.id}/admin/move-in`);
  await page.getByLabel('Files').setInputFiles({
    name: 'standings 2020-21.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Rank,Team,Points\n1,Bears,10', 'utf8'),
  });
  await expect(page.getByText('This browser cannot keep what you are doing here')).toBeVisible();
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(
    page.getByRole('progressbar', { name: 'Trying 0 rows of rosters and 1 row of what comes along.' }),
  ).toBeVisible();
  await expect(page.getByText('A large league takes up to a minute.')).toBeVisible();
  answer();
  await expect(page.getByText('Standings New 1')).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});

test('managers of the tables are invited when the league has come, each by name; who is refused is said why @long', async ({
  world,
  open,
}) => {
  const cora = await world.person('Cora', 'Chief');
  const gwen = await world.person('Gwen', 'Guest');
  const names = ['Wolves', 'Bears', 'Otters', 'Geese'];
  const league = await world.league(cora, { settings: { ...SMALL, num_teams: 4 }, teamNames: names });
  const table = [
    'Team;Manager;Email',
    `Wolves;Cora Chief;${cora.email}`,
    `Bears;Gwen Guest;Gwen Guest <${gwen.email}>`,
    `Otters;Cora Chief;${cora.email}`,
    'Geese;Nobody Known;',
  ].join('\n');
  const page = await open({ as: cora, viewport: WIDE });
  await page.goto(`/${league.id}/admin/move-in`);
  await page.getByLabel('Files').setInputFiles([
    { name: 'managers.csv', mimeType: 'text/csv', buffer: Buffer.from(table, 'utf8') },
    { name: 'rules.csv', mimeType: 'text/csv', buffer: Buffer.from('Rank,Team,Points\n1,Bears,10', 'utf8') },
  ]);
  await expect(page.getByLabel('Type of table').first()).toHaveValue('totals');
  await page.getByLabel('Season of the table').fill('2020-21');
  await expect(page.getByText('2 managers can be invited when the league has come')).toContainText(
    'Without an address: Nobody Known (Geese).',
  );
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByRole('button', { name: 'Bring all of it' }).click();
  const panel = page.getByRole('region', { name: 'Invite the managers' });
  await expect(panel).toContainText('0 of 2 invited');
  await page.reload();
  await panel.getByRole('button', { name: 'Invite 2 managers' }).click();
  await expect(panel).toContainText('1 of 2 invited');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Gwen Guest' })).toContainText('invited');
  await expect(panel.getByRole('listitem').filter({ hasText: 'Otters' })).toContainText('manages');
  await panel.getByRole('button', { name: 'Leave it' }).click();
  await expect(panel).toHaveCount(0);
  await page.goto(`/${league.id}/admin/commissioner-hub/people`);
  await expect(page.getByText(gwen.email).first()).toBeVisible();
});

test('picks, past standings and own rules come along, are counted there and here, and stand in the history @long', async ({
  world,
  open,
}) => {
  test.setTimeout(90_000);
  const cora = await world.person('Cora', 'Chief');
  const [one, two] = ['Wolves', 'Bears'];
  const league = await world.league(cora, { settings: SMALL, teamNames: [one, two, 'Otters'] });
  const { league: facts } = await world.get<LeagueAnswer>(cora, league.id);
  const next = Number(facts.current_season.slice(0, 4)) + 1;
  const files = {
    'picks.csv': [
      'Year;Round;Original Owner;Owner;Notes',
      `${next};1st;${two};${one};for a goalie`,
      `${next};9th;${two};${one};`,
    ],
    [`standings ${next - 2}-${String(next - 1).slice(2)}.csv`]: ['Rank,Team,Points', `1,${two},1234`, `2,${one},1000`],
  };
  const page = await open({ as: cora, viewport: WIDE });
  await page.goto(`/${league.id}/admin/move-in`);
  await page.getByLabel('Files').setInputFiles(
    Object.entries(files).map(([name, lines]) => ({
      name,
      mimeType: 'text/csv',
      buffer: Buffer.from(lines.join('\n'), 'utf8'),
    })),
  );
  await expect(page.getByLabel('Type of table')).toHaveCount(2);
  await page.getByText('The league’s own rules').click();
  await page.getByLabel('Rules').fill('Be kind.');
  await page.getByRole('button', { name: 'Try it' }).click();
  const along = page.getByRole('region', { name: 'Also included' });
  await expect(along).toContainText('Draft picks Moved 1 · Unchanged 0 · Left out 1');
  await expect(along).toContainText('picks.csv, row 3');
  await expect(along).toContainText('Standings New 2');
  await page.getByRole('button', { name: 'Bring all of it' }).click();
  await expect(page.getByText('Nothing has changed since, so you can undo the move.')).toBeVisible();
  await page.goto(`/${league.id}/league/history`);
  await expect(page.getByRole('group').filter({ hasText: two })).toContainText('1,234 points on another site');
});
