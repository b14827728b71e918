/**
 * Milliseconds that a `Retry-After` header asks to wait from `now` (milliseconds since 1970): seconds, or a date (RFC
 * 9110, 10.2.3); some servers send fractions of seconds. Null where it asks for nothing that can be read. `most` is the longest wait that is obeyed.
 */
export function retryAfterMs(header: string | null | undefined, now: number, most: number): number | null {
  if (header == null) return null;
  const ms = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, most) : null;
}
