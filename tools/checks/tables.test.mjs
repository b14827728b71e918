import fs from 'node:fs';
import { expect, it } from '@jest/globals';
import { inRoot } from '../lib/root.mjs';

const FEATURES = inRoot('apps/web/src/features');

/** Helpers that tables of teams share. Each table has its downloads. */
const TEAM_TABLE = 'teams/TeamTable.tsx';
/** Tables whose download is in the panel or page around them, with its file. */
const TAKEN_OUT_BY = {
  'leagues/home/DraftPicks.tsx': 'leagues/home/AssetSummary.tsx',
  'leagues/home/FaPicks.tsx': 'leagues/home/AssetSummary.tsx',
  'teams/race/RaceStandings.tsx': 'teams/race/StandingsPage.tsx',
  'teams/roster/RosterTables.tsx': 'teams/TeamHeader.tsx',
};

it('every table of the product can be taken out as CSV', () => {
  const files = fs.readdirSync(FEATURES, { recursive: true }).map((file) => file.replaceAll('\\', '/'));
  const text = (file) => fs.readFileSync(`${FEATURES}/${file}`, 'utf8');
  const tables = files.filter(
    (file) =>
      /\.tsx$/.test(file) && !/\.test\./.test(file) && file !== TEAM_TABLE && /<(?:Data|Team)Table\b/.test(text(file)),
  );
  expect(tables.length).toBeGreaterThan(8);
  expect(tables.filter((file) => !/<DownloadCsv(?:Item)?\b/.test(text(TAKEN_OUT_BY[file] ?? file)))).toEqual([]);
});
