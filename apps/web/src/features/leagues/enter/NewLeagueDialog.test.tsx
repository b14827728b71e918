import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, type Asked } from '../../../testing/fake-server.js';
import { NewLeagueDialog } from './NewLeagueDialog.js';
import { startForm, useLeagueForm } from './league-form.store.js';

let asked: Asked[];
let answer: { status: number; body: unknown } | 'no network';
let kinds: { real: boolean; sample: boolean } = { real: true, sample: false };
const created = jest.fn();

beforeEach(() => {
  useLeagueForm.setState(startForm());
  created.mockClear();
  answer = { status: 201, body: { success: true, league_id: 'NewLeague111' } };
  asked = fakeServer(({ path }) =>
    path === '/api/create-league'
      ? answer
      : {
          status: 200,
          body: {
            config: [{ current_season: '2025-26', support_email: 'x@y.z', providers: [], players: kinds }],
            nhl_teams: [],
          },
        },
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NewLeagueDialog onClose={jest.fn()} onCreated={created} />
    </QueryClientProvider>,
  );
});

const number = (name: string) => screen.getByRole('spinbutton', { name });
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create League' });
const name = (text: string) => userEvent.type(screen.getByLabelText('League name'), text);

describe('creating a league', () => {
  test('does not ask about players where there is one kind of them', async () => {
    await screen.findByRole('radio', { name: 'Re-draft' });
    expect(screen.queryByRole('radiogroup', { name: 'Players' })).toBeNull();
  });

  test('begins with the recommended settings of a dynasty league', () => {
    expect(number('Salary cap').getAttribute('aria-valuetext')).toBe('$88,000,000');
    expect(number('Number of teams').getAttribute('aria-valuenow')).toBe('12');
    expect(number('Startup draft rounds').getAttribute('aria-valuenow')).toBe('20');
    expect(number('Protection limit').getAttribute('aria-valuetext')).toBe('$47,000,000');
    expect(button().disabled).toBe(true);
  });

  test('hides what a re-draft league does not have', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Re-draft' }));
    expect(number('General draft rounds').getAttribute('aria-valuenow')).toBe('20');
    for (const label of ['Startup draft rounds', 'Rookie bank size', 'Protection limit'])
      expect(screen.queryByRole('spinbutton', { name: label })).toBeNull();
    expect(screen.queryByRole('switch', { name: 'Rookie draft' })).toBeNull();
  });

  test('shows the settings of a feature only while it is on', async () => {
    await userEvent.click(screen.getByRole('switch', { name: 'Rookie draft' }));
    expect(screen.queryByRole('spinbutton', { name: 'Rookie bank size' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Salary retention' }));
    expect(screen.queryByRole('spinbutton', { name: 'Maximum retained' })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Protection sheets' }));
    expect(screen.queryByRole('spinbutton', { name: 'Bench size' })).toBeNull();
  });

  test('cannot be sent with everything at zero, and says what is missing', async () => {
    await name('Pond Kings');
    expect(button().disabled).toBe(false);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Recommended settings' }));
    expect(button().disabled).toBe(true);
    expect(screen.getByText('A league has 2 to 32 teams.')).toBeDefined();
    expect(screen.getByRole('switch', { name: 'Salary retention' }).getAttribute('aria-checked')).toBe('false');
  });

  test('steps the cap by a million, the bench by half a million and the percentage by five', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'More: Salary cap' }));
    expect(number('Salary cap').getAttribute('aria-valuenow')).toBe('89000000');
    await userEvent.click(screen.getByRole('button', { name: 'Less: Bench amount' }));
    expect(number('Bench amount').getAttribute('aria-valuenow')).toBe('4500000');
    await userEvent.click(screen.getByRole('button', { name: 'More: Maximum retained' }));
    expect(number('Maximum retained').getAttribute('aria-valuenow')).toBe('30');
  });

  test('sends the league and opens it', async () => {
    await name('Pond Kings');
    await userEvent.click(button());
    await waitFor(() => expect(created).toHaveBeenCalledWith('NewLeague111'));
    expect(asked.find((one) => one.path === '/api/create-league')?.body).toMatchObject({
      league_name: 'Pond Kings',
      league_type: 'dynasty',
      num_teams: 12,
      rookie_bank_size: 10,
      current_year: '2025-26',
    });
    expect(useLeagueForm.getState()).toEqual(startForm());
  });

  test('makes one league, though the answer to the first press is lost', async () => {
    answer = 'no network';
    await name('Pond Kings');
    await userEvent.click(button());
    await screen.findAllByText(/Network error/);
    answer = { status: 201, body: { success: true, league_id: 'NewLeague111' } };
    await userEvent.click(button());
    await waitFor(() => expect(created).toHaveBeenCalledWith('NewLeague111'));
    const sent = asked
      .filter((one) => one.path === '/api/create-league')
      .map(({ headers }) => headers['Idempotency-Key']);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
  });

  test('shows the server’s refusals at their fields', async () => {
    answer = {
      status: 422,
      body: {
        refusal: { name: 'invalid', message: 'This league cannot be played.' },
        fields: { league_name: 'You already run a league with this name.', num_teams: 'Too many teams.' },
      },
    };
    await name('Pond Kings');
    await userEvent.click(button());
    expect(await screen.findByText('You already run a league with this name.')).toBeDefined();
    expect(screen.getByText('Too many teams.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Less: Number of teams' }));
    expect(screen.queryByText('Too many teams.')).toBeNull();
    expect(created).not.toHaveBeenCalled();
  });

  test('explains every section', async () => {
    for (const section of ['league type', 'General', 'Roster', 'Trading', 'Draft', 'Salary Retention'])
      expect(screen.getByRole('button', { name: `About ${section}` })).toBeDefined();
    await userEvent.hover(screen.getByRole('button', { name: 'About Trading' }));
    expect(screen.getByRole('tooltip').textContent).toContain('free-agent picks a week');
  });
});

describe('where there are real players and the sample', () => {
  beforeAll(() => {
    kinds = { real: true, sample: true };
  });
  afterAll(() => {
    kinds = { real: true, sample: false };
  });

  test('asks which of them the league plays on, and sends the choice', async () => {
    expect(await screen.findByRole('radio', { name: 'Real players', checked: true })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Invented sample' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Re-draft' }));
    await name('Pond Kings');
    await userEvent.click(button());
    await waitFor(() => expect(created).toHaveBeenCalledWith('NewLeague111'));
    expect(asked.find((one) => one.path === '/api/create-league')?.body).toMatchObject({
      is_sample: true,
      league_type: 'redraft',
    });
  });
});
