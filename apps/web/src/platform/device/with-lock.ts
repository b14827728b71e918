/** Runs `work` while no other tab runs work of this name. Without locks, as on pages without HTTPS, it runs at once. */
export function withLock<T>(name: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator) || navigator.locks === undefined) return work();
  return navigator.locks.request(name, work);
}
