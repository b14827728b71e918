import { expect, test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftRecordAnswer } from '@crease/core/draft/draft.schema.js';
import { lotteryOrder } from '@crease/core/draft/order/lottery.rules.js';
import { randomOrder } from '@crease/core/draft/order/pick-order.js';
import { buildLobby, buildTeams } from '@crease/core/draft/testing/draft.builders.js';
import { fakeServer } from '../../../testing/fake-server.js';
import DraftRecord from './DraftRecord.js';
import { renderWith } from '../../../testing/screen.js';

// The hash as a browser computes it on a secure connection.
Object.defineProperty(globalThis.crypto, 'subtle', {
  value: {
    digest: (_: string, bytes: Uint8Array) => Promise.resolve(createHash('sha256').update(Buffer.from(bytes)).digest()),
  },
});

type Line = DraftRecordAnswer['lines'][number];

const lobby = buildLobby({ teams: buildTeams(4), rounds: 2 });
const ids = lobby.teams.map(({ id }) => id);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const line = (seq: number, text: string, drawn: Line['drawn'] = null): Line => ({
  seq,
  at: '2026-11-20T20:00:00.000Z',
  actor: { user_id: 'someone', name: 'Cora Cap' },
  type: 'orderSet',
  text,
  drawn,
});
const draw = (number: number, seed: string, more: Partial<NonNullable<Line['drawn']>> = {}): Line['drawn'] => ({
  draw: number,
  source: 'random',
  team_ids: randomOrder(ids, seed),
  from: null,
  lottery: null,
  seed,
  seed_hash: hashOf(seed),
  ...more,
});

function show(lines: (query: URLSearchParams) => DraftRecordAnswer, state: DraftState = { ...lobby, status: 'ended' }) {
  const asked = fakeServer(({ path }) => ({ status: 200, body: lines(new URLSearchParams(path.split('?')[1] ?? '')) }));
  renderWith(new QueryClient(), <DraftRecord leagueId={lobby.leagueId} state={state} />);
  return asked;
}
const log = async () => within(await screen.findByRole('list', { name: 'Log of the draft' })).getAllByRole('listitem');

test('after the draft each draw is checked at its own line, and an order set by hand has no proof', async () => {
  const seeds = ['aa'.repeat(32), 'bb'.repeat(32)] as const;
  const moved = draw(2, seeds[1]);
  show(() => ({
    next: null,
    lines: [
      line(4, 'Order: Set by the commissioner'),
      line(3, 'Order: Draw 2, at random', { ...moved!, team_ids: moved!.team_ids.toReversed() }),
      line(2, 'Order: Draw 1, at random', draw(1, seeds[0])),
    ],
  }));
  const [byHand, second, first] = await log();
  expect(within(byHand!).queryByText(/Check/)).toBeNull();
  for (const [item, number, seed] of [
    [first!, 1, seeds[0]],
    [second!, 2, seeds[1]],
  ] as const) {
    await userEvent.click(within(item).getByText(`Check draw ${number}`));
    expect(within(item).getByText(seed)).toBeTruthy();
    expect(within(item).getByText(hashOf(seed))).toBeTruthy();
    await userEvent.click(within(item).getByRole('button', { name: 'Verify the draw' }));
  }
  expect(await within(first!).findByText(/The seed matches the fingerprint/)).toBeTruthy();
  expect(await within(second!).findByText(/The seed gives another order/)).toBeTruthy();
});

test('a lottery is checked from the standings that it was drawn from, whatever has become of them', async () => {
  const seed = 'cc'.repeat(32);
  const from = ids.toReversed();
  const asked = show(() => ({
    next: null,
    lines: [line(2, 'Order: Draw 1', draw(1, seed, { source: 'lottery', from, team_ids: lotteryOrder(from, seed) }))],
  }));
  const [first] = await log();
  await userEvent.click(within(first!).getByRole('button', { name: 'Verify the draw', hidden: true }));
  expect(await within(first!).findByText(/The seed matches the fingerprint/)).toBeTruthy();
  expect(asked.some(({ path }) => path.includes('/home'))).toBe(false);
});

test('the log shows what was decided, all of it when that is asked for, and goes back to its first line', async () => {
  show((query) => {
    if (query.get('only') === null)
      return { next: null, lines: [line(9, 'Wolves drew 30 seconds'), line(8, 'Paused')] };
    return query.get('before') === null
      ? { next: 8, lines: [line(8, 'Paused')] }
      : { next: null, lines: [line(1, 'Created the draft.')] };
  });
  expect((await log()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Paused')]);
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier lines' }));
  expect(await screen.findByText('Created the draft.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show earlier lines' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Everything' }));
  expect(await screen.findByText('Wolves drew 30 seconds')).toBeTruthy();
});

test('before the draft begins there is nothing to choose', async () => {
  show(() => ({ next: null, lines: [line(1, 'Created the draft.')] }), lobby);
  await log();
  expect(screen.queryByRole('radio')).toBeNull();
});
