import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import * as t from './enter.words.en.js';

export type Start = 'new' | 'archive' | 'copy';

export function StartFrom({ start, onChange }: { start: Start; onChange: (start: Start) => void }) {
  return (
    <SegmentedControl
      label={t.begin}
      full
      value={start}
      options={[
        { value: 'new', label: <Words wide="From " word="scratch" /> },
        { value: 'copy', label: <Words word="Copy" rest=" a league" /> },
        { value: 'archive', label: <Words wide="From an " word="archive" /> },
      ]}
      onChange={onChange}
    />
  );
}

/** A phone has room for one word of each option; screen readers get all of them. */
function Words({ wide = '', word, rest = '' }: { wide?: string; word: string; rest?: string }) {
  return (
    <span>
      <span className="max-sm:sr-only">{wide}</span>
      <span className="max-sm:capitalize">{word}</span>
      <span className="max-sm:sr-only">{rest}</span>
    </span>
  );
}
