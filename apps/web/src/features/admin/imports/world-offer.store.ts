import { create } from 'zustand';
import { keep, readKept } from '../../../platform/device/device-storage.js';

/** True when the site owner has dismissed the console's reminder to load the real players. Stored on this device. */
export const useWorldOffer = create<{ readonly away: boolean; put: (away: boolean) => void }>((set) => ({
  away: readKept('world-offer') === 'away',
  put: (away) => {
    set({ away });
    keep('world-offer', away ? 'away' : null);
  },
}));
