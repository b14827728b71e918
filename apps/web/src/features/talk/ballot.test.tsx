import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PollView } from '@crease/core/talk/talk.answers.js';
import { fakeServer, type Asked } from '../../testing/fake-server.js';
import { LEAGUE } from '../../testing/league.js';
import { clearScreen, renderRouted } from '../../testing/screen.js';
import { Ballot } from './Ballot.js';

const poll = (own: number[] | null): PollView => ({
  id: 'Po1aaaaaaaaa',
  question: 'How many places?',
  choices: [
    { text: 'Three', votes: null, voters: null },
    { text: 'Four', votes: null, voters: null },
  ],
  several: true,
  voters: 'member',
  secret: false,
  results: 'end',
  state: 'open',
  deadline: '2030-01-01T00:00:00.000Z',
  eligible: 2,
  voted: [],
  own,
  can_vote: true,
  can_end: false,
  ended_at: null,
  ended_by: null,
  reason: null,
});

let asked: Asked[];
beforeEach(() => {
  asked = fakeServer(() => ({ status: 200, body: {} }));
});
afterEach(clearScreen);

const votes = () => asked.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a ballot without a choice names it and leads to the first one; with one it is sent', async () => {
  renderRouted(<Ballot leagueId={LEAGUE} poll={poll(null)} />);
  await press('Vote');
  expect(screen.getByRole('alert').textContent).toBe('Still missing: a choice');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Three' }));
  expect(votes()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Four' }));
  expect(screen.getByRole('alert').textContent).toBe('');
  await press('Vote');
  expect(votes()).toEqual([{ choices: [1] }]);
});

test('an unchanged vote cannot be sent again, and one that was emptied names its choice', async () => {
  renderRouted(<Ballot leagueId={LEAGUE} poll={poll([0])} />);
  expect(screen.getByRole('button', { name: 'Change vote' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Three' }));
  await press('Change vote');
  expect(screen.getByRole('alert').textContent).toBe('Still missing: a choice');
  expect(votes()).toEqual([]);
});
