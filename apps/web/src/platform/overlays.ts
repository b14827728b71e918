import { create } from 'zustand';
import { modalOpen } from '../ui/layers.js';

export type Overlay =
  | 'sign-up'
  | 'sign-in'
  | 'new-league'
  | 'profile'
  | 'reset-password'
  | 'mail-link'
  | 'idle-ended'
  | 'leave-league'
  | 'palette';

/** Where a mail's link leads; the token is empty when the link was cut short. */
export interface MailLink {
  kind: 'reset' | 'verify';
  token: string;
}

interface Overlays {
  open: Overlay | null;
  /** The address a dialog begins with. */
  email: string;
  link: MailLink | null;
  /** The league a dialog is about. */
  leagueId: string;
}

/** The dialogs that can be asked for from anywhere. */
export const useOverlay = create<Overlays>(() => ({ open: null, email: '', link: null, leagueId: '' }));

export const openOverlay = (overlay: Overlay, email = '') => useOverlay.setState({ open: overlay, email });
export const openMailLink = (link: MailLink) => useOverlay.setState({ open: 'mail-link', link });
export const openLeaveLeague = (leagueId: string) => useOverlay.setState({ open: 'leave-league', leagueId });
export const closeOverlay = () => useOverlay.setState({ open: null, link: null });

/** Above another dialog nothing is looked for: what is half done there comes first. */
export function togglePalette() {
  if (useOverlay.getState().open === 'palette') closeOverlay();
  else if (!modalOpen()) openOverlay('palette');
}
