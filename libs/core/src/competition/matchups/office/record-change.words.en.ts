import { locale } from '../../../locale.js';
import { many } from '../../../text.rules.js';
import { recordWords } from '../../champion.words.en.js';
import type { RecordChange } from './record-change.words.js';

const KINDS = [
  ['wins', 'win', 'wins'],
  ['losses', 'loss', 'losses'],
  ['ties', 'tie', 'ties'],
] as const;

/** 'added 2 wins and took 1 tie in the record of Polar Line' */
export const changedRecordWords = ({ team, ...change }: RecordChange): string => {
  const part = (verb: string, sign: 1 | -1) => {
    const named = KINDS.flatMap(([key, one, more]) =>
      change[key] * sign > 0 ? [many(change[key] * sign, one, more)] : [],
    );
    return named.length === 0 ? [] : [`${verb} ${locale.list(named)}`];
  };
  return `${[...part('added', 1), ...part('took', -1)].join(' and ')} in the record of ${team}`;
};

/** '6–3 instead of 4–3–1'; null for a line that lacks the records. */
export const newRecordWords = ({ before, after }: RecordChange): string | null =>
  before && after ? `${recordWords(after)} instead of ${recordWords(before)}` : null;
