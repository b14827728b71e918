import type { Cluster } from './cluster.js';
import { chance, type Figures } from './figures.js';
import { Fleet } from './fleet.js';
import type { RedisServer } from './redis.js';

export class Run {
  readonly problems: string[] = [];
  skipped: string | null = null;
  readonly random: () => number;

  constructor(
    readonly cluster: Cluster,
    /** The shared Redis, with `--redis`. */
    readonly redis: RedisServer | null,
    readonly short: boolean,
    readonly seed: number,
    private readonly shared: { fleet: Fleet | null },
  ) {
    this.random = chance(seed);
  }

  /** Two processes shared by all scenarios without special needs. */
  async fleet(): Promise<Fleet> {
    this.shared.fleet ??= await Fleet.start(this.cluster, { redis: this.redis });
    return this.shared.fleet;
  }

  size(complete: number, short: number): number {
    return this.short ? short : complete;
  }

  say(line: string): void {
    console.log(`   ${line}`);
  }

  figure(what: string, value: Figures | number | string): void {
    this.say(`${what}: ${typeof value === 'number' ? Math.round(value) : value.toString()}`);
  }

  require(holds: boolean, otherwise: string): void {
    if (!holds) this.fail(otherwise);
  }

  fail(problem: string): void {
    this.problems.push(problem);
    console.log(`   ✗ ${problem}`);
  }

  failAll(problems: readonly string[], of = ''): void {
    for (const problem of problems.slice(0, 8)) this.fail(of ? `${of}: ${problem}` : problem);
    if (problems.length > 8) this.fail(`… and ${problems.length - 8} more`);
  }

  /** Skips a part that this machine cannot run. */
  skip(why: string): void {
    this.skipped = why;
  }
}

export interface Scenario {
  readonly name: string;
  readonly title: string;
  run(run: Run): Promise<void>;
}
