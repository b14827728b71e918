import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PhaseAnswer } from '@crease/core/seasons/season.schema.js';
import { fakeServer, type Asked } from '../../../../testing/fake-server.js';
import { LEAGUE, leagueView } from '../../../../testing/league.js';
import { localValue } from '../../../open-league/season-data.js';
import { PhaseDialog } from './PhaseDialog.js';

const step = (
  phase: PhaseAnswer['phase'],
  next: PhaseAnswer['next'],
  obstacles: PhaseAnswer['obstacles'] = [],
): PhaseAnswer => ({
  phase,
  next,
  season: '2025-26',
  season_starts_on: null,
  season_ends_on: null,
  protection_deadline: null,
  protection_locked_at: null,
  obstacles,
  consequences: [],
  play_dates: null,
  matchup_calendar: null,
  last_period_starts_on: null,
  reopening: null,
  taking_back: null,
  todo: [],
  short_adds_from: null,
  graduating: null,
  final_table: null,
});

let asked: Asked[];
let answer: { status: number; body: unknown } | 'no network';
const client = new QueryClient();
const dialog = (phase: PhaseAnswer) => (
  <QueryClientProvider client={client}>
    <PhaseDialog league={leagueView({ phase: phase.phase })} answer={phase} onClose={jest.fn()} />
  </QueryClientProvider>
);
const go = () => userEvent.click(screen.getByRole('button', { name: 'Go on' }));

beforeEach(() => {
  answer = {
    status: 409,
    body: {
      refusal: {
        name: 'wrongPhase',
        message: 'After offseason comes protection.',
        field: 'to',
        fix: 'Reload the page.',
      },
    },
  };
  asked = fakeServer(() => answer);
});

describe('the step to the next phase', () => {
  test('that another commissioner takes meanwhile does not become the one after it, and the refusal is said', async () => {
    const { rerender } = render(dialog(step('in-season', 'offseason')));
    const title = screen.getByRole('heading', { level: 2 }).textContent;
    rerender(dialog(step('offseason', 'protection')));
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
    await go();
    expect(asked.at(-1)?.body).toMatchObject({ to: 'offseason' });
    expect(await screen.findByText('After offseason comes protection. Reload the page.')).toBeDefined();
  });

  test('shows what has come in its way since', () => {
    const { rerender } = render(dialog(step('in-season', 'offseason')));
    rerender(
      dialog(
        step('in-season', 'offseason', [
          { name: 'tradesOpen', message: 'A trade is under review.', final: false, teams: [] },
        ]),
      ),
    );
    expect(screen.getByText('A trade is under review.')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Go on anyway' })).toBeDefined();
  });

  test('is taken once, though its answer is lost', async () => {
    answer = 'no network';
    render(dialog(step('in-season', 'offseason')));
    await go();
    await screen.findByText(/Network error/);
    await go();
    const steps = asked.filter((one) => one.path === `/api/${LEAGUE}/phase`);
    expect(steps).toHaveLength(2);
    expect(new Set(steps.map(({ headers }) => headers['Idempotency-Key'])).size).toBe(1);
  });

  test('that starts a season keeps the dates that stand in the fields, which are the server’s own until they are changed', async () => {
    render(
      dialog({
        ...step('annual-drafts', 'in-season'),
        play_dates: { season: '2026-27', starts_on: '2026-07-01', ends_on: '2027-01-08' },
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('First day').value).toBe('2026-07-01');
    expect(screen.getByText('Jul 1, 2026')).toBeDefined();
    await go();
    expect(asked.at(-1)?.body).toMatchObject({
      to: 'in-season',
      season_starts_on: '2026-07-01',
      season_ends_on: '2027-01-08',
    });
  });

  test('says what it does in the server’s figures, and that it can be taken back', () => {
    render(dialog({ ...step('in-season', 'offseason'), consequences: ['84 unused free-agent picks end.'] }));
    expect(screen.getByText('84 unused free-agent picks end.')).toBeDefined();
    expect(screen.getByText(/You can undo this until something else has followed/)).toBeDefined();
  });

  test('to protection has a deadline; one less than an hour ahead must be confirmed', async () => {
    render(dialog(step('offseason', 'protection')));
    const field = screen.getByLabelText<HTMLInputElement>('Deadline of the sheets');
    expect(Date.parse(field.value)).toBeGreaterThan(Date.now() + 6 * 86_400_000);
    fireEvent.change(field, { target: { value: localValue(Date.now() + 20 * 60_000) } });
    const sent = asked.length;
    await go();
    expect(screen.getByRole('alert').textContent).toBe('Still missing: Less than an hour: I mean it');
    expect(asked).toHaveLength(sent);
    await userEvent.click(screen.getByRole('checkbox', { name: /I mean it/ }));
    await go();
    expect(asked.at(-1)?.body).toMatchObject({ to: 'protection', confirm_soon: true });
    fireEvent.change(field, { target: { value: '' } });
    await go();
    expect(screen.getByText('Still missing: Deadline of the sheets')).toBeDefined();
    expect(document.activeElement).toBe(field);
  });
});
