import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { ConflictsAnswer, NhlSourcesAnswer, WorldAnswer } from '@crease/core/imports/desk/desk.answers.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { ConflictsPanel } from './ConflictsPanel.js';
import { DeskNotices } from './DeskNotices.js';
import { NhlSourcesPanel } from './NhlSourcesPanel.js';
import { ImportsPanel } from '../imports/ImportsPanel.js';
import * as t from '../imports/imports.words.en.js';
import { SheetPanel } from '../imports/SheetPanel.js';
import { WorldPanel } from '../imports/WorldPanel.js';
import { renderWith } from '../../../testing/screen.js';

const show = (panel: ReactNode) =>
  renderWith(new QueryClient({ defaultOptions: { queries: { retry: false } } }), panel);
const world: WorldAnswer = {
  season: '2026-27',
  minimum_salary: 775_000,
  real: 0,
  sample: 900,
  unsigned: 0,
  earlier: 0,
  loaded_at: null,
  nightly_at: null,
  schedule: null,
  conflicts: 0,
  job: null,
};
const job = {
  id: 'j1',
  kind: 'nhl',
  source: 'NHL 2026-27',
  dry_run: false,
  phase: 'fetch',
  done: 200,
  total: 800,
  state: 'running',
  outcome: null,
  started_at: '2026-11-23T02:00:00.000Z',
} as const;

test('the real players are offered while there are none, and how far their reading is, is shown', async () => {
  const user = userEvent.setup();
  fakeServer(({ method }) => ({ status: 200, body: method === 'POST' ? { ...world, job } : world }));
  show(<WorldPanel />);
  expect(await screen.findByText(/There are none yet/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Load the real players' }));
  expect(await screen.findByText('Asking the NHL: 200 of 800')).toBeDefined();
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
  expect(screen.queryByRole('button', { name: 'Load the real players' })).toBeNull();
});

test('the reminder of them is put away, and called back where they are loaded', async () => {
  const user = userEvent.setup();
  fakeServer(() => ({ status: 200, body: { ...world, twins: [] } }));
  const both = (
    <MemoryRouter>
      <DeskNotices part="users" />
      <WorldPanel />
    </MemoryRouter>
  );
  show(both);
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByText('Leagues play on invented players.')).toBeNull();
  expect(localStorage.getItem('crease.world-offer')).toBe('away');
  expect(screen.getByRole('button', { name: 'Load the real players' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Remind me again' }));
  expect(screen.getByText('Leagues play on invented players.')).toBeDefined();
  expect(localStorage.getItem('crease.world-offer')).toBeNull();
});

test('what cannot be reached is said, and the offer stays', async () => {
  const user = userEvent.setup();
  const message =
    "The NHL's service at api-web.nhle.com cannot be reached from here: no connection. No changes were made.";
  fakeServer(({ method }) =>
    method === 'POST'
      ? { status: 503, body: { refusal: { name: 'nhlUnreachable', message, fix: 'Check the network.' } } }
      : { status: 200, body: world },
  );
  show(<WorldPanel />);
  await user.click(await screen.findByRole('button', { name: 'Load the real players' }));
  expect((await screen.findByText(/cannot be reached from here/)).textContent).toContain('Check the network.');
  expect(screen.getByRole('button', { name: 'Load the real players' })).toBeDefined();
});

test('names the players without a contract, who count at the minimum salary, and offers a template', async () => {
  fakeServer(() => ({ status: 200, body: { ...world, real: 812, unsigned: 700, earlier: 1 } }));
  show(<WorldPanel />);
  expect((await screen.findByText(/have no known contract/)).textContent).toBe(
    '700 players have no known contract and count at the minimum salary, $775,000, until theirs are filled in. 1 player counts with the contract of an earlier season. The NHL publishes no salaries.',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Template of those without one' }).disabled).toBe(false);
});

test('whose cap hit stands is decided row by row or for all', async () => {
  const user = userEvent.setup();
  const open: ConflictsAnswer = {
    total: 1,
    conflicts: [
      {
        player_id: 7,
        name: 'Ada Prov',
        nhl_club: 'TOR',
        season: '2026-27',
        origin: 'puck',
        stored: { cap_hit: 4_000_000, source: 'wages', as_of: '2026-01-01' },
        other: { cap_hit: 4_100_000, source: 'puck-2026-04', as_of: '2026-04-01' },
      },
    ],
  };
  const asked = fakeServer(({ method }) => ({
    status: 200,
    body: method === 'POST' ? { conflicts: [], total: 0 } : open,
  }));
  show(<ConflictsPanel />);
  expect(await screen.findByText('wages · 2026-01-01')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Take $4,100,000 of puck-2026-04 for Ada Prov' }));
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    take: 'other',
    which: [{ player_id: 7, season: '2026-27', origin: 'puck' }],
  });
});

test('the history says who brought what, and shows its rows by what became of them', async () => {
  const user = userEvent.setup();
  const counts = { rows: 2, created: 1, updated: 0, unchanged: 0, refused: 1 };
  const asked = fakeServer(({ path }) => ({
    status: 200,
    body: path.startsWith('/api/admin/imports/')
      ? {
          rows: [{ row: 3, action: 'refused', name: 'Nobody', why: [{ key: 'player.noSuchId' }], changes: null }],
          next: null,
        }
      : {
          imports: [
            {
              id: 'i1',
              kind: 'contracts',
              source: 'sheet.csv',
              by: 'theo',
              counts,
              notes: [],
              finished_at: '2026-11-23T02:00:00.000Z',
              status: 'done',
              refused: [],
            },
          ],
        },
  }));
  show(<ImportsPanel />);
  expect(await screen.findByText(/theo/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Rows of sheet.csv' }));
  await user.click(await screen.findByRole('radio', { name: 'Refused' }));
  expect(await screen.findByText('No player has this id.')).toBeDefined();
  expect(asked.map(({ path }) => path)).toContain('/api/admin/imports/i1?action=refused&after=0');
});

test('a pasted table is mapped, tried, asked about, and brought', async () => {
  const user = userEvent.setup();
  const answer = (dryRun: boolean) => ({
    success: true,
    dry_run: dryRun,
    kind: 'contracts',
    source: 'Pasted',
    counts: { rows: 2, created: 1, updated: 0, unchanged: 0, refused: 1 },
    notes: [],
    rows: [
      {
        row: 3,
        action: 'refused',
        name: 'Sebastian Aho',
        why: [{ key: 'player.several', figures: { candidates: [] } }],
        changes: null,
        candidates: [{ id: 8478427, name: 'Sebastian Aho', position: 'F', club: 'CAR' }],
        hit: null,
        disagrees: false,
      },
      {
        row: 2,
        action: 'created',
        name: 'Known Man',
        why: [],
        changes: null,
        candidates: [],
        hit: null,
        disagrees: false,
      },
    ],
    more: 0,
  });
  const asked = fakeServer(({ path }) =>
    path.startsWith('/api/admin/imports?')
      ? { status: 200, body: answer(path.includes('dry_run=true')) }
      : { status: 200, body: { jobs: [] } },
  );
  show(<SheetPanel season="2026-27" />);
  await user.click(screen.getByLabelText('Or paste a table'));
  await user.paste('A sheet\nPlayer\tCap Hit\nKnown Man\t1.5\nSebastian Aho\t9.75');
  await user.click(screen.getByRole('button', { name: 'Read what was pasted' }));
  expect(await screen.findByText('2 cap hits of 2 players.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  const unsure = await screen.findByRole('region', { name: 'Not sure' });
  expect(within(screen.getByRole('region', { name: 'Report' })).getByText('Row 4')).toBeDefined();
  await user.selectOptions(within(unsure).getByLabelText('Who is Sebastian Aho?'), '8478427');
  expect(screen.queryByRole('button', { name: 'Import contracts' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  await user.click(await screen.findByRole('button', { name: 'Import contracts' }));
  await screen.findByText(/^Done:/);
  expect(asked.filter(({ path }) => path.includes('/admin/imports?')).map(({ path }) => path)).toEqual([
    '/api/admin/imports?kind=contracts&dry_run=true&conflicts=ask',
    '/api/admin/imports?kind=contracts&dry_run=true&conflicts=ask',
    '/api/admin/imports?kind=contracts&dry_run=false&conflicts=ask',
  ]);
});

test('new players are offered after a warning where most names of a table are unknown', async () => {
  const user = userEvent.setup();
  const names = ['Otters', 'Wolves', 'Bears', 'Hawks', 'Lynx', 'Known Man'];
  const answer = {
    success: true,
    dry_run: true,
    kind: 'contracts',
    source: 'Pasted',
    counts: { rows: 6, created: 1, updated: 0, unchanged: 0, refused: 5 },
    notes: [],
    rows: names.map((name, at) => ({
      row: at + 2,
      action: at === 5 ? 'created' : 'refused',
      name,
      why: [],
      changes: null,
      candidates: [],
      hit: null,
      disagrees: false,
    })),
    more: 0,
  };
  fakeServer(({ path }) => ({ status: 200, body: path.startsWith('/api/admin/imports?') ? answer : { jobs: [] } }));
  show(<SheetPanel season="2026-27" />);
  await user.click(screen.getByLabelText('Or paste a table'));
  await user.paste(['Player\tCap Hit', ...names.map((name) => `${name}\t1.5`)].join('\n'));
  await user.click(screen.getByRole('button', { name: 'Read what was pasted' }));
  await user.click(await screen.findByRole('button', { name: 'Try it' }));
  const unsure = await screen.findByRole('region', { name: 'Not sure' });
  expect(within(unsure).getByRole('alert').textContent).toContain('5 of 6 names are unknown here.');
  expect(within(unsure).queryByRole('button', { name: 'Create 5 unknown' })).toBeNull();
  await user.click(within(unsure).getByRole('button', { name: 'The names are right: offer to create players' }));
  expect(within(unsure).getByRole('button', { name: 'Create 5 unknown' })).toBeDefined();
});

test('a column of years under an unknown heading and the end of a contract are asked about, and answers can be changed', async () => {
  const user = userEvent.setup();
  fakeServer(() => ({ status: 200, body: { jobs: [] } }));
  show(<SheetPanel season="2026-27" />);
  await user.click(screen.getByLabelText('Or paste a table'));
  await user.paste('Player\tJahr\tCap Hit\tExpiry\nKnown Man\t2027\t1.5\t3 years\nKnown Man\t2026\t1.25\t2027');
  await user.click(screen.getByRole('button', { name: 'Read what was pasted' }));
  expect(await screen.findByText(/“Jahr” holds seasons or years, and players have several rows/)).toBeDefined();
  const end = () => screen.getByLabelText('Last season of “3 years”');
  await user.selectOptions(end(), '2028-29');
  expect(end()).toHaveProperty('value', '2028-29');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(screen.getByText('Still missing: Jahr')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Jahr'), '');
  expect(screen.queryByText(/^Still missing/)).toBeNull();
  await user.selectOptions(end(), 'out');
  expect(screen.getByText('2 cap hits of 2 players.')).toBeDefined();
});

test('how the NHL answers is said in words, with whom its report did not find', async () => {
  const at = '2026-11-23T02:00:00.000Z';
  const sources: NhlSourcesAnswer = {
    live: {
      on: false,
      answered_at: null,
      silent_since: null,
      trouble: null,
      next_at: at,
      unread: ['scores: id 2026020001, TOR at ALLSTARS (homeTeam.abbrev: {})'],
    },
    report: {
      on: true,
      answered_at: at,
      silent_since: at,
      trouble: 'Its answer about the roster report was cut off in the middle.',
      next_at: at,
      read_at: at,
      clubs: 32,
      injured: 41,
      stale: ['SOUTH SEAS'],
      missed: [
        { club: 'NORTH STARS', name: 'Nobody Known', birth_date: '2000-01-01', why: 'Nobody here has the name.' },
      ],
      by_hand: [{ player_id: 7, name: 'Ada Prov', status: 'day-to-day' }],
    },
  };
  fakeServer(() => ({ status: 200, body: sources }));
  show(<NhlSourcesPanel />);
  const live = await screen.findByRole('region', { name: 'Games while they run' });
  expect(live.textContent).toContain(
    'Off. Without it, games come with the nightly import. NHL_LIVE_SECONDS switches it on.',
  );
  expect(screen.getByRole('status').textContent).toContain('cut off in the middle');
  const unread = screen.getByRole('list', { name: '1 row of the NHL’s games could not be read' });
  expect(within(unread).getByText(/TOR at ALLSTARS/)).toBeDefined();
  const missed = screen.getByRole('list', { name: '1 player of the report who was not found here' });
  expect(within(missed).getByText('NORTH STARS, born 2000-01-01. Nobody here has the name.')).toBeDefined();
  expect(screen.getByText(/SOUTH SEAS/)).toBeDefined();
  expect(screen.getByText('Day-to-day')).toBeDefined();
});

test('money without the name of the cap hit, two units and a year alone are asked about before anything is tried', async () => {
  const user = userEvent.setup();
  const asked = fakeServer(() => ({ status: 200, body: { jobs: [] } }));
  show(<SheetPanel season="2026-27" />);
  await user.click(screen.getByLabelText('Or paste a table'));
  await user.paste('Player\tYear\tSalary\nKnown Man\t2027\t12.5\nOther Man\t2027\t975000');
  await user.click(screen.getByRole('button', { name: 'Read what was pasted' }));
  expect(await screen.findByText(/“Salary” holds money, but its heading does not name the cap hit/)).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Salary'), 'hit');
  expect(screen.getByText('975000 and 12.5 could be several amounts. Choose the unit.')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('The cap hits are counted in'), 'size');
  const year = screen.getByLabelText('The year 2027 means');
  await user.click(screen.getByRole('button', { name: 'Try it' }));
  expect(screen.getByText('Still missing: The year 2027 means')).toBeDefined();
  expect(document.activeElement).toBe(year);
  await user.selectOptions(year, 'begins');
  expect(screen.getByText('2 cap hits of 2 players.')).toBeDefined();
  expect(screen.queryByText(/^Still missing/)).toBeNull();
  expect(asked.some(({ path }) => path.startsWith('/api/admin/imports'))).toBe(false);
});

test('counts of one are said in the singular', () => {
  expect(t.capHitsOfPlayers({ count: 1, players: 1 })).toBe('1 cap hit of 1 player.');
  expect(t.statusesCount({ count: 1 })).toBe('1 status.');
  expect(t.unreadableRowsStayOut({ count: 1, examples: 'UFA' })).toBe(
    '1 row says nothing that can be read (UFA) and stays out.',
  );
  expect(t.leftOutByChoice({ count: 1 })).toBe('1 is left out by choice.');
  expect(t.activePlayersCount({ count: 1 })).toBe('1 player who plays now.');
  expect(t.doneCounts({ counts: '1 new', rows: 1 })).toBe('Done: 1 new of 1 row');
  expect(t.andMoreRowsListed({ count: 1 })).toBe('And 1 more row, in the list of imports.');
});
