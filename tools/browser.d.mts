/** Flags for a headless Chromium in a container, which also disable features that disturb tests. */
export const chromiumFlags: string[];
/** Finds a Chromium executable; rejects with a one-sentence error when there is none. */
export function findChromium(options?: { notifications?: boolean }): Promise<string>;
