import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startForm, useLeagueForm } from './league-form.store.js';
import { CREATED, createButton, openNewLeague, typeName, type CreateAnswer } from './testing/new-league.js';

let answer: CreateAnswer;
beforeEach(() => {
  answer = CREATED;
});

describe('sending a new league', () => {
  test('sends the league and opens it', async () => {
    const { asked, created } = openNewLeague(() => answer);
    await typeName('Pond Kings');
    await userEvent.click(createButton());
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
    const { asked, created } = openNewLeague(() => answer);
    answer = 'no network';
    await typeName('Pond Kings');
    await userEvent.click(createButton());
    await screen.findAllByText(/Network error/);
    answer = { status: 201, body: { success: true, league_id: 'NewLeague111' } };
    await userEvent.click(createButton());
    await waitFor(() => expect(created).toHaveBeenCalledWith('NewLeague111'));
    const sent = asked
      .filter((one) => one.path === '/api/create-league')
      .map(({ headers }) => headers['Idempotency-Key']);
    expect(sent).toHaveLength(2);
    expect(sent[0]).toBe(sent[1]);
  });

  test('shows the server’s refusals at their fields', async () => {
    const { created } = openNewLeague(() => answer);
    answer = {
      status: 422,
      body: {
        refusal: { name: 'invalid', message: 'This league cannot be played.' },
        fields: { league_name: 'You already run a league with this name.', num_teams: 'Too many teams.' },
      },
    };
    await typeName('Pond Kings');
    await userEvent.click(createButton());
    expect(await screen.findByText('You already run a league with this name.')).toBeDefined();
    expect(screen.getByText('Too many teams.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Less: Number of teams' }));
    expect(screen.queryByText('Too many teams.')).toBeNull();
    expect(created).not.toHaveBeenCalled();
  });

  test('asks which of them the league plays on, and sends the choice', async () => {
    const { asked, created } = openNewLeague(() => answer, { real: true, sample: true });
    expect(await screen.findByRole('radio', { name: 'Real players', checked: true })).toBeDefined();
    await userEvent.click(screen.getByRole('radio', { name: 'Invented sample' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Re-draft' }));
    await typeName('Pond Kings');
    await userEvent.click(createButton());
    await waitFor(() => expect(created).toHaveBeenCalledWith('NewLeague111'));
    expect(asked.find((one) => one.path === '/api/create-league')?.body).toMatchObject({
      is_sample: true,
      league_type: 'redraft',
    });
  });
});
