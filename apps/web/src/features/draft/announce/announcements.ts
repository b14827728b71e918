import { create } from 'zustand';
import { showToast } from '../../../ui/layers/toast.js';
import { isAnnounced, useAnnouncementLevel } from './announcement-level.js';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Contents of the two live regions. */
export const useAnnouncements = create<{ polite: readonly Announcement[]; urgent: readonly Announcement[] }>(() => ({
  polite: [],
  urgent: [],
}));

const KEPT = 6;
let last = 0;

/** Announces something of the user's own draft, filtered by the verbosity setting. */
export function announce(text: string, urgent: boolean): void {
  if (isAnnounced(useAnnouncementLevel.getState().level, { urgent })) tell([{ text, urgent }]);
}

/** Shows a toast for something that the live regions announce; the toast itself is silent. */
export const showTold = (toast: Parameters<typeof showToast>[0]): number => showToast({ ...toast, silent: true });

/** Adds several announcements with a single render of each list. */
export function tell(sentences: readonly { readonly text: string; readonly urgent: boolean }[]): void {
  const entries = (urgent: boolean) =>
    sentences.filter((one) => one.urgent === urgent).map(({ text }) => ({ id: (last += 1), text }));
  const [polite, urgent] = [entries(false), entries(true)];
  useAnnouncements.setState((now) => ({
    ...(polite.length > 0 && { polite: [...now.polite, ...polite].slice(-KEPT) }),
    ...(urgent.length > 0 && { urgent: [...now.urgent, ...urgent].slice(-KEPT) }),
  }));
}
