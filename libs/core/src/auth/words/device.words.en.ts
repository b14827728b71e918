import type { DeviceParts } from '../device.rules.js';

/** 'Chrome on Windows', 'A browser on Windows', 'Chrome' or 'Unknown device'. */
export const deviceWords = ({ browser, system }: DeviceParts): string =>
  !system ? browser || 'Unknown device' : `${browser || 'A browser'} on ${system}`;
