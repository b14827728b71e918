import { create } from 'zustand';
import { modalOpen } from '../../ui/layers/layers.js';

export type Overlay =
  | 'sign-up'
  | 'sign-in'
  | 'new-league'
  | 'join-league'
  | 'profile'
  | 'reset-password'
  | 'mail-link'
  | 'idle-ended'
  | 'leave-league'
  | 'palette';

/** Target of a mailed link; the token is empty when the link was truncated. */
export interface MailLink {
  kind: 'reset' | 'verify';
  token: string;
}

interface Overlays {
  open: Overlay | null;
  email: string;
  link: MailLink | null;
  leagueId: string;
}

export const useOverlay = create<Overlays>(() => ({ open: null, email: '', link: null, leagueId: '' }));

export const openOverlay = (overlay: Overlay, email = '') => useOverlay.setState({ open: overlay, email });
export const openMailLink = (link: MailLink) => useOverlay.setState({ open: 'mail-link', link });
export const openLeaveLeague = (leagueId: string) => useOverlay.setState({ open: 'leave-league', leagueId });
export const closeOverlay = () => useOverlay.setState({ open: null, link: null });

/** The palette does not open above another dialog, because that dialog's work comes first. */
export function togglePalette() {
  if (useOverlay.getState().open === 'palette') closeOverlay();
  else if (!modalOpen()) openOverlay('palette');
}
