import type { SeededLeague } from '../../apps/api/src/testing/draft-fixture.js';
import { HttpLine } from '../lib/http-line.js';
import { databaseOf, startFloor, type Floor, type Product } from '../lib/world.js';

type Path = (number: number) => string;

export interface Pair {
  readonly ours: number[];
  readonly floor: number[];
  /** Sizes of the last answers. */
  readonly bytes: { readonly ours: number; readonly floor: number };
}

/** Reads from the application and the floor, each over one keep-alive connection, as a manager of the league. */
export class Reader {
  private constructor(
    private readonly lines: { readonly ours: HttpLine; readonly floor: HttpLine },
    private readonly bare: Floor,
    private readonly token: () => string,
  ) {}

  static async open(product: Product, league: SeededLeague, url = product.urls[0] ?? ''): Promise<Reader> {
    const bare = await startFloor('read-floor.mjs', { DATABASE_URL: databaseOf(product) });
    const lines = { ours: new HttpLine(url), floor: new HttpLine(bare.url) };
    await Promise.all([lines.ours.opened, lines.floor.opened]);
    return new Reader(lines, bare, () => league.teams[1]?.manager?.token ?? '');
  }

  /** Milliseconds of one answer of the application. */
  async ours(path: string, headers = '', expected = 200): Promise<{ ms: number; bytes: number }> {
    const begun = performance.now();
    const { status, body, at } = await this.lines.ours.get(path, `Authorization: Bearer ${this.token()}\r\n${headers}`);
    if (status !== expected) throw new Error(`${path} was answered with ${status}: ${body.slice(0, 300)}`);
    return { ms: at - begun, bytes: body.length };
  }

  async floor(path: string): Promise<{ ms: number; bytes: number }> {
    const begun = performance.now();
    const { status, body, at } = await this.lines.floor.get(path, '');
    if (status !== 200) throw new Error(`${path} was answered with ${status}`);
    return { ms: at - begun, bytes: body.length };
  }

  /** Alternates short rounds of both, so that drift affects them equally. The first rounds are warm-up. */
  async compare(ours: Path, floor: Path, rounds: number, perRound = 40, warmUp = 6): Promise<Pair> {
    const times = { ours: [] as number[], floor: [] as number[] };
    const bytes = { ours: 0, floor: 0 };
    let number = 0;
    for (let round = -warmUp; round < rounds; round += 1) {
      for (const [side, path] of [
        ['floor', floor],
        ['ours', ours],
      ] as const) {
        for (let request = 0; request < perRound; request += 1) {
          const answer = await this[side](path(number + request));
          bytes[side] = answer.bytes;
          if (round >= 0) times[side].push(answer.ms);
        }
      }
      number += perRound;
    }
    return { ...times, bytes };
  }

  async close(): Promise<void> {
    this.lines.ours.close();
    this.lines.floor.close();
    await this.bare.stop();
  }
}
