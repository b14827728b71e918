import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../../platform/requests/query-client.js';
import { fakeServer } from '../../testing/fake-server.js';
import { TeamDialog } from './TeamDialog.js';
import { renderWith } from '../../testing/screen.js';

function renderDialog(picture: string | null) {
  const asked = fakeServer(() => ({ status: 200, body: {} }));
  renderWith(
    queryClient,
    <TeamDialog leagueId="Lg1aaaaaaaaa" teamId="Tm1aaaaaaaaa" name="Wolves" picture={picture} onClose={jest.fn()} />,
  );
  return async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Save team' }));
    await waitFor(() => expect(asked.some(({ method }) => method === 'PATCH')).toBe(true));
    return asked.find(({ method }) => method === 'PATCH')?.body;
  };
}
const chosen = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .queryAllByRole('radio', { checked: true })
    .map((radio) => radio.getAttribute('aria-label'));

test('a mark and a color are chosen by keyboard', async () => {
  const save = renderDialog('mark:1:1');
  expect([chosen('Mark'), chosen('Color')]).toEqual([['Star'], ['Red']]);
  screen.getByRole('radio', { name: 'Star' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  screen.getByRole('radio', { name: 'Red' }).focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect([chosen('Mark'), chosen('Color')]).toEqual([['Bolt'], ['Sky blue']]);
  expect(await save()).toEqual({ picture: 'mark:2:16' });
});

test('a mark takes the place of a logo, and a removed logo brings back the first mark', async () => {
  const save = renderDialog('/api/uploads/logo.png');
  expect(chosen('Mark')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await save()).toEqual({ picture: null });
});

test('nothing is sent while nothing is changed', async () => {
  renderDialog('mark:3:4');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save team' }).disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Anchor' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Crown' }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save team' }).disabled).toBe(true);
});
