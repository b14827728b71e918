import { Suspense } from 'react';
import { useSystemConfig } from '../open-league/league-data.js';
import { lazyPart } from '../../ui/lazy-part.js';

const SocialButtons = lazyPart(() => import('./SocialButtons.js'), 'SocialButtons');

/** Google and Facebook sign-in if configured; nothing otherwise. */
export function OtherWays({ onDone, keep = false }: { onDone: () => void; keep?: boolean }) {
  const providers = useSystemConfig().data?.providers ?? [];
  if (providers.length === 0) return null;
  return (
    <Suspense>
      <SocialButtons providers={providers} keep={keep} onDone={onDone} />
    </Suspense>
  );
}
