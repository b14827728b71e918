import { Suspense, useState } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Plus from 'lucide-react/icons/plus';
import { wishKey, type Wish } from '@crease/core/draft/queue/wish.rules.js';
import { Button } from '../../../ui/Button.js';
import { EmptyState } from '../../../ui/page/EmptyState.js';
import { ErrorState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { Switch } from '../../../ui/fields/Switch.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { request } from '../../../platform/requests/api-client.js';
import { useScope, useView } from '../state/room-context.js';
import { useCommand, useTeam } from '../state/room-hooks.js';
import { usePermission } from '../state/use-permission.js';
import { showZone } from '../state/room-ui.store.js';
import type { Pool } from '../state/pool.model.js';
import { QueueList } from './QueueList.js';
import { useQueue } from '../state/use-queue.js';
import * as t from './queue.words.en.js';

const WishDialog = lazyPart(() => import('./WishDialog.js'));

/** The user's wishes in order. Auto takes the first one that gives a legal player. */
export function QueueZone() {
  const { pool } = useScope();
  const teamId = useView((view) => view.my.teamIds[0] ?? null);
  const queue = useQueue();
  if (teamId === null)
    return (
      <EmptyState
        className="h-full"
        icon={<ListOrdered size={20} aria-hidden="true" />}
        words={t.noTeamInDraft}
        detail={t.queueBelongsToManager}
      />
    );
  if (queue.status === 'failed')
    return <ErrorState message={queue.failure ?? t.queueNotLoaded} retry={queue.retry} className="h-full" />;
  if (queue.status === 'loading' || pool === null) return <SkeletonRows rows={6} />;
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Auto teamId={teamId} />
      {queue.failure !== null && (
        <p role="alert" className="flex items-center gap-2 border-b border-line bg-bad-soft px-3 py-2 text-xs text-bad">
          <CircleAlert size={14} aria-hidden="true" className="shrink-0" />
          <span className="min-w-0 flex-1">{queue.failure}</span>
          <Button size="sm" onClick={queue.retry}>
            {t.saveAgain}
          </Button>
        </p>
      )}
      <Wishes teamId={teamId} pool={pool} />
    </div>
  );
}

function Wishes({ teamId, pool }: { teamId: string; pool: Pool }) {
  const { ui } = useScope();
  const queue = useQueue();
  /** The wish being edited: an existing one, or null for a new rule. */
  const [writing, write] = useState<{ readonly wish: Wish | null } | null>(null);
  const newRule = (
    <Button size="sm" icon={<Plus size={14} aria-hidden="true" />} onClick={() => write({ wish: null })}>
      {t.addRule}
    </Button>
  );
  const put = (wish: Wish) => {
    const key = writing?.wish == null ? null : wishKey(writing.wish);
    const same = (one: Wish) => wishKey(one) === key;
    const others = queue.wishes.filter((one) => wishKey(one) !== wishKey(wish) || same(one));
    queue.set(key !== null && others.some(same) ? others.map((one) => (same(one) ? wish : one)) : [...others, wish]);
    write(null);
  };
  return (
    <>
      {queue.wishes.length === 0 ? (
        <EmptyState
          className="flex-1"
          icon={<ListOrdered size={20} aria-hidden="true" />}
          words={t.queueIsEmpty}
          detail={t.emptyQueueHint}
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Button size="sm" onClick={() => showZone(ui, 'players')} className="xl:hidden">
                {t.findPlayers}
              </Button>
              {newRule}
            </span>
          }
        />
      ) : (
        <QueueList teamId={teamId} pool={pool} newRule={newRule} write={(wish) => write({ wish })} />
      )}
      {writing !== null && (
        <Suspense>
          <WishDialog wish={writing.wish} teamId={teamId} pool={pool} save={put} close={() => write(null)} />
        </Suspense>
      )}
    </>
  );
}

function Auto({ teamId }: { teamId: string }) {
  const { at } = useScope();
  const team = useTeam(teamId);
  const { may } = usePermission('setAuto');
  const { run, busy, failure } = useCommand();
  if (team === undefined) return null;
  const on = team.auto !== 'off';
  return (
    <div className="shrink-0 border-b border-line px-3 py-1">
      <Switch
        label={t.auto}
        hint={on ? t.autoOnHint : t.autoOffHint}
        checked={on}
        disabled={!may || busy}
        onChange={(wanted) =>
          void run(() =>
            request('PUT /:league_id/drafts/:draft_id/auto', { ...at, body: { team_id: teamId, on: wanted } }),
          )
        }
      />
      {failure !== null && (
        <p role="alert" className="pb-1 text-xs font-medium text-bad">
          {failure.text} {failure.fix}
        </p>
      )}
    </div>
  );
}
