import { create } from 'zustand';
import { keep, readKept } from '../../../platform/device/device-storage.js';
import type { DraftSound } from '../sync/draft-reaction.model.js';

export const useSound = create<{ muted: boolean }>(() => ({ muted: readKept('draft.muted') === '1' }));

export function setMuted(muted: boolean): void {
  useSound.setState({ muted });
  keep('draft.muted', muted ? '1' : '0');
}

/** Notes as (frequency in Hz, start in s, length in s). Short and quiet, except the sound that must not be missed. */
const TONES: Record<DraftSound, { gain: number; notes: readonly (readonly [number, number, number])[] }> = {
  pick: { gain: 0.05, notes: [[660, 0, 0.07]] },
  next: {
    gain: 0.09,
    notes: [
      [587, 0, 0.12],
      [784, 0.14, 0.16],
    ],
  },
  turn: {
    gain: 0.16,
    notes: [
      [659, 0, 0.14],
      [784, 0.16, 0.14],
      [1047, 0.32, 0.32],
    ],
  },
  pause: {
    gain: 0.07,
    notes: [
      [523, 0, 0.14],
      [392, 0.16, 0.2],
    ],
  },
  end: {
    gain: 0.12,
    notes: [
      [523, 0, 0.16],
      [659, 0.18, 0.16],
      [784, 0.36, 0.16],
      [1047, 0.54, 0.4],
    ],
  },
};

let context: AudioContext | null = null;

export function play(sound: DraftSound): void {
  // Browsers allow sound only after a user gesture.
  if (
    useSound.getState().muted ||
    typeof AudioContext !== 'function' ||
    navigator.userActivation?.hasBeenActive === false
  )
    return;
  try {
    context ??= new AudioContext();
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const { gain, notes } = TONES[sound];
    for (const [frequency, from, length] of notes) {
      const start = context.currentTime + from;
      const oscillator = context.createOscillator();
      const volume = context.createGain();
      oscillator.type = 'triangle';
      oscillator.frequency.value = frequency;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(gain, start + 0.015);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
      oscillator.connect(volume).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + length + 0.02);
    }
  } catch {
    // A failure to play sound must not affect the draft.
  }
}
