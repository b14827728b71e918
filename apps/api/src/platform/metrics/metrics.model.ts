/**
 * Metrics of the service, for Prometheus. Labels have few, fixed values: never a name, an address, a league or an
 * amount.
 */
interface Measured {
  readonly name: string;
  readonly help: string;
  readonly labels?: readonly string[];
}

export const COUNTERS = {
  mails: {
    name: 'crease_mails_total',
    help: 'Attempts to send a mail by outcome.',
    labels: ['outcome'],
    outcomes: ['sent', 'failed', 'withdrawn'],
  },
  pushes: {
    name: 'crease_pushes_total',
    help: 'Attempts to send a push message by outcome.',
    labels: ['outcome'],
    outcomes: ['sent', 'later', 'gone', 'tooLarge', 'refused'],
  },
  webhooks: {
    name: 'crease_webhooks_total',
    help: 'Attempts to deliver to a league webhook by outcome.',
    labels: ['outcome'],
    outcomes: ['sent', 'wait', 'refused', 'gone', 'failed'],
  },
} as const satisfies Record<string, Measured & { readonly outcomes: readonly string[] }>;

/** Durations in seconds. */
export const HISTOGRAMS = {
  requests: {
    name: 'crease_request_seconds',
    help: 'Time from a request to the end of its answer, by call and status.',
    labels: ['call', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
  },
  picks: {
    name: 'crease_pick_seconds',
    help: 'Time from a draft pick to its acknowledgement, by status.',
    labels: ['status'],
    buckets: [0.001, 0.002, 0.004, 0.008, 0.016, 0.032, 0.064, 0.125, 0.25, 0.5, 1, 2.5],
  },
  eventLag: {
    name: 'crease_event_lag_seconds',
    help: 'Age of events of other processes when they reach the sockets of this process.',
    labels: [],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  },
  relayLook: {
    name: 'crease_relay_look_seconds',
    help: 'Duration of a look for events that did not arrive directly.',
    labels: [],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
  },
} as const satisfies Record<string, Measured & { readonly buckets: readonly number[] }>;

export const GAUGES = {
  relayAge: { name: 'crease_relay_age_seconds', help: 'Time since the event table was read to its end.' },
  clockAge: { name: 'crease_clock_age_seconds', help: 'Time since the database’s clock was last read.' },
  taskEnded: {
    name: 'crease_task_ended_timestamp_seconds',
    help: 'When a timed task last ended in this process, in seconds since 1970.',
    labels: ['task'],
  },
  taskSucceeded: {
    name: 'crease_task_succeeded_timestamp_seconds',
    help: 'When a timed task last succeeded in this process, in seconds since 1970.',
    labels: ['task'],
  },
  taskSeconds: {
    name: 'crease_task_seconds',
    help: 'Duration of a timed task’s last run in this process.',
    labels: ['task'],
  },
  maintenance: {
    name: 'crease_maintenance',
    help: '1 during maintenance, in which no timed task starts, otherwise 0.',
  },
  jobs: { name: 'crease_jobs', help: 'Jobs by queue and state.', labels: ['queue', 'state'] },
  sockets: { name: 'crease_sockets', help: 'Connected sockets of this process.' },
  rooms: { name: 'crease_rooms', help: 'Socket rooms with at least one socket of this process.' },
  connections: {
    name: 'crease_database_connections',
    help: 'Database connections of this process by pool and state; waiting are requests for one.',
    labels: ['pool', 'state'],
  },
  failures: {
    name: 'crease_failures',
    help: 'Failures without a caller since the start of this process, by place.',
    labels: ['place'],
  },
  drafts: {
    name: 'crease_drafts',
    help: 'Drafts of the installation that have not ended, by status.',
    labels: ['status'],
  },
  leagues: { name: 'crease_leagues', help: 'Leagues of the installation.' },
  delayedLeagues: { name: 'crease_delayed_leagues', help: 'Leagues with delayed work, by task.', labels: ['task'] },
  importAge: {
    name: 'crease_import_age_seconds',
    help: 'Time since the last import of each kind ended.',
    labels: ['kind'],
  },
  backupAge: {
    name: 'crease_backup_age_seconds',
    help: 'Time since the last daily backup that succeeded, or since the start of this process before the first one.',
  },
} as const satisfies Record<string, Measured>;

export type Counted = keyof typeof COUNTERS;
export type Timed = keyof typeof HISTOGRAMS;
export type Read = keyof typeof GAUGES;

type LabelsOf<M extends Measured> = M extends { readonly labels: readonly (infer Label extends string)[] }
  ? Readonly<Record<Label, string>>
  : Readonly<Record<never, string>>;
export type CounterLabels<Key extends Counted> = LabelsOf<(typeof COUNTERS)[Key]>;
export type TimedLabels<Key extends Timed> = LabelsOf<(typeof HISTOGRAMS)[Key]>;
export interface Reading<Key extends Read> {
  readonly labels: LabelsOf<(typeof GAUGES)[Key]>;
  readonly value: number;
}
