import { useState } from 'react';
import { CopyLeagueDialog } from './CopyLeagueDialog.js';
import { FromArchiveDialog } from './FromArchiveDialog.js';
import { NewLeagueDialog } from './NewLeagueDialog.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import * as t from './enter.words.en.js';

export function CreateLeague(dialog: { onClose: () => void; onCreated: (leagueId: string) => void }) {
  const [start, setStart] = useState<Start>('new');
  const choice = <StartFrom start={start} onChange={setStart} />;
  if (start === 'archive') return <FromArchiveDialog {...dialog} choice={choice} />;
  if (start === 'copy') return <CopyLeagueDialog {...dialog} choice={choice} />;
  return <NewLeagueDialog {...dialog} choice={choice} />;
}

type Start = 'new' | 'archive' | 'copy';

function StartFrom({ start, onChange }: { start: Start; onChange: (start: Start) => void }) {
  return (
    <SegmentedControl
      label={t.begin}
      full
      value={start}
      options={[
        { value: 'new', label: <Words full={t.fromScratch} short={t.scratch} /> },
        { value: 'copy', label: <Words full={t.copyLeague} short={t.copy} /> },
        { value: 'archive', label: <Words full={t.fromArchive} short={t.archive} /> },
      ]}
      onChange={onChange}
    />
  );
}

/** A phone has room for one word of each option; screen readers get all of them. */
function Words({ full, short }: { full: string; short: string }) {
  return (
    <span>
      <span className="max-sm:sr-only">{full}</span>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
    </span>
  );
}
