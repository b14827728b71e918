import { useAuth } from '../../platform/session/auth-store.js';
import { openOverlay } from '../../platform/pages/overlays.js';
import { useRootMark } from '../../ui/layers/root-mark.js';
import { Button } from '../../ui/Button.js';
import * as t from './layouts.words.en.js';

export function VisitorBar() {
  useRootMark('data-visitor');
  const name = useAuth((state) => state.user?.first_name ?? '');
  return (
    <aside
      aria-label={t.visit}
      className="flex h-(--visitor-bar) items-center justify-center gap-3 overflow-hidden border-b border-line bg-accent-soft px-3 text-sm text-ink"
    >
      <p className="truncate">{t.youLookAround({ name })}</p>
      <Button size="sm" variant="primary" onClick={() => openOverlay('sign-up')}>
        {t.signUpAction}
      </Button>
    </aside>
  );
}
