/** Finds a port that is free at the moment. */
export function freePort(host?: string): Promise<number>;
/** null when a server can listen there, otherwise the system's error code. */
export function portProblem(port: number, host?: string): Promise<string | null>;
/** The answer of an address's health check, or null when it is not healthy within `timeout` ms. */
export function health(address: string | URL, timeout?: number): Promise<unknown>;
/** True while the application's process at an address migrates the database. */
export function isMigrating(address: string | URL, timeout?: number): Promise<boolean>;
/** Polls an address until it is healthy. Returns null when `givenUp()` is true or after `timeout` ms. */
export function untilHealthy(
  address: string | URL,
  options?: { timeout?: number; givenUp?: () => boolean },
): Promise<unknown>;
