import Check from 'lucide-react/icons/check';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { PROVIDER_NAMES } from '@crease/core/auth/social.rules.js';
import { ProviderMark } from '../auth/ProviderMark.js';
import { useSocial } from '../auth/social.js';
import { Button } from '../../ui/Button.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { PasswordField } from '../../ui/fields/PasswordField.js';
import * as t from './account.words.en.js';

/** Proof of identity: the password, or a fresh sign-in with a linked provider. */
export interface ProofValue {
  current_password?: string;
  ticket?: string;
}

export const proves = ({ current_password = '', ticket }: ProofValue): boolean =>
  current_password !== '' || ticket !== undefined;

export function Proof({
  account,
  value,
  onChange,
  error,
  autoFocus = false,
}: {
  account: AccountAnswer;
  value: ProofValue;
  onChange: (value: ProofValue) => void;
  error?: string;
  autoFocus?: boolean;
}) {
  return account.hasPassword ? (
    <PasswordField
      label={t.currentPassword}
      autoComplete="current-password"
      required
      maxLength={200}
      data-autofocus={autoFocus ? '' : undefined}
      value={value.current_password ?? ''}
      error={error}
      onChange={(event) => onChange({ current_password: event.target.value })}
    />
  ) : (
    <ProofByProvider account={account} value={value} onChange={onChange} error={error} />
  );
}

function ProofByProvider({
  account,
  value,
  onChange,
  error,
}: {
  account: AccountAnswer;
  value: ProofValue;
  onChange: (value: ProofValue) => void;
  error?: string;
}) {
  const social = useSocial(({ ticket }) => onChange({ ticket }));
  return (
    <div
      data-missing={value.ticket === undefined ? t.confirmationOfIdentity : undefined}
      className="flex flex-col gap-2"
    >
      <p className="text-sm text-ink-2">{t.confirmItIsYou}</p>
      <FormAlert message={social.failure ?? error ?? null} />
      {value.ticket === undefined ? (
        account.linked.map(({ provider }) => (
          <Button key={provider} icon={<ProviderMark provider={provider} />} onClick={() => social.start(provider)}>
            {social.busy === provider
              ? t.waitingForProvider({ provider: PROVIDER_NAMES[provider] })
              : t.confirmWithProvider({ provider: PROVIDER_NAMES[provider] })}
          </Button>
        ))
      ) : (
        <p role="status" className="flex items-center gap-2 text-sm font-medium text-good">
          <Check size={16} aria-hidden="true" />
          {t.identityConfirmed}
        </p>
      )}
    </div>
  );
}
