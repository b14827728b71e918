const WRITE_EVERY_MS = 60_000;

interface Place {
  writtenAt: number;
  unwritten: number;
}

/** Writes the first line of a place, then at most one a minute with the number in between. */
export class RareLog {
  private readonly places = new Map<string, Place>();

  constructor(
    private readonly writeLine: (line: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  write(name: string, text: string): void {
    const place = this.places.get(name) ?? { writtenAt: -Infinity, unwritten: 0 };
    this.places.set(name, place);
    if (this.now() - place.writtenAt < WRITE_EVERY_MS) {
      place.unwritten += 1;
      return;
    }
    const before = place.unwritten === 0 ? '' : ` (${place.unwritten} more since the last line)`;
    this.writeLine(`${name}: ${text}${before}`);
    place.writtenAt = this.now();
    place.unwritten = 0;
  }
}
