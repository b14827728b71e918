import type { ConflictPolicy } from '@crease/core/players/files/hit-conflicts.rules.js';
import type { UPLOAD_KINDS } from '@crease/core/players/files/upload.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { useRefreshAdmin } from '../admin.data.js';
import { countWords } from './ReportRows.js';
import * as t from './imports.words.en.js';

interface Sending {
  readonly kind: (typeof UPLOAD_KINDS)[number];
  readonly file: Blob;
  readonly name: string;
  readonly dryRun: boolean;
  readonly leagueId?: string | null;
  readonly conflicts?: ConflictPolicy;
}

export function useSendFile() {
  const refresh = useRefreshAdmin();
  return useChange({
    send: ({ kind, file, name, dryRun, leagueId = null, conflicts }: Sending) => {
      const form = new FormData();
      form.append('file', file, name);
      return request('POST /admin/imports', {
        query: { kind, dry_run: dryRun, league_id: leagueId, conflicts: conflicts ?? null },
        body: form,
      });
    },
    said: ({ dry_run, source, counts }) =>
      dry_run ? null : { text: t.sourceWasImported({ source }), detail: countWords(counts) },
    onDone: ({ dry_run }) => {
      if (!dry_run) refresh();
    },
  });
}

export const POLICIES = [
  { value: 'ask', label: t.takeNewerListEach },
  { value: 'stored', label: t.keepAllStoredFigures },
  { value: 'file', label: t.takeAllOfFile },
] as const;
