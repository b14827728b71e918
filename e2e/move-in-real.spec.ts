import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'csv-parse/sync';
import { startProduct, type Product } from './support/product.js';
import { expect, test as base, WIDE } from './support/test.js';

// Two real leagues that lie beside the repository where it is developed; they are no part of it, and neither are extracts.
const folder = path.resolve('..', 'shared', 'data');
const LEAGUES = [
  { file: path.join(folder, 'fantasy', 'fchl', 'players_2025.csv'), teams: 11, season: null },
  { file: path.join(folder, 'fantasy', 'ffhl_fantrax', 'rosters_2023_24.csv'), teams: 32, season: '2023-24' },
];
const present = LEAGUES.every(({ file }) => existsSync(file));
if (!present) console.warn(`Not run: the move of real leagues needs ${folder}, which is not there.`);

const cli = path.resolve('dist/apps/api/src/cli.js');
/** A product of its own with the real players: they are in no other test's way. */
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

test.describe('real leagues', () => {
  test.skip(!present, 'the data is not there');
  test.describe.configure({ mode: 'serial' });
  for (const of of LEAGUES)
    test(`the league of ${of.teams} teams moves in by the wizard, with its own sums, and every row that does not is named`, async ({
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
      await page.getByLabel('Files').setInputFiles(of.file);
      await expect(page.getByRole('list', { name: 'Teams' })).toBeVisible();

      // Words that nobody knows: of the one file, those are figures that slipped into the column.
      const words = page.getByRole('list', { name: 'Words for places' }).getByRole('listitem');
      const unsettled = words.filter({ hasText: 'Choose what this word means.' });
      for (let left = await unsettled.count(); left > 0; left -= 1) {
        await unsettled.first().getByRole('combobox').selectOption('gone');
        await expect(unsettled).toHaveCount(left - 1);
        decisions += 1;
      }
      const tryIt = page.getByRole('button', { name: 'Try it' });
      await tryIt.click();
      const said = page.getByText(/come, .* change their team or place, .* stay, .* are not sure\./);
      await expect(said).toBeVisible({ timeout: 60_000 });

      // One decision for all whom nobody knows; then each who is not sure.
      const unknown = page.getByRole('button', { name: /^Bring [\d,]+ unknown as prospects$/ });
      if (await unknown.isVisible()) {
        await unknown.click();
        decisions += 1;
        await tryIt.click();
        await expect(said).toBeVisible({ timeout: 60_000 });
      }
      const unsure = page.getByLabel('Players who are not sure').getByRole('listitem');
      const asked = await unsure.count();
      for (let at = 0; at < asked; at += 1) {
        const row = unsure.nth(at);
        await row.getByRole('combobox').selectOption('skip');
        decisions += 1;
      }
      if (asked > 0) {
        await tryIt.click();
        await expect(page.getByText(/ 0 are not sure\./)).toBeVisible({ timeout: 60_000 });
      }
      const reconciled = performance.now() - from;

      // The file's own sums: players by team, and dollars where it has salaries.
      const rows = parse<Record<string, string>>(readFileSync(of.file, 'utf8'), {
        columns: true,
        relax_column_count: true,
      });
      if (asked > 0) await expect(page.getByText(`, ${asked} left behind by choice`)).toBeVisible();
      const teams = page.getByRole('region', { name: 'There and here' }).locator('summary');
      await expect(teams).toHaveCount(of.teams);
      if (of.teams === 11) {
        const cap = new Map<string, number>();
        for (const row of rows)
          if (row.status === 'START') {
            const team = row.fantasy_team ?? '';
            cap.set(team, (cap.get(team) ?? 0) + Math.round(Number(row.salary_m) * 1_000_000));
          }
        for (const [team, dollars] of [...cap].slice(0, 3)) {
          const item = page
            .getByRole('region', { name: 'There and here' })
            .getByRole('listitem')
            .filter({ hasText: team });
          await item.first().locator('summary').click();
          await expect(item.first()).toContainText(`$${dollars.toLocaleString('en-US')}`);
        }
      }
      await page.getByRole('button', { name: 'Bring the rosters', exact: true }).click();
      await expect(page.getByText('Nothing has happened since: it can be undone.')).toBeVisible({ timeout: 60_000 });
      console.info(
        `${of.teams} teams: ${rows.length} rows of the file, reconciled after ${(reconciled / 1000).toFixed(1)} s, ${decisions} decisions of a person, ${asked} of them about players`,
      );
      expect(reconciled).toBeLessThan(180_000);
    });
});
