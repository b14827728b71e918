import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { leagueFormDefaults, settingsFromForm } from '@crease/core/leagues/league.rules.js';
import { DEFAULT_SCORING } from '@crease/core/players/scoring.table.js';
import { fakeServer, type Asked } from '../../testing/fake-server.js';
import { TeamDialog } from '../teams/TeamDialog.js';
import { PlayPanel } from './PlayPanel.js';
import { SettingsDialog } from './SettingsDialog.js';

const league: LeagueView = {
  ...settingsFromForm(leagueFormDefaults('dynasty')),
  league_id: 'Lg1aaaaaaaaa',
  league_name: 'Pond Kings',
  league_type: 'dynasty',
  phase: 'setup',
  current_season: '2025-26',
  time_zone: 'America/Toronto',
  rules_text: '',
  is_sample: false,
  version: 1,
  using_previous_contracts: false,
};
const SCORING = { ...DEFAULT_SCORING, win: 1 };

let asked: Asked[];
const sent = () => asked.filter(({ method }) => method !== 'GET').map(({ body }) => body);

beforeEach(() => {
  asked = fakeServer(() => ({ status: 200, body: { success: true, applied: ['scoring', 'ir_slots'], coming: [] } }));
});

/** Draws it, and gives the way to draw it again with what an event brought meanwhile. */
function open(element: ReactElement) {
  const client = new QueryClient();
  const around = (child: ReactElement) => <QueryClientProvider client={client}>{child}</QueryClientProvider>;
  const { rerender } = render(around(element));
  return (next: ReactElement) => rerender(around(next));
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function type(label: string, text: string) {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}

describe('what another commissioner changes while a form is open', () => {
  test('shows in the panel of points beside what is being typed, which stays, and is not sent back', async () => {
    const again = open(<PlayPanel league={{ ...league, scoring: SCORING, waiver_hours: 24 }} />);
    await type('Goal', '3.5');
    again(<PlayPanel league={{ ...league, scoring: { ...SCORING, assist: 2 }, waiver_hours: 48 }} />);
    expect(field('Goal').value).toBe('3.5');
    expect(field('Assist').value).toBe('2');
    expect(screen.getByRole('spinbutton', { name: 'Hours on waivers' }).getAttribute('aria-valuenow')).toBe('48');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toEqual([{ scoring: { ...SCORING, goal: 3.5, assist: 2 } }]));
    // What was saved is the league's from here on.
    again(<PlayPanel league={{ ...league, scoring: { ...SCORING, goal: 4, assist: 2 }, waiver_hours: 48 }} />);
    await waitFor(() => expect(field('Goal').value).toBe('4'));
  });

  test('is beside a switch of the panel, which leagues of the other type do not have', async () => {
    const again = open(<PlayPanel league={league} />);
    await userEvent.click(screen.getByRole('switch', { name: 'Draft-pick trades at once', checked: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent()).toEqual([{ draft_trades_at_once: false }]));
    again(<PlayPanel league={{ ...league, league_type: 'redraft' }} />);
    expect(screen.queryByRole('switch')).toBeNull();
  });

  test('is not undone by the settings dialog: only what differs from the form as it was opened is sent', async () => {
    const closed = jest.fn();
    const again = open(<SettingsDialog league={league} onClose={closed} />);
    await userEvent.type(screen.getByRole('spinbutton', { name: 'IR slots' }), '{ArrowUp}');
    again(<SettingsDialog league={{ ...league, league_name: 'Lake Kings', max_roster_size: 30 }} onClose={closed} />);
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(sent()).toEqual([{ ir_slots: (league.ir_slots ?? 0) + 1 }]);
  });

  test('is not undone by the team dialog: a name that was not typed here is not sent', async () => {
    const dialog = (name: string) => (
      <TeamDialog leagueId={league.league_id} teamId="Tm1aaaaaaaaa" name={name} picture={null} onClose={jest.fn()} />
    );
    const again = open(dialog('Old Name'));
    again(dialog('New Name'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save team' }).disabled).toBe(true);
    await type('Team name', 'Third Name');
    await userEvent.click(screen.getByRole('button', { name: 'Save team' }));
    await waitFor(() => expect(sent()).toEqual([{ team_name: 'Third Name' }]));
  });
});
