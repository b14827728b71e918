import { useMutation } from '@tanstack/react-query';
import type { ConflictPolicy } from '@crease/core/players/files/hit-conflicts.rules.js';
import type { UPLOAD_KINDS } from '@crease/core/players/files/upload.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { showToast } from '../../../ui/layers/toast.js';
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

/** Sends a file: first as a trial run, then as the import. */
export function useSendFile() {
  const refresh = useRefreshAdmin();
  return useMutation({
    mutationFn: ({ kind, file, name, dryRun, leagueId = null, conflicts }: Sending) => {
      const form = new FormData();
      form.append('file', file, name);
      return request('POST /admin/imports', {
        query: { kind, dry_run: dryRun, league_id: leagueId, conflicts: conflicts ?? null },
        body: form,
      });
    },
    onSuccess: (answer) => {
      if (answer.dry_run) return;
      showToast({
        kind: 'success',
        text: t.sourceWasImported({ source: answer.source }),
        detail: countWords(answer.counts),
      });
      refresh();
    },
  });
}

export const POLICIES = [
  { value: 'ask', label: t.takeNewerListEach },
  { value: 'stored', label: t.keepAllStoredFigures },
  { value: 'file', label: t.takeAllOfFile },
] as const;
