import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.js';
import { ErrorState } from '../../ui/Panel.js';
import { Select } from '../../ui/Select.js';
import { SkeletonRows } from '../../ui/Skeleton.js';
import { formatExact } from '../../ui/time.js';
import { Markdown } from './Markdown.js';
import { useRulesHistory } from './rules.api.js';

/** Earlier versions of the commissioner's rules, to be read. */
export function RulesHistory({ leagueId, onClose }: { leagueId: string; onClose: () => void }) {
  const query = useRulesHistory(leagueId);
  const [chosen, setChosen] = useState<string | null>(null);
  const texts = query.data ?? [];
  const shown = texts.find(({ id }) => id === chosen) ?? texts[0];
  return (
    <Dialog open size="md" onClose={onClose} title="History of the rules">
      {shown === undefined ? (
        query.data !== undefined ? (
          <p className="text-ink-3">Nothing has been written yet.</p>
        ) : query.error === null ? (
          <SkeletonRows rows={5} lead={false} />
        ) : (
          <ErrorState message={query.error.message} retry={() => void query.refetch()} retrying={query.isFetching} />
        )
      ) : (
        <>
          <Select
            label="Version"
            value={shown.id}
            options={texts.map((one, index) => ({ value: one.id, label: `${index === 0 ? 'Now: ' : ''}${one.written_by}, ${formatExact(Date.parse(one.written_at))}` }))}
            onChange={setChosen}
            className="mb-4"
          />
          {shown.body.trim() === '' ? <p className="text-ink-3">The text was taken down.</p> : <Markdown text={shown.body} />}
        </>
      )}
    </Dialog>
  );
}
