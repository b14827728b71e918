import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConflictsAnswer, TwinsAnswer } from '@crease/core/imports/desk/desk.answers.js';
import type { MergeBody, SettleBody } from '@crease/core/imports/desk/desk.schema.js';
import { request, buildUrl } from '../../../platform/requests/api-client.js';
import { freshToken } from '../../../platform/session/auth-store.js';
import { saveFile } from '../../../platform/files/save-file.js';
import { useChange } from '../../../platform/requests/use-change.js';
import * as t from './imports.words.en.js';

const ADMIN = ['admin'] as const;
const WORLD = [...ADMIN, 'world'] as const;
const CONFLICTS = [...ADMIN, 'conflicts'] as const;
/** In milliseconds: polling interval while a job runs, and otherwise. */
const OFTEN_MS = 1_000;
const NOW_AND_THEN_MS = 30_000;

export const useWorld = () =>
  useQuery({
    queryKey: WORLD,
    queryFn: ({ signal }) => request('GET /admin/world', { signal }),
    refetchInterval: ({ state }) => (state.data?.job?.state === 'running' ? OFTEN_MS : NOW_AND_THEN_MS),
  });

export function useLoadWorld() {
  const client = useQueryClient();
  return useChange({
    send: () => request('POST /admin/world'),
    onDone: (world) => client.setQueryData(WORLD, world),
    onError: () => client.invalidateQueries({ queryKey: WORLD }),
  });
}

/** Progress of running imports; polls while the user waits for one. */
export const useImportJobs = (waiting: boolean) =>
  useQuery({
    queryKey: [...ADMIN, 'jobs'],
    queryFn: async ({ signal }) => (await request('GET /admin/import-jobs', { signal })).jobs,
    enabled: waiting,
    refetchInterval: OFTEN_MS,
  });

export const useConflicts = () =>
  useQuery({
    queryKey: CONFLICTS,
    queryFn: ({ signal }) => request('GET /admin/contract-conflicts', { signal }),
    refetchInterval: NOW_AND_THEN_MS,
  });

export function useSettle() {
  const client = useQueryClient();
  return useChange({
    send: (body: SettleBody) => request('POST /admin/contract-conflicts', { body }),
    onDone: (open: ConflictsAnswer) => client.setQueryData(CONFLICTS, open),
    stale: [WORLD, ['league']],
  });
}

const TWINS = [...ADMIN, 'twins'] as const;

/** Prospects created by leagues who have since appeared in the NHL data. */
export const useTwins = () =>
  useQuery({
    queryKey: TWINS,
    queryFn: ({ signal }) => request('GET /admin/player-twins', { signal }),
    refetchInterval: NOW_AND_THEN_MS,
  });

export function useMerge() {
  const client = useQueryClient();
  return useChange({
    send: (body: MergeBody) => request('POST /admin/player-twins', { body }),
    onDone: (left: TwinsAnswer) => client.setQueryData(TWINS, left),
    stale: [['league']],
    onError: () => client.invalidateQueries({ queryKey: TWINS }),
  });
}

export const ROW_KINDS = [
  { value: 'all', label: t.all },
  { value: 'refused', label: t.refused },
  { value: 'conflicts', label: t.disagree },
  { value: 'updated', label: t.changed },
  { value: 'created', label: t.newRows },
  { value: 'unchanged', label: t.same },
] as const;
export type RowKind = (typeof ROW_KINDS)[number]['value'];

export const useImportRows = (importId: string, kind: RowKind) =>
  useInfiniteQuery({
    queryKey: [...ADMIN, 'import', importId, kind],
    queryFn: ({ pageParam, signal }) =>
      request('GET /admin/imports/:import_id', {
        import_id: importId,
        query: { action: kind === 'all' ? null : kind, after: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  });

/** Downloads the players as a table to fill in with cap hits. */
export async function saveTemplate(season: string, all: boolean): Promise<void> {
  // A plain link would not send the session's token.
  const token = await freshToken();
  const response = await fetch(buildUrl('admin/contracts-template.csv', { all }), {
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
    credentials: 'same-origin',
  });
  if (!response.ok) throw new Error(`The template could not be fetched: ${response.status}`);
  saveFile(await response.blob(), `contracts-${season}.csv`);
}
