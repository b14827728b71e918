import { useState } from 'react';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { PROVIDER_NAMES, PROVIDERS, type Provider } from '@crease/core/auth/social.rules.js';
import { useMutation } from '@tanstack/react-query';
import { request } from '../../platform/requests/api-client.js';
import { useSocial, type SocialTicket } from '../auth/social.js';
import { Button } from '../../ui/Button.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { toastWhile, showToast } from '../../ui/layers/toast.js';
import { useAccount, useRefresh } from './account.data.js';
import { EmailDialog, LinkDialog, PasswordDialog } from './SignInDialogs.js';
import { EmailWay, ProviderWay, Way } from './SignInWays.js';
import { renew } from '../../platform/session/auth-store.js';
import { failureOf } from '../../platform/requests/failure.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
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
  const unlink = (provider: Provider) =>
    void toastWhile(request('DELETE /auth/providers/:provider', { provider }), {
      loading: t.unlinking,
      success: t.providerUnlinked({ provider: PROVIDER_NAMES[provider] }),
    }).then(refresh, () => undefined);

  return (
    <>
      <ul>
        <EmailWay account={account} onChange={() => setDialog('email')} />
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
        {shown.map((provider) => (
          <ProviderWay key={provider} account={account} provider={provider} social={social} onUnlink={unlink} />
        ))}
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

function OwnerCodeDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefresh();
  const claim = useMutation({
    mutationFn: (body: { code: string }) => request('POST /auth/site-owner', { body }),
    onSuccess: async () => {
      // The next access token has the new role.
      await renew();
      showToast({
        kind: 'success',
        text: t.youAreSiteOwner,
        detail: t.adminConsoleHint,
      });
      refresh();
      onClose();
    },
  });
  const form = useFields({ code: '' }, claim);
  return (
    <FormDialog
      onClose={onClose}
      title={t.becomeTheSiteOwner}
      description={t.ownerCodeHint}
      submit={t.becomeSiteOwner}
      ready={form.values.code.trim() !== ''}
      busy={claim.isPending}
      error={failureOf(claim.error, ['code'])}
      onSubmit={() => claim.mutate({ code: form.values.code })}
    >
      <TextField
        label={t.code}
        autoComplete="off"
        spellCheck={false}
        autoFocus
        required
        maxLength={60}
        {...form.text('code')}
      />
    </FormDialog>
  );
}
