import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../../platform/session/auth-store.js';
import type { GoTo } from '../../platform/worker/notices.js';
import { serviceWorker, useNewRelease } from '../../platform/worker/registration.js';
import { keepDevice } from '../../platform/worker/this-device.js';
import { isDraftRoom } from '../../platform/pages/paths.js';
import { Button } from '../../ui/Button.js';
import * as t from './installation.words.en.js';

/**
 * Registers the service worker and maintains push. Never reloads the page automatically, so that it interrupts no work
 * and no draft.
 */
export function NewRelease() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const ready = useNewRelease((state) => state.ready);
  const uid = useAuth(({ user }) => user?.uid);
  useEffect(() => {
    // If it fails, the next visit retries.
    if (uid !== undefined) void keepDevice(uid).catch(() => undefined);
  }, [uid]);
  useEffect(() => {
    void serviceWorker();
    if (!('serviceWorker' in navigator)) return;
    const heard = ({ data }: MessageEvent<Partial<GoTo> | null>) => {
      if (typeof data?.goTo === 'string') void navigate(data.goTo);
    };
    navigator.serviceWorker.addEventListener('message', heard);
    return () => navigator.serviceWorker.removeEventListener('message', heard);
  }, [navigate]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 toast-place z-header flex px-4 sm:justify-center">
      {ready && !isDraftRoom(pathname) && (
        <p className="pointer-events-auto flex animate-rise items-center gap-3 rounded-full border border-line bg-raised py-1 pr-1 pl-4 text-sm font-medium text-ink shadow-2">
          {t.newVersionIsReady}
          <Button size="sm" variant="primary" onClick={() => location.reload()}>
            {t.reload}
          </Button>
        </p>
      )}
    </div>
  );
}
