import { locale } from '../../../locale.js';
import { many } from '../../../text.rules.js';
import type { WinRecord } from '../../champion.words.js';

/** Results that a commissioner adds to a record; those below 0 are taken. */
export interface RecordChange extends WinRecord {
  readonly team: string;
}

const KINDS = [
  ['wins', 'win', 'wins'],
  ['losses', 'loss', 'losses'],
  ['ties', 'tie', 'ties'],
] as const;

/** 'added 2 wins and took 1 tie in the record of Polar Line' */
export function changedRecordWords({ team, ...change }: RecordChange): string {
  const part = (verb: string, sign: 1 | -1) => {
    const named = KINDS.flatMap(([key, one, more]) =>
      change[key] * sign > 0 ? [many(change[key] * sign, one, more)] : [],
    );
    return named.length === 0 ? [] : [`${verb} ${locale.list(named)}`];
  };
  return `${[...part('added', 1), ...part('took', -1)].join(' and ')} in the record of ${team}`;
}
