import { create } from 'zustand';

export type Overlay = 'sign-up' | 'sign-in' | 'new-league' | 'profile';

/** The dialogs that can be asked for from anywhere. */
export const useOverlay = create<{ open: Overlay | null }>(() => ({ open: null }));

export const openOverlay = (overlay: Overlay) => useOverlay.setState({ open: overlay });
export const closeOverlay = () => useOverlay.setState({ open: null });
