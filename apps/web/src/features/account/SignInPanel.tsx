import { useState, type ReactNode } from 'react';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { checkPassword, passwordStrength } from '@crease/core/auth/password.rules.js';
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '@crease/core/auth/social.rules.js';
import { request } from '../../platform/api-client.js';
import { renew } from '../../platform/auth-store.js';
import { ProviderMark } from '../auth/ProviderMark.js';
import { useSocial, type SocialTicket } from '../auth/social.js';
import { Badge } from '../../ui/Badge.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/Field.js';
import { FormAlert } from '../../ui/FormAlert.js';
import { Panel, panelState } from '../../ui/Panel.js';
import { PasswordField } from '../../ui/PasswordField.js';
import { showToast, toastWhile } from '../../ui/toast.js';
import { useAccount, useRefresh } from './account.data.js';
import { OwnerCodeDialog } from './OwnerCodeDialog.js';
import { ProvenDialog } from './ProvenDialog.js';

export function SignInPanel() {
  const query = useAccount();
  const account = query.data;
  return (
    <Panel title="Signing in" flush state={panelState(query)}>
      {account !== undefined && <Ways account={account} />}
    </Panel>
  );
}

function Ways({ account }: { account: AccountAnswer }) {
  const [dialog, setDialog] = useState<'email' | 'password' | 'owner' | null>(null);
  const [linking, setLinking] = useState<SocialTicket | null>(null);
  const refresh = useRefresh();
  const close = () => setDialog(null);
  const social = useSocial(setLinking);
  const shown = PROVIDERS.filter(
    (provider) => account.offered.includes(provider) || account.linked.some((one) => one.provider === provider),
  );
  const confirmAgain = () =>
    void toastWhile(request('POST /auth/verify-request'), {
      loading: 'Sending…',
      success: ({ email }) => `A link is on its way to ${email}`,
    }).then(refresh, () => undefined);
  const unlink = (provider: Provider) =>
    void toastWhile(request('DELETE /auth/providers/:provider', { provider }), {
      loading: 'Unlinking…',
      success: `${PROVIDER_NAMES[provider]} is no longer linked`,
    }).then(refresh, () => undefined);

  return (
    <>
      <ul>
        <Way
          icon={<Mail size={18} aria-hidden="true" />}
          title={account.email}
          badge={
            account.emailVerified ? <Badge tone="good">Confirmed</Badge> : <Badge tone="warn">Not confirmed</Badge>
          }
          detail={
            account.pendingEmail !== null ? (
              <>
                Open the link in the message to{' '}
                <strong className="font-medium break-all text-ink">{account.pendingEmail}</strong> to change to it.
              </>
            ) : account.emailVerified ? (
              'Messages and invitations go here.'
            ) : account.mail ? (
              'Open the link in the message we sent you.'
            ) : (
              'This site sends no e-mail, so addresses are not confirmed.'
            )
          }
        >
          {account.mail && !account.emailVerified && (
            <Button size="sm" onClick={confirmAgain}>
              Send link again
            </Button>
          )}
          <Button size="sm" onClick={() => setDialog('email')}>
            Change email
          </Button>
        </Way>
        {account.ownerCode && (
          <Way
            icon={<ShieldCheck size={18} aria-hidden="true" />}
            title="Site owner"
            detail="This address is named as the site owner. Enter the code that the server printed when it started."
          >
            <Button size="sm" onClick={() => setDialog('owner')}>
              Enter code
            </Button>
          </Way>
        )}
        <Way
          icon={<KeyRound size={18} aria-hidden="true" />}
          title="Password"
          detail={
            account.hasPassword
              ? 'Changing it signs out your other devices.'
              : 'Not set. With a password you can sign in without another provider.'
          }
        >
          <Button size="sm" onClick={() => setDialog('password')}>
            {account.hasPassword ? 'Change password' : 'Set a password'}
          </Button>
        </Way>
        {shown.map((provider) => {
          const linked = account.linked.find((one) => one.provider === provider);
          const name = PROVIDER_NAMES[provider];
          return (
            <Way
              key={provider}
              icon={<ProviderMark provider={provider} />}
              title={name}
              badge={linked === undefined ? undefined : <Badge tone="good">Linked</Badge>}
              detail={linked === undefined ? `Sign in with ${name} as well.` : (linked.email ?? undefined)}
            >
              {linked === undefined ? (
                <Button size="sm" onClick={() => social.start(provider)}>
                  {social.busy === provider ? `Waiting for ${name}…` : `Link ${name}`}
                </Button>
              ) : (
                <Button size="sm" variant="quiet" onClick={() => unlink(provider)}>
                  Unlink {name}
                </Button>
              )}
            </Way>
          );
        })}
      </ul>
      {social.failure !== null && (
        <div className="px-4 pb-4">
          <FormAlert message={social.failure} />
        </div>
      )}
      {dialog === 'email' && <EmailDialog account={account} onClose={close} />}
      {dialog === 'owner' && <OwnerCodeDialog onClose={close} />}
      {dialog === 'password' && <PasswordDialog account={account} onClose={close} />}
      {linking !== null && <LinkDialog account={account} found={linking} onClose={() => setLinking(null)} />}
    </>
  );
}

function Way({
  icon,
  title,
  badge,
  detail,
  children,
}: {
  icon: ReactNode;
  title: string;
  badge?: ReactNode;
  detail?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-3 last:border-b-0">
      <span className="inline-flex size-9 shrink-0 items-center justify-center rounded-md bg-sunken text-ink-2">
        {icon}
      </span>
      <span className="min-w-40 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-all">{title}</span>
          {badge}
        </span>
        {detail !== undefined && <span className="block text-xs text-ink-3">{detail}</span>}
      </span>
      <span className="flex flex-wrap gap-2">{children}</span>
    </li>
  );
}

function EmailDialog({ account, onClose }: { account: AccountAnswer; onClose: () => void }) {
  const refresh = useRefresh();
  return (
    <ProvenDialog
      account={account}
      title="Change email"
      description={
        account.mail
          ? 'We send a link to the new address. It counts once you open it.'
          : `Your address is ${account.email}. The new one counts at once.`
      }
      button={account.mail ? 'Send link' : 'Change email'}
      initial={{ email: '' }}
      ready={({ email }) => email.trim() !== ''}
      send={(proof, { email }) => request('POST /auth/email', { body: { ...proof, email: email.trim() } })}
      onDone={({ status, email: to }) => {
        showToast(
          status === 'sent'
            ? { kind: 'success', text: `A link is on its way to ${to}`, detail: 'Open it to change your address.' }
            : { kind: 'success', text: `Your address is now ${to}` },
        );
        if (status === 'changed') void renew();
        refresh();
        onClose();
      }}
      onClose={onClose}
    >
      {(form) => (
        <TextField
          label="New email"
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

/** Shown after the sign-in with the provider: links it once the user has proved their identity. */
function LinkDialog({ account, found, onClose }: { account: AccountAnswer; found: SocialTicket; onClose: () => void }) {
  const refresh = useRefresh();
  const name = PROVIDER_NAMES[found.provider];
  return (
    <ProvenDialog
      account={account}
      title={`Link ${name}`}
      description={`From now on ${found.email} at ${name} signs in to this account.`}
      button={`Link ${name}`}
      initial={{}}
      send={(proof) => request('POST /auth/providers', { body: { ...proof, link_ticket: found.ticket } })}
      onDone={() => {
        showToast({ kind: 'success', text: `${name} is linked`, detail: 'You can sign in with it from now on.' });
        refresh();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

function PasswordDialog({ account, onClose }: { account: AccountAnswer; onClose: () => void }) {
  const [left, setLeft] = useState(false);
  const refresh = useRefresh();
  return (
    <ProvenDialog
      account={account}
      title={account.hasPassword ? 'Change password' : 'Set a password'}
      description="Your other devices are signed out."
      button="Save password"
      initial={{ password: '' }}
      ready={({ password }) => checkPassword(password).ok}
      send={(proof, { password }) => request('POST /auth/password', { body: { ...proof, password } })}
      onDone={() => {
        showToast({
          kind: 'success',
          text: account.hasPassword ? 'Your password was changed' : 'Your password was set',
          detail: 'All other sessions were signed out.',
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
            label="New password"
            autoComplete="new-password"
            hint="At least 6 characters"
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
