import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { DEFAULT_SCORING } from '@crease/core/players/scoring/scoring.table.js';
import { fakeServer, type Asked } from '../../../testing/fake-server.js';
import { leagueView } from '../../../testing/league.js';
import { TeamDialog } from '../../teams/TeamDialog.js';
import { PlayPanel } from './PlayPanel.js';
import { SettingsDialog } from '../settings/SettingsDialog.js';

const league = leagueView({ phase: 'setup', is_sample: false });
const SCORING = { ...DEFAULT_SCORING, win: 1 };

let asked: Asked[];
const sent = () => asked.filter(({ method }) => method !== 'GET').map(({ body }) => body);

beforeEach(() => {
  asked = fakeServer(({ path }) =>
    path.endsWith('/preview')
      ? { status: 200, body: { changes: [], illegal: [], waits: false, notes: [], refusal: null } }
      : { status: 200, body: { success: true, applied: ['scoring', 'ir_slots'], coming: [] } },
  );
});

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
  test('does not undo new weights: what was seen when the form was opened is sent with them', async () => {
    const again = open(<PlayPanel league={{ ...league, scoring: SCORING }} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit scoring' }));
    await type('Goal', '3.5');
    again(<PlayPanel league={{ ...league, scoring: { ...SCORING, assist: 2 } }} />);
    expect([field('Goal').value, field('Assist').value]).toEqual(['3.5', '1']);
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save scoring' }));
    const scoring = { ...SCORING, goal: { F: 3.5, D: 3.5, G: 1 } };
    await waitFor(() => expect(sent()).toEqual([{ scoring }, { scoring, seen: { scoring: SCORING } }]));
  });

  test('lets a ready-made set be chosen, and says what is no weight', async () => {
    open(<PlayPanel league={league} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit scoring' }));
    await userEvent.selectOptions(screen.getByLabelText('Ready-made set'), 'yahoo');
    expect([field('Shot on goal').value, field('Goal against').value]).toEqual(['0.9', '-3']);
    await type('Hit', '0.1234');
    expect(field('Hit').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Preview changes' }).disabled).toBe(true);
    await type('Hit', '0,125');
    await userEvent.click(screen.getByRole('switch', { name: 'Defensemen count differently' }));
    await type('Hit of a defenseman', '0.25');
    await userEvent.click(screen.getByRole('button', { name: 'Preview changes' }));
    await waitFor(() => expect(sent()).toEqual([{ scoring: expect.objectContaining({ hit: { F: 0.125, D: 0.25 } }) }]));
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
