import type { Locator, Page } from '@playwright/test';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import { zipped } from '../../apps/api/src/archive/testing/zip.js';
import { json, startFantrax } from '../../apps/api/src/imports/testing/fantrax-server.js';
import { startProduct } from '../support/product.js';
import { freeAgents } from '../support/season.js';
import { expect, test, WIDE } from '../support/test.js';
import { SMALL, World } from '../support/world.js';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function workbook(rows: readonly (readonly string[])[]): Promise<Buffer> {
  const sheet = rows
    .map((cells, row) => {
      const of = cells.map(
        (cell, at) =>
          `<c r="${String.fromCharCode(65 + at)}${row + 1}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`,
      );
      return `<row r="${row + 1}">${of.join('')}</row>`;
    })
    .join('');
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const packaged = 'http://schemas.openxmlformats.org/package/2006';
  const files = {
    '[Content_Types].xml': `${xml}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets><sheet name="Rosters" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${spreadsheet}"><sheetData>${sheet}</sheetData></worksheet>`,
  };
  return zipped(new Map(Object.entries(files)));
}

async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeEnabled();
  for (let presses = 0; presses < 150; presses += 1) {
    if (await goal.evaluate((element: { matches(selector: string): boolean }) => element.matches(':focus'))) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal, 'is reached with Tab').toBeFocused();
}

test('a league moves in from a spreadsheet, and every step is done by the keyboard @long', async ({ world, open }) => {
  test.setTimeout(90_000);
  const cora = await world.person('Cora', 'Chief');
  const league = await world.league(cora, { settings: SMALL, teamNames: ['Wolves', 'Bears', 'Otters'] });
  const [one, two, three] = await freeAgents(world, league, cora);
  if (!one || !two || !three) throw new Error('the sample has free agents');
  const page = await open({ as: cora, viewport: WIDE });
  await page.goto(`/${league.id}/admin/move-in`);
  await tabTo(page, page.getByLabel('Files'));
  await page.getByLabel('Files').setInputFiles({
    name: 'old league.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await workbook([
      ['Skater', 'Franchise', 'Roster Status', 'Cap Hit'],
      [one.name, 'Wolves', 'Act', '$1,000,000'],
      [two.name, 'Bears', 'Limbo', '$775,000'],
      [three.name, 'Otters', 'Act', '$800,000'],
    ]),
  });
  await expect(page.getByRole('list', { name: 'Tables' })).toContainText('old league.xlsx');
  await expect(page.getByLabel('Skater')).toHaveValue('player');
  await tabTo(page, page.getByLabel('Limbo'));
  await page.keyboard.type('Injured');
  await expect(page.getByLabel('Limbo')).toHaveValue('ir');
  await tabTo(page, page.getByRole('button', { name: 'Try it' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('New 3 · Moved 0 · Unchanged 0 · To review 0')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Bring the rosters', exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByText('Nothing has changed since, so you can undo the move.')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Undo', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByRole('button', { name: 'Undo the move' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('It was undone.')).toBeVisible();
});

test('a public league at Fantrax moves in by its address @long', async ({ browser, playwright, problems }) => {
  test.setTimeout(120_000);
  let answers: Parameters<typeof startFantrax>[0] = () => ({});
  const fantrax = await startFantrax(() => answers());
  const product = await startProduct({ env: { FANTRAX_API_URL: fantrax.url } });
  const request = await playwright.request.newContext({ baseURL: product.url });
  try {
    const world = new World(request);
    const cora = await world.person('Cora', 'Chief');
    const league = await world.league(cora, { settings: SMALL, teamNames: ['Wolves', 'Bears', 'Otters'] });
    const [one, two] = await freeAgents(world, league, cora);
    if (!one || !two) throw new Error('the sample has free agents');
    const named = (name: string): string => `${name.split(' ').slice(1).join(' ')}, ${name.split(' ')[0] ?? ''}`;
    answers = () => ({
      getTeamRosters: json({
        period: 3,
        rosters: {
          t1: { teamName: 'Wolves', rosterItems: [{ id: 'p1', position: 'F', salary: 1_000_000, status: 'ACTIVE' }] },
          t2: { teamName: 'Bears', rosterItems: [{ id: 'p2', position: 'F', status: 'INJURED_RESERVE' }] },
        },
      }),
      getPlayerIds: json({
        p1: { fantraxId: 'p1', name: named(one.name), position: 'F' },
        p2: { fantraxId: 'p2', name: named(two.name), position: 'F' },
      }),
      getDraftPicks: json({ futureDraftPicks: [] }),
      getStandings: json([]),
    });
    const session = { name: 'crease.session', value: cora.uid };
    const origins = [{ origin: new URL(product.url).origin, localStorage: [session] }];
    const context = await browser.newContext({
      baseURL: product.url,
      viewport: WIDE,
      storageState: { cookies: [], origins },
    });
    problems.watch(context);
    await context.request.post('/api/auth/sign-in', { data: { email: cora.email, password: cora.password } });
    const page = await context.newPage();
    await page.goto(`/${league.id}/admin/move-in`);
    await page.getByLabel('Public league at Fantrax').fill('https://www.fantrax.com/fantasy/league/abc123def/home');
    await page.getByRole('button', { name: 'Read the league' }).click();
    await expect(page.getByRole('list', { name: 'Tables' }).getByRole('listitem').first()).toBeVisible();
    expect(fantrax.asked.every(({ url = '' }) => url.includes('abc123def') || url.includes('getPlayerIds'))).toBe(true);
    await page.getByRole('button', { name: 'Try it' }).click();
    await expect(page.getByText('New 2 · Moved 0 · Unchanged 0 · To review 0')).toBeVisible();
    await page.getByRole('button', { name: 'Bring the rosters', exact: true }).click();
    await expect(page.getByText('Nothing has changed since, so you can undo the move.')).toBeVisible();
    await page.goto(`/${league.id}/team/${league.teams[0]?.id ?? ''}`);
    await expect(page.getByText(one.name).first()).toBeVisible();
    await context.close();
  } finally {
    await request.dispose();
    await product.stop();
    fantrax.close();
  }
});

test('a league is copied: its settings and teams stand in a new one, and its managers are invited @long', async ({
  world,
  open,
}) => {
  const [cora, ann] = await Promise.all([world.person('Cora', 'Chief'), world.person('Ann', 'Arrow')]);
  const league = await world.league(cora, {
    managers: [ann],
    settings: { ...SMALL, max_roster_size: 7 },
    teamNames: ['Wolves', 'Bears', 'Otters'],
  });
  const page = await open({ as: cora, viewport: WIDE });
  await page.goto(`/${league.id}/admin/commissioner-hub/data`);
  await page.getByRole('button', { name: 'Copy this league' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy this league' });
  const name = `${league.name} II`;
  await dialog.getByLabel('Name of the new league').fill(name);
  await dialog.getByRole('button', { name: 'Create league' }).click();
  await expect(page.getByText(`${name} created`)).toBeVisible();
  await page.waitForURL((url) => !url.pathname.startsWith(`/${league.id}`) && /^\/\w{12}\/home$/.test(url.pathname));
  const id = new URL(page.url()).pathname.split('/')[1] ?? '';
  const [before, after] = await Promise.all([league.id, id].map((of) => world.get<LeagueAnswer>(cora, of)));
  expect(after?.teams.map(({ team_name }) => team_name)).toEqual(before?.teams.map(({ team_name }) => team_name));
  expect(after?.league.max_roster_size).toBe(7);
  const guest = await open({ as: ann });
  await guest.goto('/leagues');
  await expect(guest.getByText(name).first()).toBeVisible();
});
