import type * as prometheus from 'prom-client';
import type { Config } from '../config/config.js';
import { failures } from '../failures.js';
import {
  COUNTERS,
  GAUGES,
  HISTOGRAMS,
  type Counted,
  type CounterLabels,
  type Read,
  type Reading,
  type Timed,
  type TimedLabels,
} from './metrics.model.js';

type Library = typeof prometheus;
type Labels = Record<string, string>;

/**
 * This process's figures, as Prometheus text. Without `METRICS_PORT` and `METRICS_TOKEN` nothing is measured and the
 * library is not loaded.
 */
export class Metrics {
  private readonly registry: prometheus.Registry | null = null;
  private readonly counters = new Map<Counted, prometheus.Counter>();
  private readonly histograms = new Map<Timed, prometheus.Histogram>();

  constructor(private readonly library: Library | null) {
    if (library === null) return;
    const registry = (this.registry = new library.Registry());
    // Memory, processor time, delay of the event loop, garbage collection.
    library.collectDefaultMetrics({ register: registry });
    for (const [key, { name, help, labels, outcomes }] of Object.entries(COUNTERS)) {
      const counter = new library.Counter({ name, help, labelNames: labels, registers: [registry] });
      // Without a first 0, the first failures after a start would be no increase.
      for (const outcome of outcomes) counter.inc({ outcome }, 0);
      this.counters.set(key as Counted, counter);
    }
    for (const [key, { name, help, labels, buckets }] of Object.entries(HISTOGRAMS))
      this.histograms.set(
        key as Timed,
        new library.Histogram({ name, help, labelNames: labels, buckets: [...buckets], registers: [registry] }),
      );
  }

  static async of(config: Pick<Config, 'METRICS_PORT' | 'METRICS_TOKEN'>): Promise<Metrics> {
    const isOn = config.METRICS_PORT !== undefined || config.METRICS_TOKEN !== undefined;
    return new Metrics(isOn ? await import('prom-client') : null);
  }

  get isOn(): boolean {
    return this.registry !== null;
  }

  count<Key extends Counted>(key: Key, labels: CounterLabels<Key>): void {
    this.counters.get(key)?.inc(labels as Labels);
  }

  time<Key extends Timed>(key: Key, seconds: number, labels: TimedLabels<Key>): void {
    this.histograms.get(key)?.observe(labels as Labels, seconds);
  }

  /** Registers how a gauge is read. A failed reading leaves that gauge out of the answer. */
  read<Key extends Read>(key: Key, readings: () => readonly Reading<Key>[] | Promise<readonly Reading<Key>[]>): void {
    if (this.library === null || this.registry === null) return;
    const { name, help, ...more }: { name: string; help: string; labels?: readonly string[] } = GAUGES[key];
    new this.library.Gauge({
      name,
      help,
      labelNames: more.labels ?? [],
      registers: [this.registry],
      async collect() {
        this.reset();
        try {
          for (const { labels, value } of await inTime(Promise.resolve(readings()))) this.set(labels as Labels, value);
        } catch (error) {
          failures.record(`metrics.${key}`, error);
          // Without labels, a reset sets 0.
          this.remove({});
        }
      },
    });
  }

  /** All figures as text; null while metrics are off. */
  async text(): Promise<{ readonly type: string; readonly body: string } | null> {
    return this.registry === null ? null : { type: this.registry.contentType, body: await this.registry.metrics() };
  }
}

/** A scrape waits for every gauge: one that hangs must not hold the others. */
const READ_WITHIN_MS = 2_000;

async function inTime<T>(reading: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It was not read in time.')), READ_WITHIN_MS);
  });
  return Promise.race([reading, late]).finally(() => clearTimeout(timer));
}

export const one = (value: number): [{ readonly labels: Readonly<Record<never, string>>; readonly value: number }] => [
  { labels: {}, value },
];
