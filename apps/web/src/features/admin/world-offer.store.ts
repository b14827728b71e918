import { create } from 'zustand';

const KEY = 'crease.world-offer';

/** Whether the site owner wants to be reminded, all over the console, that the real players can be loaded. Kept on this device. */
export const useWorldOffer = create<{ readonly away: boolean; put: (away: boolean) => void }>((set) => ({
  away: kept(),
  put: (away) => {
    set({ away });
    try {
      if (away) localStorage.setItem(KEY, 'away');
      else localStorage.removeItem(KEY);
    } catch {
      // Then it comes back with the next visit.
    }
  },
}));

function kept(): boolean {
  try {
    return localStorage.getItem(KEY) === 'away';
  } catch {
    return false;
  }
}
