import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { request } from '../../platform/requests/api-client.js';
import { fakeServer } from '../../testing/fake-server.js';
import { LEAGUE } from '../../testing/league.js';
import { clearScreen, renderRouted } from '../../testing/screen.js';
import { ToastRegion } from '../../ui/layers/ToastRegion.js';
import { keys } from './league-data.js';
import { useLeagueChange } from './use-league-change.js';

const REFUSAL = { refusal: { name: 'busy', message: 'The server is busy.' } };
const NIGHT = { day: '2025-11-17' };
let refuses: boolean;
let reads: number;

beforeEach(() => {
  refuses = false;
  reads = 0;
  fakeServer(({ method }) => {
    if (method !== 'GET') return refuses ? { status: 409, body: REFUSAL } : { status: 200, body: { success: true } };
    reads += 1;
    return { status: 200, body: NIGHT };
  });
});
afterEach(clearScreen);

function Page({ toastsErrors }: { toastsErrors: boolean }) {
  useQuery({
    queryKey: [...keys.league(LEAGUE), 'tonight'],
    queryFn: () => request('GET /:league_id/tonight', { league_id: LEAGUE }),
  });
  const change = useLeagueChange(
    LEAGUE,
    null,
    (team: string) => request('POST /:league_id/tonight/replay', { league_id: LEAGUE, key: team }),
    { said: (team) => `${team} changed`, toastsErrors },
  );
  return (
    <>
      <button type="button" onClick={() => change.mutate('Harbor')}>
        Change
      </button>
      <p>{change.sending.error}</p>
      <ToastRegion />
    </>
  );
}
const change = () => userEvent.click(screen.getByRole('button', { name: 'Change' }));

test('a change toasts its success once the league is read again', async () => {
  renderRouted(<Page toastsErrors />);
  await change();
  expect(await screen.findByText('Harbor changed')).toBeDefined();
  expect(reads).toBe(2);
});

test('a refusal is a toast where no form shows it, and only there', async () => {
  refuses = true;
  renderRouted(<Page toastsErrors={false} />);
  await change();
  expect(await screen.findByText('The server is busy.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  clearScreen();
  renderRouted(<Page toastsErrors />);
  await change();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The server is busy\./);
  expect(reads).toBe(2);
});
