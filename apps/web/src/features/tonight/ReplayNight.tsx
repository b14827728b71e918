import { useMutation, useQueryClient } from '@tanstack/react-query';
import Moon from 'lucide-react/icons/moon';
import { Button } from '../../ui/Button.js';
import { MenuItem } from '../../ui/layers/MenuItem.js';
import { PageMenu } from '../../ui/page/PageMenu.js';
import { cx } from '../../ui/cx.js';
import { showToast } from '../../ui/layers/toast.js';
import { ApiRefusal, request } from '../../platform/requests/api-client.js';
import { keys } from '../open-league/league-data.js';
import { useOnce } from '../../platform/requests/once.js';
import { useReplay } from './tonight-data.js';
import * as t from './tonight.words.en.js';

/** `toast`: announces the start of the night where nothing on the page does. */
function useReplayNight(leagueId: string, { toast = false } = {}) {
  const replay = useReplay(leagueId);
  const once = useOnce();
  const client = useQueryClient();
  const play = useMutation({
    mutationFn: () => once('replay', (key) => request('POST /:league_id/tonight/replay', { league_id: leagueId, key })),
    // Not passed to `mutate`: the item unmounts with its menu, and its callbacks would not run.
    onSuccess: () => {
      if (toast) showToast({ kind: 'success', text: t.inventedNightRunning });
      return client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
    onError: (error) =>
      showToast({
        kind: 'error',
        text: error.message,
        ...(error instanceof ApiRefusal && error.refusal.fix !== undefined ? { detail: error.refusal.fix } : {}),
      }),
  });
  return { replay, play };
}

/** Starts invented games of sample players, at one hour per minute. */
export function ReplayNight({ leagueId, className }: { leagueId: string; className?: string }) {
  const { replay, play } = useReplayNight(leagueId);
  if (replay === null) return null;
  return (
    <div className={cx('flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-ink-2', className)}>
      <Moon size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
      <p className="min-w-0 flex-1 basis-56" role="status">
        {replay.under_way ? t.inventedNightRunning : t.inventedNightHint}
      </p>
      {!replay.under_way && (
        <Button size="sm" busy={play.isPending} onClick={() => play.mutate()}>
          {replay.over ? t.playNightAgain : t.playTonightsGames}
        </Button>
      )}
    </div>
  );
}

/** The same as a button in a page's bar, until the games have begun. */
export function ReplayButton({ leagueId }: { leagueId: string }) {
  const { replay, play } = useReplayNight(leagueId, { toast: true });
  if (replay === null || replay.under_way) return null;
  return (
    <Button variant="primary" busy={play.isPending} onClick={() => play.mutate()}>
      {replay.over ? t.playNightAgain : t.playTonightsGames}
    </Button>
  );
}

/** The same as the menu of a page that has no other items. */
export function ReplayMenu({ leagueId }: { leagueId: string }) {
  if (useReplay(leagueId) === null) return null;
  return (
    <PageMenu>
      <ReplayNightItem leagueId={leagueId} />
    </PageMenu>
  );
}

/** The same as an item of a page's menu, for pages that begin with their figures. */
export function ReplayNightItem({ leagueId }: { leagueId: string }) {
  const { replay, play } = useReplayNight(leagueId, { toast: true });
  if (replay === null) return null;
  return (
    <MenuItem
      icon={<Moon size={16} aria-hidden="true" />}
      disabled={replay.under_way || play.isPending}
      onSelect={() => play.mutate()}
    >
      {replay.under_way ? t.nightIsBeingPlayed : replay.over ? t.playNightAgain : t.playTonightsGames}
    </MenuItem>
  );
}
