import { beforeEach, expect, jest, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import type { SheetAnswer } from '@crease/core/protection/protection.schema.js';
import { fakeServer, type Asked } from '../../testing/fake-server.js';
import { SheetBuilder } from './SheetBuilder.js';
import { sheetAnswer, sheetPlayer } from './testing/sheet.js';

const LEAGUE = 'Lg1aaaaaaaaa';
const ada = sheetPlayer(1, { name: 'Ada Prov' });
const ben = sheetPlayer(2, { name: 'Ben Puck' });
const cy = sheetPlayer(3, { name: 'Cy Dump', estimated: true, contract_expiry: null, expiry_status: null });
const answer = sheetAnswer(
  [ada, ben, cy],
  { F: 1, D: 0, G: 0 },
  {
    empty: false,
    core: [ada.player_id, ben.player_id],
    totals: { core: 2, bench: 0, core_players: 2, bench_players: 0, by_position: { F: 2, D: 0, G: 0 } },
    points_from: 'season-lines',
  },
);

let asked: Asked[];
const sent = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
beforeEach(() => {
  asked = fakeServer(() => ({ status: 200, body: answer }));
});

function open() {
  const client = new QueryClient();
  const around = (now: SheetAnswer) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <SheetBuilder leagueId={LEAGUE} answer={now} />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(around(answer));
  return (now: SheetAnswer) => rerender(around(now));
}
const place = (name: string, to: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name })).getByRole('radio', { name: to }));

test('a player who was traded away while the sheet is being built does not keep the rest from being saved', async () => {
  const again = open();
  await place('Cy Dump', 'Core');
  again({ ...answer, players: [ada, cy] });
  await waitFor(() => expect(sent()).toEqual([{ core: [ada.player_id, cy.player_id], bench: [] }]), { timeout: 2_000 });
});

test('what was done a moment before the page is closed is sent while it closes', async () => {
  open();
  await place('Cy Dump', 'Core');
  expect(sent()).toEqual([]);
  fireEvent(window, new Event('pagehide'));
  expect(sent()).toEqual([{ core: [ada.player_id, ben.player_id, cy.player_id], bench: [] }]);
  expect(jest.mocked(globalThis.fetch).mock.calls.at(-1)?.[1]).toMatchObject({ keepalive: true });
  expect(await screen.findByText('Saved')).toBeDefined();
});

test('each player shows the hit, whether it is estimated, when the contract ends and the points', () => {
  open();
  const line = (name: string) => screen.getByText(name).closest('li')?.textContent ?? '';
  expect(line('Ada Prov')).toMatch(/Last season 1 point in 1 game \(1\.00 a game\) · until 2028 UFA\$1Core/);
  expect(line('Cy Dump')).toMatch(/contract end unknownest\.\$1Core/);
  expect(screen.getByText(/Cap hits are for 2026-27/).textContent).toContain(
    'Last season’s games are not loaded: points are the season’s totals.',
  );
});

test('by number players are kept or released, and who was kept too long is told so', async () => {
  const rules = { ...answer.rules, kind: 'number' as const, keepers: 2, most: { F: 2, D: null, G: null }, years: 1 };
  const again = open();
  again({ ...answer, core: [ada.player_id], players: [ada, { ...ben, kept: 1 }, cy], rules });
  expect(screen.queryByRole('radio', { name: 'Bench' })).toBeNull();
  expect(screen.getByText('of 2')).toBeTruthy();
  expect(screen.getByText('1 kept · at least 1, at most 2')).toBeTruthy();
  expect(screen.getByText('· kept 1 season of 1')).toBeTruthy();
  expect(screen.getByText('The sheet is legal.')).toBeTruthy();
  await place('Ben Puck', 'Keep');
  expect(screen.getByText('Ben Puck was kept 1 season in a row; no player can be kept longer.')).toBeTruthy();
  await place('Cy Dump', 'Keep');
  expect(screen.getByText('The sheet keeps 3 players; at most 2 are allowed.')).toBeTruthy();
  // The suggestion omits players who cannot be kept.
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a sheet' }));
  expect(screen.getByText('The sheet is legal.')).toBeTruthy();
  await waitFor(() => expect(sent().at(-1)).toEqual({ core: [ada.player_id, cy.player_id], bench: [] }), {
    timeout: 2_000,
  });
});

test('players on injured reserve are counted in addition, and players of closed rounds are told so', async () => {
  const rules = {
    ...answer.rules,
    kind: 'round' as const,
    keepers: 1,
    keepers_ir: 1,
    most: { F: null, D: null, G: null },
    rounds: {
      picks: [1, 2, 3].map((round) => ({ id: `p${round}`, round, label: `round ${round}` })),
      otherwise: 'earlier' as const,
      closed: 1,
    },
  };
  const players = [
    { ...ada, round: 3, place: 'ir' as const },
    { ...ben, round: 3, drafted: 3, rank: 41 },
    { ...cy, round: 3, drafted: 1 },
  ];
  const again = open();
  again({ ...answer, core: [ada.player_id, ben.player_id], players, rules });
  expect(screen.getByText('1 on injured reserve in addition')).toBeTruthy();
  expect(screen.getByText('The sheet is legal.')).toBeTruthy();
  expect(screen.getByText('· rank 41 of all players')).toBeTruthy();
  expect(screen.getByText('· drafted in round 1, cannot be kept')).toBeTruthy();
  await place('Cy Dump', 'Keep');
  expect(screen.getByText('Cy Dump was drafted in round 1; players of round 1 cannot be kept.')).toBeTruthy();
  expect(screen.getByText('The sheet keeps 2 players; at most 1 is allowed.')).toBeTruthy();
});

test('by round every keeper says which pick they cost, and who has none what would help', async () => {
  const picks = [
    { id: 'p1', round: 1, label: 'round 1 of Wolves' },
    { id: 'p3', round: 3, label: 'round 3' },
  ];
  const rules = {
    ...answer.rules,
    kind: 'round' as const,
    keepers: 3,
    most: { F: null, D: null, G: null },
    rounds: { picks, otherwise: 'earlier' as const },
  };
  const players = [
    { ...ada, round: 3 },
    { ...ben, round: 3 },
    { ...cy, round: 2 },
  ];
  const again = open();
  again({ ...answer, core: [ada.player_id, ben.player_id], players, rules });
  expect(screen.getByText('Costs round 3')).toBeTruthy();
  expect(screen.getByText('Costs round 1 of Wolves')).toBeTruthy();
  expect(screen.getByText('Asks for round 2')).toBeTruthy();
  await place('Cy Dump', 'Keep');
  expect(screen.getByText('No pick is left for round 3')).toBeTruthy();
  expect(screen.getByText(/trade for a pick of round 3 or earlier/)).toBeTruthy();
});
