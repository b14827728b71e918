import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { fakeServer, type Asked } from '../testing/fake-server.js';
import { fakeSocket } from '../testing/fake-socket.js';
import { MEL } from '../testing/session.js';

const { socket, heard, leave, ...server } = fakeSocket();
socket.connected = false;
const tell = (name: string, said?: unknown) => act(() => server.tell(name, said));
jest.unstable_mockModule('socket.io-client', () => ({ io: () => socket }));
const { endSession, useAuth } = await import('../platform/session/auth-store.js');
const { useMyLeagues } = await import('../features/open-league/league-data.js');
const { useLiveLeague, useLiveUser } = await import('./live.js');
const { queryClient } = await import('../platform/requests/query-client.js');

const user = { ...MEL, emailVerified: true, language: null };
let asked: Asked[];
let name: string;

beforeEach(() => {
  name = 'Pond Kings';
  asked = fakeServer(({ path }) => ({
    status: 200,
    body: path === '/api/user-leagues' ? { allLeagues: [{ league_id: 'Lg1aaaaaaaaa', league_name: name }] } : {},
  }));
  useAuth.setState({ status: 'signed-in', user });
});
afterEach(() => {
  act(() => endSession());
  leave();
});

function Leagues() {
  useLiveUser();
  return (
    <p>
      {useMyLeagues()
        .data?.map((league) => league.league_name)
        .join()}
    </p>
  );
}
function InLeague() {
  useLiveLeague('Lg1aaaaaaaaa', false);
  return null;
}
const lists = () => asked.filter((one) => one.path === '/api/user-leagues').length;
async function open(inLeague = false) {
  render(
    <QueryClientProvider client={queryClient}>
      <Leagues />
      {inLeague && <InLeague />}
    </QueryClientProvider>,
  );
  await screen.findByText(name);
  await waitFor(() => expect(heard('event')).toBe(inLeague ? 2 : 1));
}

describe('on a page of no league', () => {
  test('an invitation appears in the list of leagues', async () => {
    await open();
    name = 'Office';
    tell('event', { stream: 'user:u1', seq: 1, at: '', actor: null, event: { type: 'leaguesChanged' } });
    expect(await screen.findByText('Office')).toBeDefined();
    expect(lists()).toBe(2);
  });

  test('every connection asks again, also the first: nobody told what came between an answer and the connection', async () => {
    await open();
    for (const [index, next] of ['Office', 'Rink Rats'].entries()) {
      name = next;
      tell('connect');
      expect(await screen.findByText(next)).toBeDefined();
      expect(lists()).toBe(index + 2);
    }
  });

  test.each([
    [
      'an event before this one',
      'event',
      { stream: 'everyone', seq: 3, at: '', actor: null, event: { type: 'queueChanged' } },
    ],
    ['the last event', 'pulse', { stream: 'everyone', seq: 2 }],
  ])('%s of the installation was lost: the leagues are asked for again', async (_, kind, said) => {
    await open();
    tell('event', { stream: 'everyone', seq: 1, at: '', actor: null, event: { type: 'queueChanged' } });
    name = 'Office';
    tell(kind, said);
    expect(await screen.findByText('Office')).toBeDefined();
    expect(lists()).toBe(2);
  });

  test('a change for every league arrives, and refetches the leagues', async () => {
    await open();
    name = 'Office';
    tell('event', { stream: 'everyone', seq: 1, at: '', actor: null, event: { type: 'leagueChanged' } });
    expect(await screen.findByText('Office')).toBeDefined();
  });

  test('the end of the session arrives', async () => {
    await open();
    tell('session:ended', { reason: 'disabled' });
    expect(useAuth.getState().status).toBe('signed-out');
  });
});

test('in a league a user’s own event arrives once', async () => {
  await open(true);
  name = 'Office';
  tell('event', { stream: 'user:u1', seq: 1, at: '', actor: null, event: { type: 'leaguesChanged' } });
  expect(await screen.findByText('Office')).toBeDefined();
  expect(lists()).toBe(2);
});
