import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeagueAnswer } from '@crease/core/leagues/league.answers.js';
import type { LedgerLine } from '@crease/core/leagues/ledger/ledger.answers.js';
import { rulebook, settingsInRules } from '@crease/core/settings/rulebook.rules.js';
import type { SettingChangeView } from '@crease/core/leagues/settings.answers.js';
import type { RulesAnswer, RulesText } from '@crease/core/settings/rulebook.schema.js';
import { keys } from '../open-league/league-data.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer } from '../../testing/fake-server.js';
import { RulesPage } from './RulesPage.js';
import { renderPage, clearScreen } from '../../testing/screen.js';
import { LEAGUE, leagueView } from '../../testing/league.js';

const league = leagueView({ league_name: 'Pond', is_sample: false });
const answer = (more: Partial<RulesAnswer> = {}): RulesAnswer => ({
  sections: rulebook(league, 'en'),
  text: null,
  settings: settingsInRules(league, 'en'),
  coming: [],
  can_edit: false,
  ...more,
});

let texts: RulesText[] = [];
let lines: LedgerLine[] = [];
const changes: SettingChangeView[] = [];

const openHistory = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'History' }));
};

function open(hash: string, rules: RulesAnswer) {
  Element.prototype.scrollIntoView = jest.fn<Element['scrollIntoView']>();
  const asked = fakeServer(({ path }) => ({
    status: 200,
    body: path.endsWith('/rules')
      ? rules
      : path.endsWith('/history')
        ? { texts, settings: changes }
        : path.endsWith('/ledger')
          ? { lines }
          : {},
  }));
  queryClient.setQueryData<LeagueAnswer>(keys.summary(LEAGUE), {
    league,
    teams: [],
    trades: [],
    teams_out: [],
    me: { team_id: null, is_commissioner: rules.can_edit, is_site_owner: false },
    activity: { unread: 0, seen_id: null },
  });
  renderPage(':leagueId/admin/rules', <RulesPage />, `/${LEAGUE}/admin/rules${hash}`);
  return asked;
}

afterEach(clearScreen);

test('the name of a refusal leads to the rule that explains it, under whatever anchor', async () => {
  open('#minimumGoalies', answer());
  const rule = await screen.findByText(/^In season it needs at least/);
  await waitFor(() => expect(document.activeElement).toBe(rule.closest('li')));
});

test('no two places of the rulebook have the same anchor, and an unknown one moves nothing', async () => {
  open('#no-such-rule', answer());
  await screen.findByText(/^In season it needs at least/);
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(document.activeElement).toBe(document.body);
});

test('the commissioner’s own text is drawn, and nobody else may change it', async () => {
  open(
    '',
    answer({
      text: {
        id: 'Tx1aaaaaaaaa',
        body: '# Fees\n<b>no</b> **cash**',
        written_by: 'Cora Chief',
        written_at: '2025-11-20T12:00:00Z',
      },
    }),
  );
  expect((await screen.findByText('cash')).tagName).toBe('STRONG');
  expect(screen.getByText(/<b>no<\/b>/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'History' })).toBeTruthy();
  expect(screen.queryByRole('menuitem', { name: /Add your own|Change settings/ })).toBeNull();
});

test('a commissioner finds the way to the settings in the menu', async () => {
  open('', answer({ can_edit: true }));
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'Change settings' }).getAttribute('href')).toBe(
    `/${LEAGUE}/admin/commissioner-hub/rules`,
  );
  expect(screen.getByRole('menuitem', { name: 'Add your own rules' })).toBeTruthy();
});

test('a text that was taken down can still be read, and where there never was one, that is said', async () => {
  texts = [
    { id: 'Tx2aaaaaaaaa', body: '', written_by: 'Cora Chief', written_at: '2025-11-21T12:00:00Z' },
    {
      id: 'Tx1aaaaaaaaa',
      body: 'The **fee** is 20 dollars.',
      written_by: 'Cora Chief',
      written_at: '2025-11-20T12:00:00Z',
    },
  ];
  open('', answer({ can_edit: true }));
  await openHistory();
  expect(await screen.findByText('The text was taken down.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Version'), 'Tx1aaaaaaaaa');
  expect(screen.getByText('fee').tagName).toBe('STRONG');
  cleanup();
  queryClient.clear();
  texts = [];
  open('', answer({ can_edit: true }));
  await openHistory();
  expect(await screen.findByText('Nothing has been written yet.')).toBeTruthy();
});

test('what is coming stands above the rules, and every change of the settings in their history, by the league’s clock', async () => {
  const change: SettingChangeView = {
    id: 'Ch1aaaaaaaaa',
    key: 'salary_cap',
    label: 'Salary cap',
    before: 88_000_000,
    after: 80_000_000,
    before_words: '$88,000,000',
    after_words: '$80,000,000',
    effect: 'next-season',
    sentence: 'The salary cap is $80,000,000.',
    state: 'coming',
    season: '2026-27',
    due_at: null,
    made_by: 'Cora Chief',
    made_at: '2025-11-20T03:00:00Z',
    held_from: null,
    reason: null,
  };
  changes.push(
    change,
    { ...change, id: 'Ch2aaaaaaaaa', label: 'IR slots', state: 'applied', reason: 'Voted' },
    { ...change, id: 'Ch3aaaaaaaaa', label: 'Core limit', season: null },
  );
  open('', answer({ coming: [change] }));
  expect(await screen.findByText('The salary cap is $80,000,000.')).toBeTruthy();
  await openHistory();
  expect(await screen.findByText('Coming: 2026-27')).toBeTruthy();
  expect(screen.getByText('Coming: the next season')).toBeTruthy();
  expect(screen.getByText('Cora Chief, Wed, Nov 19, 2025, 10:00 PM. Forced: Voted')).toBeTruthy();
  changes.length = 0;
});

test('members read fees and prizes with their sums; a commissioner notes them', async () => {
  const line = { season: '2025-26', team_id: 'Tm1aaaaaaaaa', label: 'Entry fee', amount: 50, currency: 'CAD' };
  lines = [
    { ...line, id: 'Ln1aaaaaaaaa', kind: 'fee', paid: true },
    { ...line, id: 'Ln2aaaaaaaaa', kind: 'fee', paid: false },
    { ...line, id: 'Ln3aaaaaaaaa', kind: 'prize', label: 'Champion', amount: 1_100, paid: false },
  ];
  open('', answer());
  expect(await screen.findByText('2025-26: 50 of 100 CAD paid in, 0 of 1,100 CAD paid out')).toBeTruthy();
  expect(screen.getByText('1,100 CAD')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  cleanup();
  queryClient.clear();
  open('', answer({ can_edit: true }));
  expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Currency')).value).toBe('CAD');
  lines = [];
});

test('the first fee of a league is noted from the empty panel', async () => {
  lines = [];
  const asked = open('', answer({ can_edit: true }));
  expect(await screen.findByText('No fees or prizes yet')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Amount' }), '50');
  await userEvent.click(screen.getByRole('button', { name: 'Note' }));
  await waitFor(() => expect(asked.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(asked.find(({ method }) => method === 'POST')).toMatchObject({
    path: `/api/${LEAGUE}/ledger`,
    body: { kind: 'fee', label: 'Entry fee', amount: 50, currency: 'USD', season: '2025-26' },
  });
});

test('rules are found by words of their text and by the names of their settings', async () => {
  open('', answer());
  const box = await screen.findByRole('searchbox', { name: 'Find a rule' });
  await userEvent.type(box, 'hours on waivers');
  expect(await screen.findByText('1 rule found.')).toBeDefined();
  expect(screen.getByText(/^A dropped player is on waivers for/)).toBeDefined();
  expect(screen.queryByText(/^A dynasty league/)).toBeNull();
  await userEvent.type(box, ' xyz');
  expect(await screen.findByText('No rule has all of these words.')).toBeDefined();
  await userEvent.clear(box);
  expect(await screen.findByText(/^A dynasty league/)).toBeDefined();
});

describe('the chapters', () => {
  const chapter = async (name: string) => (await screen.findByRole('region', { name })).querySelector('details')!;
  const openOnes = () =>
    screen
      .getAllByRole('region')
      .filter((region) => region.querySelector('details')?.open)
      .map((region) => region.querySelector('h2')?.textContent);

  test('fold, and the first one is open', async () => {
    open('', answer());
    expect((await chapter('League')).open).toBe(true);
    expect(openOnes()).toEqual(['League']);
    const trades = await chapter('Trades');
    await userEvent.click(trades.querySelector('summary')!);
    expect(openOnes()).toEqual(['League', 'Trades']);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Open all chapters' }));
    expect(openOnes().length).toBeGreaterThan(5);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Fold all chapters' }));
    expect(openOnes()).toEqual([]);
  });

  test('open for what a search finds, and fold again after it', async () => {
    open('', answer());
    const box = await screen.findByRole('searchbox', { name: 'Find a rule' });
    await userEvent.type(box, 'hours on waivers');
    expect(await screen.findByText('1 rule found.')).toBeDefined();
    expect(openOnes()).toHaveLength(1);
    expect(screen.getByText(/^A dropped player is on waivers for/).closest('details')?.open).toBe(true);
    await userEvent.clear(box);
    await waitFor(() => expect(openOnes()).toEqual(['League']));
  });

  test('open for a link to one of their rules, and all of them for the printer', async () => {
    open('#minimumGoalies', answer());
    const rule = await screen.findByText(/^In season it needs at least/);
    await waitFor(() => expect(rule.closest('details')?.open).toBe(true));
    const before = openOnes();
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(openOnes()).toHaveLength(screen.getAllByRole('region').filter((one) => one.querySelector('details')).length);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    await waitFor(() => expect(openOnes()).toEqual(before));
  });
});
