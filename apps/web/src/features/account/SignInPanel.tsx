import { useState, type ReactNode } from 'react';
import KeyRound from 'lucide-react/icons/key-round';
import Mail from 'lucide-react/icons/mail';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { checkPassword, passwordStrength } from '@crease/core/auth/password.rules.js';
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '@crease/core/auth/social.rules.js';
import { request } from '../../platform/requests/api-client.js';
import { renew } from '../../platform/session/auth-store.js';
import { ProviderMark } from '../auth/ProviderMark.js';
import { useSocial, type SocialTicket } from '../auth/social.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { PasswordField } from '../../ui/fields/PasswordField.js';
import { showToast, toastWhile } from '../../ui/layers/toast.js';
import { useAccount, useRefresh } from './account.data.js';
import { OwnerCodeDialog } from './OwnerCodeDialog.js';
import { ProvenDialog } from './ProvenDialog.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './account.words.en.js';

export function SignInPanel() {
  const query = useAccount();
  const account = query.data;
  return (
    <Panel title={t.signingIn} flush state={panelState(query)}>
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
      loading: t.sending,
      success: ({ email }) => t.confirmationLinkSent({ email }),
    }).then(refresh, () => undefined);
  const unlink = (provider: Provider) =>
    void toastWhile(request('DELETE /auth/providers/:provider', { provider }), {
      loading: t.unlinking,
      success: t.providerUnlinked({ provider: PROVIDER_NAMES[provider] }),
    }).then(refresh, () => undefined);

  return (
    <>
      <ul>
        <Way
          icon={<Mail size={18} aria-hidden="true" />}
          title={account.email}
          badge={
            account.emailVerified ? (
              <Badge tone="good">{t.confirmed}</Badge>
            ) : (
              <Badge tone="warn">{t.notConfirmed}</Badge>
            )
          }
          detail={
            account.pendingEmail !== null
              ? sentence(t.openLinkToChange, {
                  email: <strong className="font-medium break-all text-ink">{account.pendingEmail}</strong>,
                })
              : account.emailVerified
                ? t.emailHint
                : account.mail
                  ? t.openConfirmationLink
                  : t.siteConfirmsNoEmail
          }
        >
          {account.mail && !account.emailVerified && (
            <Button size="sm" onClick={confirmAgain}>
              {t.sendLinkAgain}
            </Button>
          )}
          <Button size="sm" onClick={() => setDialog('email')}>
            {t.changeEmail}
          </Button>
        </Way>
        {account.ownerCode && (
          <Way icon={<ShieldCheck size={18} aria-hidden="true" />} title={t.siteOwner} detail={t.siteOwnerCodeHint}>
            <Button size="sm" onClick={() => setDialog('owner')}>
              {t.enterCode}
            </Button>
          </Way>
        )}
        <Way
          icon={<KeyRound size={18} aria-hidden="true" />}
          title={t.password}
          detail={account.hasPassword ? t.changePasswordHint : t.setPasswordHint}
        >
          <Button size="sm" onClick={() => setDialog('password')}>
            {account.hasPassword ? t.changePassword : t.setPassword}
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
              badge={linked === undefined ? undefined : <Badge tone="good">{t.linked}</Badge>}
              detail={linked === undefined ? t.signInWithProviderToo({ provider: name }) : (linked.email ?? undefined)}
            >
              {linked === undefined ? (
                <Button size="sm" onClick={() => social.start(provider)}>
                  {social.busy === provider
                    ? t.waitingForProvider({ provider: name })
                    : t.linkProvider({ provider: name })}
                </Button>
              ) : (
                <Button size="sm" variant="quiet" onClick={() => unlink(provider)}>
                  {t.unlinkProvider({ provider: name })}
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

/** Shown after the sign-in with the provider: links it once the user has proved their identity. */
function LinkDialog({ account, found, onClose }: { account: AccountAnswer; found: SocialTicket; onClose: () => void }) {
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

function PasswordDialog({ account, onClose }: { account: AccountAnswer; onClose: () => void }) {
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
