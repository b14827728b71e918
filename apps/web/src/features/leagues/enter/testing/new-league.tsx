import { jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeServer, type Asked } from '../../../../testing/fake-server.js';
import { startForm, useLeagueForm } from '../league-form.store.js';
import { NewLeagueDialog } from '../NewLeagueDialog.js';

export type CreateAnswer = { status: number; body: unknown } | 'no network';
export const CREATED: CreateAnswer = { status: 201, body: { success: true, league_id: 'NewLeague111' } };

/** Opens the dialog on a server with these kinds of players. `answer` is that of creating a league. */
export function openNewLeague(
  answer: () => CreateAnswer = () => CREATED,
  kinds: { real: boolean; sample: boolean } = { real: true, sample: false },
): { asked: Asked[]; created: ReturnType<typeof jest.fn> } {
  useLeagueForm.setState(startForm());
  const created = jest.fn();
  const asked = fakeServer(({ path }) =>
    path === '/api/create-league'
      ? answer()
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
  return { asked, created };
}

export const createButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Create league' });
export const typeName = async (text: string) => {
  await userEvent.click(screen.getByLabelText('League name'));
  await userEvent.paste(text);
};
