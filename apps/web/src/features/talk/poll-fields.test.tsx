import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keys } from '../open-league/league-data.js';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer, type Asked } from '../../testing/fake-server.js';
import { LEAGUE, leagueAnswer } from '../../testing/league.js';
import { clearScreen, renderRouted } from '../../testing/screen.js';
import { NewThreadDialog } from './NewThreadDialog.js';

let asked: Asked[];
beforeEach(async () => {
  const league = leagueAnswer([], {});
  queryClient.setQueryData(keys.summary(LEAGUE), league);
  asked = fakeServer(() => ({ status: 200, body: league }));
  renderRouted(<NewThreadDialog leagueId={LEAGUE} names={[]} onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Injured reserve');
  await userEvent.type(screen.getByRole('textbox', { name: 'Post' }), 'How many places?');
  await userEvent.click(screen.getByRole('switch', { name: 'With a poll' }));
});
afterEach(clearScreen);

const post = () => userEvent.click(screen.getByRole('button', { name: 'Post with poll' }));
const posted = () => asked.filter(({ method }) => method === 'POST');

test('a poll names its question and as many choices as it needs, not those left empty beyond them', async () => {
  await post();
  expect(screen.getByText('Still missing: Question, Choice 1, Choice 2')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Question' }));
  await userEvent.keyboard('How many?');
  await userEvent.click(screen.getByRole('button', { name: 'Add a choice' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Choice 3' }), 'Four');
  expect(screen.getByText('Still missing: Choice 1')).toBeDefined();
  expect(posted()).toEqual([]);
});

test('a whole poll is sent', async () => {
  await userEvent.type(screen.getByRole('textbox', { name: 'Question' }), 'How many?');
  await userEvent.type(screen.getByRole('textbox', { name: 'Choice 1' }), 'Three');
  await userEvent.type(screen.getByRole('textbox', { name: 'Choice 2' }), 'Four');
  await post();
  expect(posted()).toMatchObject([{ body: { poll: { question: 'How many?', choices: ['Three', 'Four'] } } }]);
});
