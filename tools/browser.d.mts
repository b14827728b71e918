/** What a headless Chromium needs in a container, and what it should leave alone during tests. */
export const chromiumFlags: string[];
/** The executable of a Chromium; rejects with a one-sentence error when there is none. */
export function findChromium(): Promise<string>;
