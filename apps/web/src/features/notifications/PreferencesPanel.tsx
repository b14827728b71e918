import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NOTIFICATION_KINDS, type NotificationKind } from '@crease/core/notifications/notification.rules.js';
import type { PreferencesAnswer } from '@crease/core/notifications/notification.schema.js';
import { request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { SkeletonRows } from '../../ui/page/Skeleton.js';
import { showToast } from '../../ui/layers/toast.js';
import { KindSwitches } from './KindSwitches.js';
import * as t from './notifications.words.en.js';

const KEY = keys.preferences;

/** One switch per email. */
export function PreferencesPanel() {
  const client = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request('GET /notifications/preferences', { signal }),
  });
  const show = (preferences: Partial<Record<NotificationKind, boolean>>) =>
    client.setQueryData<PreferencesAnswer>(KEY, (before) =>
      before === undefined ? before : { ...before, preferences: { ...before.preferences, ...preferences } },
    );
  const change = useMutation({
    mutationFn: (preferences: Partial<Record<NotificationKind, boolean>>) =>
      request('PUT /notifications/preferences', { body: { preferences } }),
    onMutate: async (preferences) => {
      await client.cancelQueries({ queryKey: KEY });
      const before = client.getQueryData<PreferencesAnswer>(KEY);
      show(preferences);
      return { before };
    },
    onSuccess: () => showToast({ kind: 'success', text: t.saved }),
    onError: (error, preferences, kept) => {
      // Roll back only this switch: another may have changed since.
      if (kept?.before !== undefined)
        show(
          Object.fromEntries(
            Object.keys(preferences).map((kind) => [kind, kept.before?.preferences[kind as NotificationKind]]),
          ),
        );
      showToast({ kind: 'error', text: error.message });
    },
    onSettled: () => void client.invalidateQueries({ queryKey: KEY }),
  });
  const answer = query.data;
  return (
    <Panel
      title={t.email}
      state={panelState(query)}
      skeleton={<SkeletonRows rows={NOTIFICATION_KINDS.length} lead={false} />}
    >
      {answer !== undefined && !answer.mail && (
        <p className="mb-3 rounded-md bg-warn-soft px-3 py-2 text-warn">{t.siteSendsNoEmail}</p>
      )}
      <KindSwitches
        begins={t.sendEmailWhen}
        on={answer?.preferences}
        onChange={(kind, on) => change.mutate({ [kind]: on })}
      />
    </Panel>
  );
}
