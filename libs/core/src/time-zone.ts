/**
 * True when a text names an IANA time zone, such as 'America/Toronto'. Offsets ('+05:00') are refused: newer Node
 * versions accept them, but PostgreSQL reads them with the opposite sign. PostgreSQL also accepts 'FOO+5' as a zone;
 * `Intl` does not. The server additionally asks its database (`database/time-zones.ts`).
 */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const zoneOfDevice = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** All zones that the device knows; none in browsers that do not list them. */
export const knownZones = (): string[] =>
  typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The wall-clock time in the zone, encoded as a UTC timestamp. */
export function wallClock(at: number, timeZone: string): number {
  const parts = new Map(
    formatFor(timeZone)
      .formatToParts(new Date(at))
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}
