import type { ReactNode } from 'react';
import Mail from 'lucide-react/icons/mail';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { PROVIDER_NAMES, type Provider } from '@crease/core/auth/social.rules.js';
import { request } from '../../platform/requests/api-client.js';
import { ProviderMark } from '../auth/ProviderMark.js';
import { type useSocial } from '../auth/social.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { toastWhile } from '../../ui/layers/toast.js';
import { useRefresh } from './account.data.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './account.words.en.js';

export function EmailWay({ account, onChange }: { account: AccountAnswer; onChange: () => void }) {
  const refresh = useRefresh();
  const confirmAgain = () =>
    void toastWhile(request('POST /auth/verify-request'), {
      loading: t.sending,
      success: ({ email }) => t.confirmationLinkSent({ email }),
    }).then(refresh, () => undefined);
  return (
    <Way
      icon={<Mail size={18} aria-hidden="true" />}
      title={account.email}
      badge={
        account.emailVerified ? <Badge tone="good">{t.confirmed}</Badge> : <Badge tone="warn">{t.notConfirmed}</Badge>
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
      <Button size="sm" onClick={onChange}>
        {t.changeEmail}
      </Button>
    </Way>
  );
}

export function ProviderWay({
  account,
  provider,
  social,
  onUnlink,
}: {
  account: AccountAnswer;
  provider: Provider;
  social: ReturnType<typeof useSocial>;
  onUnlink: (provider: Provider) => void;
}) {
  const linked = account.linked.find((one) => one.provider === provider);
  const name = PROVIDER_NAMES[provider];
  return (
    <Way
      icon={<ProviderMark provider={provider} />}
      title={name}
      badge={linked === undefined ? undefined : <Badge tone="good">{t.linked}</Badge>}
      detail={linked === undefined ? t.signInWithProviderToo({ provider: name }) : (linked.email ?? undefined)}
    >
      {linked === undefined ? (
        <Button size="sm" onClick={() => social.start(provider)}>
          {social.busy === provider ? t.waitingForProvider({ provider: name }) : t.linkProvider({ provider: name })}
        </Button>
      ) : (
        <Button size="sm" variant="quiet" onClick={() => onUnlink(provider)}>
          {t.unlinkProvider({ provider: name })}
        </Button>
      )}
    </Way>
  );
}

export function Way({
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
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2 last:border-b-0">
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
