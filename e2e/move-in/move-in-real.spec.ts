import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { startProduct, type Product } from '../support/product.js';
import { expect, test as base, WIDE } from '../support/test.js';

// Two real leagues, stored outside the repository; the repository contains no part of them.
const folder = path.resolve('..', 'shared', 'data');
const LEAGUES = [
  {
    file: path.join(folder, 'fantasy', 'fchl', 'players_2025.csv'),
    teams: 11,
    season: null,
    summary: null,
    past: [],
    penalties: path.join(folder, 'fantasy', 'fchl', 'teams.csv'),
  },
  {
    file: path.join(folder, 'fantasy', 'ffhl_fantrax', 'rosters_2023_24.csv'),
    teams: 32,
    season: '2023-24',
    summary: path.join(folder, 'fantasy', 'ffhl_fantrax', 'summary_all_seasons.csv'),
    past: ['2021-22', '2022-23'],
    penalties: null,
  },
];
const present = LEAGUES.every(({ file }) => existsSync(file));
if (!present) console.warn(`Not run: the move of real leagues needs ${folder}, which is not there.`);

const cli = path.resolve('dist/apps/api/src/cli.js');
/** A separate application with the real players, which would disturb other tests. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      for (const [kind, file] of [
        ['players', 'players.csv'],
        ['skater-stats', 'skater_stats.csv'],
        ['goalie-stats', 'goalie_stats.csv'],
        ['contracts', 'contracts_by_season.csv'],
      ] as const)
        await promisify(execFile)(process.execPath, [cli, 'import', kind, path.join(folder, file)], {
          env: { ...process.env, DATABASE_URL: product.databaseUrl },
        });
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
});

const PLACES = ['active', 'ir', 'rookie'] as const;
/** Meaning of the two files' place words, repeated here so that the test does not rely on the code under test. */
const WORDS: Readonly<Record<string, (typeof PLACES)[number]>> = {
  ...{ START: 'active', '': 'active', Act: 'active', Res: 'active' },
  ...{ IR: 'ir', MINOR: 'rookie', Min: 'rookie' },
};
const total = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

/** Players by place and cap hits of active players, by team, computed from the file. */
function sumsOf(rows: readonly Record<string, string>[]): Map<string, { places: number[]; cap: number }> {
  const sums = new Map<string, { places: number[]; cap: number }>();
  for (const { fantasy_team: team = '', status = '', salary_m: salary } of rows) {
    const place = WORDS[status];
    if (place === undefined || /^(?:[UR]FA)?$/.test(team)) continue;
    const of = sums.get(team) ?? { places: [0, 0, 0], cap: 0 };
    const at = PLACES.indexOf(place);
    of.places[at] = (of.places[at] ?? 0) + 1;
    if (place === 'active') of.cap += Math.round(Number(salary) * 1_000_000);
    sums.set(team, of);
  }
  return sums;
}

const dollarsIn = (text = ''): number[] =>
  [...text.matchAll(/\$([\d,]+)/g)].map(([, figure = '']) => Number(figure.replaceAll(',', '')));

function differenceOf(line: string): number {
  const [first = 0, second = 0] = dollarsIn(line);
  if (line.includes('not in the tables')) return first;
  return line.includes('does not come') || line.startsWith('Cap penalty') ? -first : second - first;
}

test.describe('real leagues', () => {
  test.skip(!present, 'the data is not there');
  test.describe.configure({ mode: 'serial' });
  for (const of of LEAGUES)
    test(`the league of ${of.teams} teams moves in by the wizard, with its own sums, and every row that does not is named @long`, async ({
      world,
      open,
    }) => {
      test.setTimeout(240_000);
      const cora = await world.person('Cora', 'Chief');
      const league = await world.league(cora, {
        settings: {
          num_teams: of.teams,
          max_roster_size: 60,
          rookie_bank_size: 80,
          ir_slots: 10,
          ...(of.season === null ? {} : { current_year: of.season }),
        },
      });
      const page = await open({ as: cora, viewport: WIDE });
      await page.goto(`/${league.id}/admin/move-in`);
      let decisions = 0;
      const from = performance.now();
      const earlier = of.past.map((season) => of.file.replace('2023_24', season.replace('-', '_')));
      await page
        .getByLabel('Files')
        .setInputFiles([...earlier, of.file, ...(of.penalties === null ? [] : [of.penalties])]);
      await expect(page.getByRole('list', { name: 'Teams' })).toBeVisible();

      // Unknown words: in one file these are figures in the wrong column.
      const words = page.getByRole('list', { name: 'Words for places' }).getByRole('listitem');
      const unsettled = words.filter({ hasText: 'Choose what this word means.' });
      for (let left = await unsettled.count(); left > 0; left -= 1) {
        await unsettled.first().getByRole('combobox').selectOption('gone');
        await expect(unsettled).toHaveCount(left - 1);
        decisions += 1;
      }
      const tryIt = page.getByRole('button', { name: 'Try it' });
      await tryIt.click();
      const said = page.getByText(/^New .* · Moved .* · Unchanged .* · To review /);
      await expect(said).toBeVisible({ timeout: 60_000 });

      // One decision for all unknown players; then each ambiguous one.
      const unknown = page.getByRole('button', { name: /^Bring [\d,]+ unknown as prospects$/ });
      if (await unknown.isVisible()) {
        await unknown.click();
        decisions += 1;
        await tryIt.click();
        await expect(said).toBeVisible({ timeout: 60_000 });
      }
      const unsure = page.getByLabel('Players to review').getByRole('listitem');
      const asked = await unsure.count();
      for (let at = 0; at < asked; at += 1) {
        const row = unsure.nth(at);
        await row.getByRole('combobox').selectOption('skip');
        decisions += 1;
      }
      if (asked > 0) {
        await tryIt.click();
        await expect(page.getByText(/ · To review 0$/)).toBeVisible({ timeout: 60_000 });
      }
      const reconciled = performance.now() - from;

      // The file's sums per team (places, and dollars if it has salaries) equal ours, except for differences that are
      // listed by player.
      const rows = parse<Record<string, string>>(readFileSync(of.file, 'utf8'), {
        columns: true,
        relax_column_count: true,
      });
      const own = sumsOf(rows);
      const fined = new Map(
        of.penalties === null
          ? []
          : parse<Record<string, string>>(readFileSync(of.penalties, 'utf8'), { columns: true }).map(
              ({ code = '', penalty_m }) => [code, Math.round(Number(penalty_m) * 1_000_000)] as const,
            ),
      );
      const here = page.getByRole('region', { name: 'There and here' });
      await expect(here.locator('summary')).toHaveCount(of.teams);
      expect(own.size).toBe(of.teams);
      await here.evaluate((list) =>
        list.querySelectorAll('details').forEach((one: { open: boolean }) => (one.open = true)),
      );
      const compared = await here
        .getByRole('listitem')
        .filter({ has: page.locator('summary') })
        .evaluateAll((items) =>
          items.map((item) => ({
            team: item.querySelector('summary span')?.textContent ?? '',
            sides: [...item.querySelectorAll('tbody tr')].map((row) =>
              [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? ''),
            ),
            differences: [...item.querySelectorAll('ul li')].map((line) => line.textContent ?? ''),
          })),
        );
      let [differences, missing] = [0, 0];
      for (const { team, sides, differences: lines } of compared) {
        const sums = own.get(team);
        const [there = [], ours = []] = sides;
        expect([team, there.slice(0, 3).map(Number)]).toEqual([team, sums?.places]);
        const counted = ours.slice(0, 3).map(Number);
        const out = lines.filter((line) => line.includes('does not come')).length;
        expect([team, total(counted) + out]).toEqual([team, total(sums?.places ?? [])]);
        if (of.season === null) {
          const cap = dollarsIn(there[3])[0] ?? 0;
          const penalty = fined.get(team) ?? 0;
          expect([team, cap]).toEqual([team, (sums?.cap ?? 0) + penalty]);
          const named = lines.filter((line) => line.startsWith('Cap penalty')).map((line) => dollarsIn(line)[0]);
          expect([team, named]).toEqual([team, penalty === 0 ? [] : [penalty]]);
          const explained = total(lines.map((line) => differenceOf(line)));
          expect([team, cap + explained]).toEqual([team, dollarsIn(ours[3])[0]]);
        } else expect(there[3]).toBe('not said');
        differences += lines.length;
        missing += out;
      }
      expect(missing).toBe(asked);
      if (of.summary !== null) {
        const all = parse<Record<string, string>>(readFileSync(of.summary, 'utf8'), { columns: true });
        const season = all.find((row) => row.season === '2023-2024');
        const places = [0, 1, 2].map((at) => total([...own.values()].map((sums) => sums.places[at] ?? 0)));
        expect(places).toEqual([Number(season?.Act) + Number(season?.Res), Number(season?.IR), Number(season?.Min)]);
      }

      // Every refused row is listed with its table and row; refused and imported rows together are all rows.
      const behind = page.getByRole('region', { name: 'Rows left out' });
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        behind.getByRole('button', { name: 'Download CSV' }).click(),
      ]);
      const report = parse<Record<string, string>>(readFileSync(await file.path(), 'utf8'), {
        columns: true,
        bom: true,
      });
      expect(report.map((row) => Number(row.row)).sort((one, two) => one - two)).toEqual(rows.map((_, at) => at + 2));
      const fates = (fate: string) => report.filter((row) => row.what_became === fate);
      expect(fates('not sure')).toEqual([]);
      expect(fates('left behind by choice')).toHaveLength(asked);
      for (const row of [...fates('gone'), ...fates('left behind by choice')].slice(0, 200)) {
        expect(rows[Number(row.row) - 2]?.player).toBe(row.player);
        expect(row.why).not.toBe('');
      }
      if (asked > 0) {
        await behind.locator('summary', { hasText: 'Left behind by choice' }).click();
        const names = behind.getByRole('list', { name: 'Left behind by choice' }).getByRole('listitem');
        await expect(names).toHaveCount(asked);
      }
      // Older rosters are imported as history.
      const old = earlier.flatMap((file) =>
        parse<Record<string, string>>(readFileSync(file, 'utf8'), { columns: true, relax_column_count: true }),
      );
      const onTeams = old.filter(({ status, player }) => status !== 'gone' && player !== '').length;
      if (old.length > 0)
        await expect(page.getByRole('region', { name: 'Also included' })).toContainText(
          `Past rosters New ${onTeams} · Unchanged 0 · Left out 0`,
        );
      await page
        .getByRole('button', { name: old.length > 0 ? 'Bring all of it' : 'Bring the rosters', exact: true })
        .click();
      await expect(page.getByText('Nothing has changed since, so you can undo the move.')).toBeVisible({
        timeout: 60_000,
      });
      if (old.length > 0) {
        await page.goto(`/${league.id}/league/history`);
        const rosters = page.getByRole('region', { name: 'Past rosters, imported' });
        await rosters.getByLabel('Season of the rosters').selectOption('2021-22');
        await expect(rosters.locator('summary')).toHaveCount(of.teams);
      }
      console.info(
        `${of.teams} teams: ${rows.length} rows of the file, reconciled after ${(reconciled / 1000).toFixed(1)} s, ${decisions} decisions of a person (${asked} about players), ${differences} differences, each with its player; ${report.length - fates('comes').length} rows do not come, each named`,
      );
    });
});
