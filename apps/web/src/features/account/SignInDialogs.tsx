import { useState } from 'react';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { checkPassword, passwordStrength } from '@crease/core/auth/password.rules.js';
import { PROVIDER_NAMES } from '@crease/core/auth/social.rules.js';
import { request } from '../../platform/requests/api-client.js';
import { renew } from '../../platform/session/auth-store.js';
import type { SocialTicket } from '../auth/social.js';
import { TextField } from '../../ui/fields/Field.js';
import { PasswordField } from '../../ui/fields/PasswordField.js';
import { showToast } from '../../ui/layers/toast.js';
import { useRefresh } from './account.data.js';
import { ProvenDialog } from './ProvenDialog.js';
import * as t from './account.words.en.js';

export function EmailDialog({ account, onClose }: { account: AccountAnswer; onClose: () => void }) {
  const refresh = useRefresh();
  return (
    <ProvenDialog
      account={account}
      title={t.changeEmail}
      description={account.mail ? t.changeEmailByLinkHint : t.changeEmailAtOnceHint({ email: account.email })}
      button={account.mail ? t.sendLink : t.changeEmail}
      initial={{ email: '' }}
      ready={({ email }) => email.trim() !== ''}
      send={(proof, { email }) => request('POST /auth/email', { body: { ...proof, email: email.trim() } })}
      onDone={({ status, email: to }) => {
        showToast(
          status === 'sent'
            ? { kind: 'success', text: t.confirmationLinkSent({ email: to }), detail: t.openChangeLinkHint }
            : { kind: 'success', text: t.emailChanged({ email: to }) },
        );
        if (status === 'changed') void renew();
        refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label={t.newEmail}
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          maxLength={254}
          {...form.text('email')}
        />
      )}
    </ProvenDialog>
  );
}

export function LinkDialog({
  account,
  found,
  onClose,
}: {
  account: AccountAnswer;
  found: SocialTicket;
  onClose: () => void;
}) {
  const refresh = useRefresh();
  const name = PROVIDER_NAMES[found.provider];
  return (
    <ProvenDialog
      account={account}
      title={t.linkProvider({ provider: name })}
      description={t.linkedAccountSignsIn({ email: found.email, provider: name })}
      button={t.linkProvider({ provider: name })}
      initial={{}}
      send={(proof) => request('POST /auth/providers', { body: { ...proof, link_ticket: found.ticket } })}
      onDone={() => {
        showToast({ kind: 'success', text: t.providerLinked({ provider: name }), detail: t.signInWithItFromNow });
        refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

export function PasswordDialog({ account, onClose }: { account: AccountAnswer; onClose: () => void }) {
  const [left, setLeft] = useState(false);
  const refresh = useRefresh();
  return (
    <ProvenDialog
      account={account}
      title={account.hasPassword ? t.changePassword : t.setPassword}
      description={t.otherDevicesSignedOut}
      button={t.savePassword}
      initial={{ password: '' }}
      ready={({ password }) => checkPassword(password).ok}
      send={(proof, { password }) => request('POST /auth/password', { body: { ...proof, password } })}
      onDone={() => {
        showToast({
          kind: 'success',
          text: account.hasPassword ? t.passwordChanged : t.passwordSet,
          detail: t.otherSessionsEnded,
        });
        refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {(form) => {
        const { password } = form.values;
        const checked = checkPassword(password);
        return (
          <PasswordField
            label={t.newPassword}
            autoComplete="new-password"
            hint={t.passwordLengthHint}
            required
            maxLength={200}
            strength={password === '' ? null : passwordStrength(password)}
            {...form.text('password', left && !checked.ok ? checked.refusal.message : undefined)}
            onBlur={() => setLeft(password !== '')}
          />
        );
      }}
    </ProvenDialog>
  );
}
