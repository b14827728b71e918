import { expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { SettingChangeView, SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { leagueView } from '../../../testing/league.js';
import { ComingPanel } from '../hub/ComingPanel.js';
import { NotPlayable } from '../hub/NotPlayable.js';
import { SettingsDialog } from './SettingsDialog.js';

const league = leagueView({ is_sample: false });
const TEAM = {
  team_id: 'Tm1aaaaaaaaa',
  name: 'Bears',
  message: 'Bears would use $88,500,000 of a $87,000,000 cap: $1,500,000 too much.',
};
const PREVIEW: SettingsPreviewAnswer = {
  changes: [
    {
      key: 'salary_cap',
      label: 'Salary cap',
      before: 88_000_000,
      after: 87_000_000,
      before_words: '$88,000,000',
      after_words: '$87,000,000',
      effect: 'next-season',
      begins: 'From 2026-27',
      begins_forced: 'At once',
      due_at: null,
      counts_from: null,
      illegal: [TEAM],
      moves: [],
      replaces: null,
    },
  ],
  illegal: [TEAM],
  waits: true,
  notes: ['A note of it.'],
  refusal: null,
};
const COMING: SettingChangeView = {
  id: 'Ch1aaaaaaaaa',
  key: 'time_zone',
  label: 'Time zone',
  before: 'America/Toronto',
  after: 'Europe/Stockholm',
  before_words: 'America/Toronto',
  after_words: 'Europe/Stockholm',
  effect: 'midnight',
  sentence: 'The time zone is Europe/Stockholm.',
  state: 'coming',
  season: null,
  due_at: '2025-11-24T05:00:00.000Z',
  made_by: 'Cora Chief',
  made_at: '2025-11-23T12:00:00.000Z',
  held_from: null,
  reason: null,
};

function open(
  element: React.ReactElement,
  { preview = PREVIEW, coming = [] }: { preview?: SettingsPreviewAnswer; coming?: SettingChangeView[] } = {},
) {
  const asked = fakeServer(({ method, path }) => {
    if (path.endsWith('/preview')) return { status: 200, body: preview };
    if (method === 'GET') return { status: 200, body: { time: 'season', next_season: '2026-27', coming } };
    return { status: 200, body: { success: true, applied: [], coming: [] } };
  });
  render(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
  return asked;
}
const changed = async () => {
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Salary cap' }), '{ArrowDown}');
  await userEvent.click(await screen.findByRole('button', { name: 'Preview changes' }));
  await screen.findByText('Your changes are not saved yet.');
};

test('in season each field says when a change begins, and what cannot be changed is off', async () => {
  open(<SettingsDialog league={league} onClose={jest.fn()} />);
  expect((await screen.findAllByText('Higher: at once. Lower: from 2026-27.')).length).toBeGreaterThan(3);
  expect(screen.getByText('Higher: from next week. Lower: from 2026-27.')).toBeTruthy();
  expect(
    screen.getByRole('spinbutton', { name: 'Number of teams' }).getAttribute('aria-disabled') ??
      screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Number of teams' }).disabled,
  ).toBeTruthy();
});

test('while nothing has changed the dialog says so next to its button', async () => {
  open(<SettingsDialog league={league} onClose={jest.fn()} />);
  expect(await screen.findByText('Nothing has changed yet.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' }).disabled).toBe(true);
  await userEvent.type(screen.getByRole('spinbutton', { name: 'Salary cap' }), '{ArrowDown}');
  expect(screen.queryByText('Nothing has changed yet.')).toBeNull();
});

test('a change is shown before it is saved, with when it begins and what it brings, and what was seen goes with it', async () => {
  const closed = jest.fn();
  const asked = open(<SettingsDialog league={league} onClose={closed} />);
  await changed();
  expect(screen.getByText('From 2026-27')).toBeTruthy();
  expect(screen.getByText('1 team would break it if it applied at once.')).toBeTruthy();
  expect(screen.getByText('A note of it.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(asked.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { salary_cap: 87_000_000, seen: { salary_cap: 88_000_000 } },
  ]);
});

test('to force it, every team that it makes illegal is shown and a reason is asked for', async () => {
  const asked = open(<SettingsDialog league={league} onClose={jest.fn()} />);
  await changed();
  expect(screen.queryByText(TEAM.message)).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /Do not wait/ }));
  expect(screen.getByText(TEAM.message)).toBeTruthy();
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Force and save' });
  await userEvent.click(send);
  expect(screen.getByText('Still missing: Reason for not waiting')).toBeTruthy();
  expect(asked.some(({ method }) => method === 'PATCH')).toBe(false);
  await userEvent.type(screen.getByLabelText('Reason for not waiting'), 'Voted');
  await userEvent.click(send);
  await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(asked.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    force: { reason: 'Voted', illegal_team_ids: [TEAM.team_id] },
  });
});

test('what the server refuses in the preview cannot be saved, and one can go back to the form', async () => {
  open(<SettingsDialog league={league} onClose={jest.fn()} />, {
    preview: {
      ...PREVIEW,
      refusal: {
        name: 'picksTraded',
        message: 'A pick that would disappear has been traded.',
        fix: 'Keep the rounds.',
      },
    },
  });
  await changed();
  expect(screen.getByRole('alert').textContent).toContain(
    'A pick that would disappear has been traded. Keep the rounds.',
  );
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('spinbutton', { name: 'Salary cap' }).getAttribute('aria-valuenow')).toBe('87000000');
});

test('what is coming is shown with its moment by the league’s clock, and is taken back with one press', async () => {
  const asked = open(<ComingPanel league={league} canChange />, { coming: [COMING] });
  expect(await screen.findByText('From Mon, Nov 24, 12:00 AM')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo: Time zone' }));
  await waitFor(() =>
    expect(asked.find(({ method }) => method === 'DELETE')?.path).toContain('/settings/coming/Ch1aaaaaaaaa'),
  );
});

test('a member who may not change it sees coming changes without the button, and nothing without changes', async () => {
  open(<ComingPanel league={league} canChange={false} />, { coming: [COMING] });
  await screen.findByText('Time zone');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a league that cannot be played shows what to change before its next draft, and a playable one shows nothing', async () => {
  const coming = [{ key: 'general_draft_length' as const, after: 25 }];
  const panel = (of: LeagueView, changes: typeof coming = []) => (
    <MemoryRouter>
      <NotPlayable league={of} coming={changes} />
    </MemoryRouter>
  );
  const { container, rerender } = render(panel(league));
  expect(container.textContent).toBe('');
  const byRound: LeagueView = { ...league, keeper_kind: 'round', keepers: 12 };
  rerender(panel(byRound, coming));
  expect(container.textContent).toBe('');
  // A draft of this summer does not wait for the next one's changes.
  rerender(panel({ ...byRound, phase: 'protection' }, coming));
  expect(screen.getByRole('heading', { name: 'Change before the next draft' })).toBeTruthy();
  rerender(panel(byRound));
  expect(screen.getByRole('heading', { name: 'Change before the next draft' })).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe(
    'General draft rounds: Each keeper costs a pick of this draft, so it needs at least 20 rounds: as many as the startup draft. It has 10.',
  );
  expect(screen.getByRole('link', { name: 'Change settings' }).getAttribute('href')).toBe(
    `/${league.league_id}/admin/commissioner-hub/rules?edit`,
  );
});
