import { create } from 'zustand';
import { showToast } from '../../ui/toast.js';
import { isSaid, useSpoken } from './spoken.js';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** What the live regions say. */
export const useAnnouncements = create<{ polite: readonly Announcement[]; urgent: readonly Announcement[] }>(() => ({
  polite: [],
  urgent: [],
}));

const KEPT = 6;
let last = 0;

/** Says something of one's own draft; under the choice of what is said. */
export function announce(text: string, urgent: boolean): void {
  if (isSaid(useSpoken.getState().spoken, { urgent })) tell([{ text, urgent }]);
}

/** Shows as a toast what the room says by itself, under the choice of what is said: it is not read out from there. */
export const showTold = (toast: Parameters<typeof showToast>[0]): number => showToast({ ...toast, silent: true });

/** Says several things at once: each list is drawn again once. */
export function tell(sentences: readonly { readonly text: string; readonly urgent: boolean }[]): void {
  const entries = (urgent: boolean) =>
    sentences.filter((one) => one.urgent === urgent).map(({ text }) => ({ id: (last += 1), text }));
  const [polite, urgent] = [entries(false), entries(true)];
  useAnnouncements.setState((now) => ({
    ...(polite.length > 0 && { polite: [...now.polite, ...polite].slice(-KEPT) }),
    ...(urgent.length > 0 && { urgent: [...now.urgent, ...urgent].slice(-KEPT) }),
  }));
}
