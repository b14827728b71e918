import { expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccessTokenView } from '@crease/core/auth/tokens/token.answers.js';
import { fakeServer } from '../../../testing/fake-server.js';
import { TokensPanel } from './TokensPanel.js';
import { renderWith } from '../../../testing/screen.js';

const SECRET = `crease_${'s'.repeat(43)}`;
const sheet: AccessTokenView = {
  token_id: 'Tk1aaaaaaaaa',
  name: 'Cap sheet',
  scopes: ['league:Lg1aaaaaaaaa'],
  created_at: '2026-01-01T12:00:00.000Z',
  expires_at: '2100-01-01T12:00:00.000Z',
  last_used_at: null,
};
const ACCOUNT = {
  email: 'mel@example.com',
  emailVerified: true,
  pendingEmail: null,
  hasPassword: true,
  linked: [],
  offered: [],
  mail: false,
  ownerCode: false,
};

function open(tokens: readonly AccessTokenView[]) {
  const asked = fakeServer(({ path, method }) => ({
    status: method === 'POST' ? 201 : 200,
    body:
      method === 'POST'
        ? { secret: SECRET, token: { ...sheet, name: 'Bot', scopes: ['players'] } }
        : method === 'DELETE'
          ? { success: true }
          : path.startsWith('/api/auth/account')
            ? ACCOUNT
            : path.startsWith('/api/auth/tokens')
              ? { tokens }
              : [],
  }));
  renderWith(new QueryClient(), <TokensPanel />);
  return asked;
}

test('a token is created with a proof, shown once, and copied', async () => {
  const user = userEvent.setup();
  const asked = open([]);
  expect(await screen.findByText('No access tokens yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create token' }));
  const form = within(screen.getByRole('dialog'));
  await user.type(form.getByLabelText('Current password'), 'secret-word');
  await user.type(form.getByLabelText('Name'), 'Bot');
  await user.selectOptions(form.getByLabelText('Can read'), 'players');
  await user.selectOptions(form.getByLabelText('Expires after'), '1 year');
  await user.click(form.getByRole('button', { name: 'Create token' }));
  const shown = await screen.findByLabelText<HTMLInputElement>('Token');
  expect(shown.value).toBe(SECRET);
  expect(asked.find(({ method }) => method === 'POST')?.body).toEqual({
    current_password: 'secret-word',
    name: 'Bot',
    scopes: ['players'],
    days: 365,
  });
  await user.click(screen.getByRole('button', { name: 'Copy token' }));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByLabelText('Token')).toBeNull();
});

test('the list names scope, last use and end, and revokes after a question', async () => {
  const user = userEvent.setup();
  const asked = open([sheet, { ...sheet, token_id: 'Tk2aaaaaaaaa', name: 'Old', expires_at: '2026-01-02T12:00:00Z' }]);
  const rows = within(await screen.findByRole('list', { name: 'Access tokens' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('A league that you are not in');
  expect(rows[0]?.textContent).toContain('Never used');
  expect(rows[1]?.textContent).toContain('Expired');
  await user.click(screen.getByRole('button', { name: 'Revoke Cap sheet' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(asked.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    `/api/auth/tokens/${sheet.token_id}`,
  ]);
});
