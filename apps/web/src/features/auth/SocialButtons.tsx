import { PROVIDER_NAMES, type Provider } from '@crease/core/auth/social.rules.js';
import { signInWithTicket, useSocial } from './social.js';
import { Button } from '../../ui/Button.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { Spinner } from '../../ui/Spinner.js';
import { ProviderMark } from './ProviderMark.js';
import * as t from './auth.words.en.js';

/**
 * Sign-in with other providers by pop-up. Their buttons stay enabled, because a pop-up may be hidden behind another
 * window.
 */
export function SocialButtons({
  providers,
  keep,
  onDone,
}: {
  providers: readonly Provider[];
  /** Keep the session on this device. */
  keep: boolean;
  onDone: () => void;
}) {
  const social = useSocial(async (ticket) => {
    await signInWithTicket(ticket, keep);
    onDone();
  });
  return (
    <div role="group" aria-label={t.otherWaysToSignIn} className="flex flex-col gap-2">
      <p className="flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t.or}
      </p>
      <FormAlert message={social.failure} />
      {providers.map((provider) => (
        <Button
          key={provider}
          icon={social.busy === provider ? <Spinner /> : <ProviderMark provider={provider} />}
          onClick={() => social.start(provider)}
          className="w-full"
        >
          {social.busy === provider
            ? t.waitingForProvider({ provider: PROVIDER_NAMES[provider] })
            : t.continueWithProvider({ provider: PROVIDER_NAMES[provider] })}
        </Button>
      ))}
    </div>
  );
}
