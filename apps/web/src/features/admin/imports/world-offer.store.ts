import { create } from 'zustand';
import { keep, readKept } from '../../../platform/device/device-storage.js';

/** The site owner has dismissed the reminder to load the real players. Stored on this device. */
export const useWorldOffer = create<{ readonly away: boolean; put: (away: boolean) => void }>((set) => ({
  away: readKept('world-offer') === 'away',
  put: (away) => {
    set({ away });
    keep('world-offer', away ? 'away' : null);
  },
}));
