import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { LeagueForm } from '@crease/core/leagues/league.rules.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { settingsTime, type SettingsTime } from '@crease/core/settings/settings.rules.js';
import type { SettingsChange } from '@crease/core/settings/settings.schema.js';
import { seasonPlus } from '@crease/core/season.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/requests/once.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { showToast } from '../../../ui/layers/toast.js';
import { useSettings } from './settings.data.js';
import { seenOf } from './settings-form.model.js';
import * as t from './settings.words.en.js';

export interface Forced {
  readonly reason: string;
  readonly illegal_team_ids: readonly string[];
}

/** The league's time for settings (setup, between seasons, in season) and the next season. */
export function useSettingsTime(league: LeagueView) {
  const { data } = useSettings(league.league_id);
  return {
    time: data?.time ?? settingsTime(league.phase, false),
    nextSeason: data?.next_season ?? seasonPlus(league.current_season, 1),
  };
}

export const usePreviewSettings = (leagueId: string, onSuccess: (preview: SettingsPreviewAnswer) => void) =>
  useChange({
    send: (body: SettingsChange) => request('POST /:league_id/settings/preview', { league_id: leagueId, body }),
    onDone: onSuccess,
  });

export function useSaveSettings({
  league,
  opened,
  time,
  preview,
  onClose,
}: {
  league: LeagueView;
  opened: LeagueForm;
  time: SettingsTime;
  preview: SettingsPreviewAnswer | null;
  onClose: () => void;
}) {
  const client = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: async ({ changes, force }: { changes: SettingsChange; force: Forced | null }) => {
      if (Object.keys(changes).length === 0) return null;
      const body = {
        ...changes,
        ...(force === null ? {} : { force }),
        ...(time === 'setup' ? {} : { seen: seenOf(opened, changes) }),
      };
      return once(body, (key) => request('PATCH /:league_id/settings', { league_id: league.league_id, body, key }));
    },
    onSuccess: (answer, { force }) => {
      const waits =
        preview?.changes.some(({ effect }) => effect !== 'now' && !(force !== null && effect === 'next-season')) ===
        true;
      showToast({
        kind: 'success',
        text: [
          waits ? t.settingsSavedChangesToCome : t.settingsSaved,
          ...(answer?.ended ?? []).map(({ words }) => words),
        ].join(' '),
      });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(league.league_id) });
      void client.invalidateQueries({ queryKey: keys.myLeagues });
    },
  });
}
