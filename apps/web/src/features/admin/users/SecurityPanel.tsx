import { useState } from 'react';
import X from 'lucide-react/icons/x';
import type { SecurityEventsAnswer } from '@crease/core/auth/auth.schema.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { Button } from '../../../ui/Button.js';
import { DataTable, type Column } from '../../../ui/lists/DataTable.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { Select } from '../../../ui/fields/Select.js';
import { ShowMore } from '../../../ui/lists/ShowMore.js';
import { useSecurityEvents } from '../admin.data.js';
import { KINDS, securityDetails, type Kind } from '../admin.words.js';
import * as t from './users.words.en.js';

type Line = SecurityEventsAnswer['events'][number];

const COLUMNS: readonly Column<Line>[] = [
  {
    key: 'what',
    header: t.what,
    card: 'head',
    cell: (line) => (
      <span className="block py-1">
        {line.text}
        {securityDetails(line) !== '' && (
          <span className="block max-w-prose text-xs font-normal break-words text-ink-3">{securityDetails(line)}</span>
        )}
      </span>
    ),
  },
  {
    key: 'at',
    header: t.when,
    card: 'head',
    cell: (line) => <RelativeTime at={line.at} className="text-xs font-normal whitespace-nowrap text-ink-3" />,
  },
  { key: 'who', header: t.account, cell: (line) => line.user_name ?? '–' },
  { key: 'by', header: t.by, cell: (line) => line.actor_name ?? '–' },
  { key: 'device', header: t.device, cell: (line) => line.device ?? '–', card: 'hidden' },
  { key: 'address', header: t.address, cell: (line) => line.address ?? '–' },
];

export function SecurityPanel({
  user,
  onEverybody,
}: {
  user: { uid: string; user_name: string } | null;
  onEverybody: () => void;
}) {
  const [kind, setKind] = useState<Kind>('');
  const query = useSecurityEvents(kind, user?.uid ?? null);
  const lines = query.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <Panel
      title={t.securityLog}
      flush
      state={panelState(query, () => (lines.length === 0 ? { words: t.noEventsOfKind } : null))}
      actions={
        <>
          {user !== null && (
            <Button
              size="sm"
              icon={<X size={14} aria-hidden="true" />}
              aria-label={t.onlyUserShowAll({ user: user.user_name })}
              onClick={onEverybody}
            >
              {user.user_name}
            </Button>
          )}
          <Select label={t.kind} hideLabel className="w-52" value={kind} options={KINDS} onChange={setKind} />
          <DownloadCsv
            name="security-log"
            disabled={lines.length === 0}
            table={async () => (await import('../admin.tables.js')).securityTable(kind, user?.uid ?? null)}
          />
        </>
      }
      footer={query.hasNextPage ? <ShowMore query={query} /> : undefined}
    >
      <DataTable caption={t.securityLog} columns={COLUMNS} rows={lines} rowKey={(line) => line.id} />
    </Panel>
  );
}
