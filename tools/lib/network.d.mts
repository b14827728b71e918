/** A port nobody listens on at this moment. */
export function freePort(host?: string): Promise<number>;
/** null when a server could listen there, otherwise the system's error code. */
export function portProblem(port: number, host?: string): Promise<string | null>;
/** The answer of an address's health check, or null when nothing healthy answers there within `timeout` ms. */
export function health(address: string | URL, timeout?: number): Promise<unknown>;
/** Polls an address until it is healthy, `givenUp()` is true or `timeout` ms have passed; null in the last two cases. */
export function untilHealthy(
  address: string | URL,
  options?: { timeout?: number; givenUp?: () => boolean },
): Promise<unknown>;
