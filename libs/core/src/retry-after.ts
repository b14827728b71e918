/**
 * Milliseconds to wait according to a `Retry-After` header: seconds, or a date relative to `now` (milliseconds since
 * 1970; RFC 9110, 10.2.3). Null without a valid value. `most` is the longest wait that is accepted.
 */
export function retryAfterMs(header: string | null | undefined, now: number, most: number): number | null {
  if (header == null) return null;
  const ms = /^\d+(\.\d+)?$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - now;
  return Number.isFinite(ms) && ms > 0 ? Math.min(ms, most) : null;
}
