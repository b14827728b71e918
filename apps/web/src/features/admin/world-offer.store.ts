import { create } from 'zustand';
import { keep, readKept } from '../../platform/device-storage.js';

/** Whether the site owner wants to be reminded, all over the console, that the real players can be loaded. Kept on this device. */
export const useWorldOffer = create<{ readonly away: boolean; put: (away: boolean) => void }>((set) => ({
  away: readKept('world-offer') === 'away',
  put: (away) => {
    set({ away });
    keep('world-offer', away ? 'away' : null);
  },
}));
