import type { Provider } from '@crease/core/auth/social.rules.js';

const SHAPES: Readonly<Record<Provider, string>> = {
  google:
    'M8.2 3.2c1.3 0 2.4.5 3.2 1.2l2.3-2.2A8 8 0 1 0 8.2 16c4.6 0 7.8-3.2 7.8-7.8 0-.6 0-1-.1-1.5H8.2v3h4.5a4.3 4.3 0 0 1-4.5 3.2 4.8 4.8 0 0 1 0-9.7z',
  facebook:
    'M16 8a8 8 0 1 0-9.25 7.9v-5.6H4.72V8h2.03V6.24c0-2 1.2-3.12 3.02-3.12.87 0 1.79.16 1.79.16v1.97h-1.01c-.99 0-1.3.62-1.3 1.25V8h2.22l-.36 2.3H9.25v5.6A8 8 0 0 0 16 8z',
};

export function ProviderMark({ provider }: { provider: Provider }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
      <path d={SHAPES[provider]} />
    </svg>
  );
}
