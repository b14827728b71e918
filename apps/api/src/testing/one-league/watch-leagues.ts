import type pg from 'pg';
import { TWO_LEAGUES } from './league-triggers.js';
import { SEVERAL_LEAGUES } from './several-leagues.js';

const FRAMES = 40;
const OF_PRODUCT = /apps\/api\/src\/(?!testing\/)(?!.*\.test\.ts)(?!platform\/slow-log)/;
/** `Database.query` without a name is a test's own statement. */
const OF_TEST = /\bDatabase\.query\b/;

interface Asked {
  readonly text: string;
  readonly name: string | null;
  readonly from: readonly string[];
}

export class LeagueWatch {
  private readonly found = new Set<string>();
  private readonly known = new WeakSet<pg.PoolClient>();

  follow(pool: pg.Pool): void {
    pool.on('acquire', (client) => {
      if (this.known.has(client)) return;
      this.known.add(client);
      this.attach(client);
    });
  }

  check(): void {
    if (this.found.size > 0)
      throw new Error(
        `Write each league in a transaction of its own, or add the reason to SEVERAL_LEAGUES:\n${[...this.found].join('\n')}`,
      );
  }

  private attach(client: pg.PoolClient): void {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    let asked = (): Asked => ({ text: '', name: null, from: [] });
    Object.assign(client, {
      query: (...given: unknown[]) => {
        const limit = Error.stackTraceLimit;
        Error.stackTraceLimit = FRAMES;
        const here = new Error();
        Error.stackTraceLimit = limit;
        asked = () => ({ ...statementOf(given[0]), from: framesOf(here) });
        return query(...given);
      },
    });
    client.on('notice', ({ message }) => {
      if (message?.startsWith(TWO_LEAGUES)) this.record(message, asked());
    });
  }

  private record(message: string, { text, name, from }: Asked): void {
    if (from.length === 0 && name === null) return;
    if (from.some((frame) => SEVERAL_LEAGUES.some(({ by }) => frame.includes(`${by}:`)))) return;
    this.found.add([message, name ?? text.slice(0, 200), ...from.slice(0, 6)].join('\n  '));
  }
}

function statementOf(given: unknown): Pick<Asked, 'text' | 'name'> {
  if (typeof given === 'string') return { text: given, name: null };
  const { text = '', name = null } = given as { text?: string; name?: string };
  return { text, name };
}

/** Frames of the product, as `function (file:line`. */
const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').flatMap((line) => {
    if (!OF_PRODUCT.test(line) || OF_TEST.test(line)) return [];
    return [
      line
        .trim()
        .replace(/^at (?:async )?/, '')
        .replace(/\(?(?:file:\/\/)?\/[^(]*apps\/api\/src\//, '(')
        .replace(/:\d+\)?$/, ''),
    ];
  });
