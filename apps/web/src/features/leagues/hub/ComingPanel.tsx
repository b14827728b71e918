import { useMutation, useQueryClient } from '@tanstack/react-query';
import Undo2 from 'lucide-react/icons/undo-2';
import type { SettingChangeView } from '@crease/core/leagues/settings.answers.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { Badge } from '../../../ui/marks/Badge.js';
import { Button } from '../../../ui/Button.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { showToast } from '../../../ui/layers/toast.js';
import { beginsWords, useSettings } from '../settings/settings.data.js';
import * as t from './hub.words.en.js';

export function ComingPanel({ league, canChange }: { league: LeagueView; canChange: boolean }) {
  const query = useSettings(league.league_id);
  if (query.data !== undefined && query.data.coming.length === 0) return null;
  return (
    <Panel title={t.comingChanges} state={panelState(query)} flush>
      <ul>
        {query.data?.coming.map((change) => (
          <Coming key={change.id} league={league} change={change} canChange={canChange} />
        ))}
      </ul>
    </Panel>
  );
}

function Coming({ league, change, canChange }: { league: LeagueView; change: SettingChangeView; canChange: boolean }) {
  const client = useQueryClient();
  const back = useMutation({
    mutationFn: () =>
      request('DELETE /:league_id/settings/coming/:change_id', { league_id: league.league_id, change_id: change.id }),
    onSuccess: () => showToast({ kind: 'success', text: t.changeTakenBack({ change: change.label }) }),
    onError: (error) => showToast({ kind: 'error', text: error.message }),
    onSettled: () => void client.invalidateQueries({ queryKey: keys.league(league.league_id) }),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-2 last:border-b-0">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2 font-medium">
          {change.label}
          <Badge tone="accent">{beginsWords(change, league.time_zone)}</Badge>
        </span>
        <span className="block text-ink-2">
          {t.beforeToAfter({ before: change.before_words, after: change.after_words })}
        </span>
        <span className="block text-xs text-ink-3">{t.decidedBy({ person: change.made_by })}</span>
      </span>
      {canChange && (
        <Button
          size="sm"
          variant="quiet"
          icon={<Undo2 size={14} aria-hidden="true" />}
          busy={back.isPending}
          aria-label={t.takeChangeBack({ change: change.label })}
          onClick={() => back.mutate()}
        >
          {t.takeBack}
        </Button>
      )}
    </li>
  );
}
