import type { PlayersAnswer } from '@crease/core/players/players.schema.js';
import { cutOff } from '../support/cut-off.js';
import { expect, openAll, test } from '../support/test.js';
import { SMALL } from '../support/world.js';

test('at every size, what tables do not say is asked, each answer is kept, and nothing is tried before @long', async ({
  world,
  open,
}) => {
  test.setTimeout(120_000);
  const cora = await world.person('Cora', 'Chief');
  const league = await world.league(cora, { settings: SMALL, teamNames: ['Wolves', 'Bears', 'Otters'] });
  const { players } = await world.get<PlayersAnswer>(
    cora,
    `${league.id}/players?free=true&position=F&sort=cap_hit&direction=asc&limit=40`,
  );
  const [one, two, three, four] = players
    .filter(({ nhl_club }) => nhl_club !== null)
    .map(({ full_name, nhl_club }) => ({ name: full_name, club: nhl_club }));
  if (!one || !two || !three || !four) throw new Error('the sample has free agents');
  const heading = '"ID","Pos","Player","Team","Eligible","Status","Salary"';
  const files = {
    'Fantrax-Team-Roster-Pond.csv': [
      '"","Skaters"',
      heading,
      `"*1*","F","${one.name}","${one.club}","F","Act","1,000,000"`,
      '"","Goalies"',
      heading,
    ],
    'Fantrax-Team-Roster-Pond (1).csv': [
      '"","Skaters"',
      heading,
      `"*2*","F","${two.name}","${two.club}","F","Act","900,000"`,
    ],
    'otters.csv': ['Player,Owner,Pos,Salary', `${three.name},Otters,Rover,12.5`, `${four.name},Otters,F,975000`],
  };
  for (const page of await openAll(open, cora)) {
    await page.goto(`/${league.id}/admin/move-in`);
    await page.getByLabel('Files').setInputFiles(
      Object.entries(files).map(([file, lines]) => ({
        name: file,
        mimeType: 'text/csv',
        buffer: Buffer.from(lines.join('\n'), 'utf8'),
      })),
    );
    const teamOf = (file: string) =>
      page.getByRole('region', { name: file, exact: true }).getByLabel('Team of this table');
    await expect(teamOf('Fantrax-Team-Roster-Pond.csv')).toHaveValue('');
    await expect(page.getByText(/^Settle above first: .*the table otters\.csv.*the position “Rover”/)).toBeVisible();
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(teamOf('Fantrax-Team-Roster-Pond.csv')).toBeFocused();
    expect(await cutOff(page)).toEqual([]);

    await teamOf('Fantrax-Team-Roster-Pond.csv').fill('Wolves');
    await teamOf('Fantrax-Team-Roster-Pond (1).csv').fill('Bears');
    const unit = page.getByLabel('Salary is counted in');
    await expect(page.getByText('975000 and 12.5 could be several amounts. Choose the unit.')).toBeVisible();
    await unit.selectOption('size');
    await page.getByLabel('Rover', { exact: true }).selectOption('F');
    await page.reload();
    await expect(teamOf('Fantrax-Team-Roster-Pond (1).csv')).toHaveValue('Bears');
    await expect(unit).toHaveValue('size');
    await expect(page.getByLabel('Rover', { exact: true })).toHaveValue('F');
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByText('New 4 · Moved 0 · Unchanged 0 · To review 0')).toBeVisible();
    expect(await cutOff(page)).toEqual([]);

    await page.getByRole('button', { name: 'Begin again' }).click();
    const strangers = ['Ada Nowhere', 'Bo Nowhere', 'Cy Nowhere', 'Di Nowhere', 'Ed Nowhere'];
    await page.getByLabel('Files').setInputFiles({
      name: 'strangers.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Player,Owner,Pos', ...strangers.map((who) => `${who},Wolves,F`)].join('\n'), 'utf8'),
    });
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByRole('alert').filter({ hasText: '5 of 5 names are unknown here.' })).toBeVisible();
    const bring = page.getByRole('button', { name: 'Bring 5 unknown as prospects' });
    await expect(bring).toHaveCount(0);
    await page.getByRole('button', { name: 'The names are right: offer to create prospects' }).click();
    await expect(bring).toBeVisible();
    expect(await cutOff(page)).toEqual([]);
    await page.context().close();
  }
});
