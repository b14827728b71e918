/**
 * What somebody is writing and has not sent: it survives a reload of its tab and ends with the session. Where storage
 * is forbidden it is lost with the page, and nothing else changes.
 */
const PREFIX = 'crease.unsent.';

function quietly<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export const keepUnsent = (name: string, value: unknown) =>
  quietly(() => sessionStorage.setItem(PREFIX + name, JSON.stringify(value)));

/** As it was kept, by whatever release; null where there is nothing. */
export const readUnsent = (name: string): unknown =>
  quietly(() => JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') as unknown);

export const dropUnsent = (name: string) => quietly(() => sessionStorage.removeItem(PREFIX + name));

/** At the end of a session. */
export const dropAllUnsent = () =>
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  });
