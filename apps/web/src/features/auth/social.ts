import { useEffect, useRef, useState } from 'react';
import {
  isSocialOutcome,
  SOCIAL_CHANNEL,
  socialMessage,
  socialStartPath,
  type Provider,
  type SocialOutcome,
} from '@crease/core/auth/social.rules.js';
import { ApiRefusal, request, NetworkFailure, newKey } from '../../platform/requests/api-client.js';
import { adopt } from '../../platform/session/auth-store.js';
import { signUpToken } from './invitation.js';

export type SocialTicket = Extract<SocialOutcome, { ok: true }>;

const WIDTH = 480;
const HEIGHT = 640;
const LOOK_EVERY_MS = 250;
/** In milliseconds: the outcome may arrive after its window has closed. */
const GRACE_MS = 800;

interface Listener {
  outcome: (outcome: SocialOutcome) => void;
  closed: () => void;
}

/**
 * Opens a provider in a pop-up; null when the browser blocks it. Listens even after `closed`: a provider may isolate
 * its window, which then looks closed during the sign-in.
 */
function openPopup(provider: Provider, { outcome, closed }: Listener): (() => void) | null {
  const attempt = newKey();
  const [left, top] = [
    window.screenX + (window.outerWidth - WIDTH) / 2,
    window.screenY + (window.outerHeight - HEIGHT) / 2,
  ].map((at) => Math.max(0, Math.round(at)));
  const popup = window.open(
    socialStartPath(provider, attempt),
    'crease-sign-in',
    `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`,
  );
  if (popup === null || popup.closed) return null;
  const hear = (event: MessageEvent) => {
    if (event.origin !== location.origin || !isSocialOutcome(event.data, attempt)) return;
    stop();
    outcome(event.data);
  };
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(SOCIAL_CHANNEL) : null;
  window.addEventListener('message', hear);
  channel?.addEventListener('message', hear);
  let patience: ReturnType<typeof setTimeout> | undefined;
  const look = setInterval(() => {
    if (!popup.closed) return;
    clearInterval(look);
    patience = setTimeout(closed, GRACE_MS);
  }, LOOK_EVERY_MS);
  const stop = () => {
    clearInterval(look);
    clearTimeout(patience);
    window.removeEventListener('message', hear);
    channel?.close();
  };
  return stop;
}

/** Why a ticket was refused, worded as on the sign-in page (docs/rules.md, Words of errors). */
export function socialFailure(error: unknown, provider: Provider): string {
  if (error instanceof NetworkFailure) return error.message;
  return socialMessage(error instanceof ApiRefusal ? error.refusal.name : 'socialFailed', provider);
}

/** Sign-in with a provider in a pop-up; `spend` receives the ticket. */
export function useSocial(spend: (ticket: SocialTicket) => Promise<void> | void) {
  const [busy, setBusy] = useState<Provider | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const start = (provider: Provider) => {
    stop.current?.();
    const fail = (words: string) => {
      setBusy(null);
      setFailure(words);
    };
    const receive = async (ticket: SocialTicket) => {
      setFailure(null);
      setBusy(provider);
      try {
        await spend(ticket);
        setBusy(null);
      } catch (error) {
        fail(socialFailure(error, provider));
      }
    };
    setFailure(null);
    setBusy(provider);
    stop.current = openPopup(provider, {
      closed: () => fail(socialMessage('popupClosed', provider)),
      outcome: (outcome) => (outcome.ok ? void receive(outcome) : fail(socialMessage(outcome.refusal.name, provider))),
    });
    if (stop.current === null) fail(socialMessage('popupBlocked', provider));
  };
  return { busy, failure, start };
}

/** Opens a session with a ticket. If there is no user for it yet, creates one and retries. */
export async function signInWithTicket(
  { ticket, uid, email, displayName, photoURL, provider }: SocialTicket,
  keep = false,
): Promise<void> {
  const open = () => request('GET /login', { query: { email, ...(keep && { keep: 'yes' }) }, ticket });
  const answer = await open().catch(async (error: unknown) => {
    if (!(error instanceof ApiRefusal) || error.status !== 404) throw error;
    const invitation = signUpToken();
    await request('POST /create-user-social', {
      body: {
        uid,
        email,
        displayName,
        photoURL,
        provider,
        ...(invitation === null ? {} : { invitation_token: invitation }),
      },
      ticket,
    });
    return open();
  });
  if (!('session' in answer) || answer.session === undefined) throw new Error('the server opened no session');
  adopt(answer.session);
}
