import { useInfiniteQuery, useMutation, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import type { NoticeEntry, NoticesAnswer } from '@crease/core/notifications/notification.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { showToast } from '../../ui/layers/toast.js';

const LIST = [...keys.notices, 'list'] as const;
type Pages = InfiniteData<NoticesAnswer>;
type Change = { readonly ids: string[]; readonly read: boolean } | { readonly up_to: string };

/** The reader's notices, and a mutation that marks them. A mark shows at once and is rolled back on failure. */
export function useNotices() {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: LIST,
    queryFn: ({ pageParam, signal }) =>
      request('GET /notices', { query: { limit: 30, ...(pageParam === null ? {} : { before: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const change = useMutation({
    mutationKey: keys.notices,
    // In sequence, so that the last click wins.
    scope: { id: 'notices' },
    mutationFn: (body: Change) => request('POST /notices/read', { body }),
    onMutate: async (body) => {
      await client.cancelQueries({ queryKey: LIST });
      client.setQueryData<Pages>(LIST, (before) => before && marked(before, body));
    },
    onError: (error) => showToast({ kind: 'error', text: error.message }),
    // A refetch between two mutations would show the first without the second.
    onSettled: () => {
      if (client.isMutating({ mutationKey: keys.notices }) === 1)
        void client.invalidateQueries({ queryKey: keys.notices });
    },
  });
  const notices = query.data?.pages.flatMap((page) => page.notices) ?? [];
  return {
    query,
    notices,
    unread: query.data?.pages[0]?.unread ?? 0,
    mark: ({ id }: NoticeEntry, read: boolean) => change.mutate({ ids: [id], read }),
    markAll: () => {
      const newest = notices[0]?.id;
      if (newest !== undefined) change.mutate({ up_to: newest });
    },
  };
}

/** The pages after the server has applied the change. */
function marked(before: Pages, body: Change): Pages {
  const meant = ({ id }: NoticeEntry) => ('ids' in body ? body.ids.includes(id) : Number(id) <= Number(body.up_to));
  const read = 'ids' in body ? body.read : true;
  const moved = before.pages
    .flatMap(({ notices }) => notices)
    .filter((notice) => meant(notice) && notice.read !== read);
  const by = read ? -moved.length : moved.length;
  return {
    ...before,
    pages: before.pages.map((page) => ({
      ...page,
      unread: 'ids' in body ? Math.max(0, page.unread + by) : 0,
      notices: page.notices.map((notice) => (meant(notice) ? { ...notice, read } : notice)),
    })),
  };
}
