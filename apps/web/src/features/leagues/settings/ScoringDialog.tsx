import { useState } from 'react';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { CATEGORIES, sameWeight, scoringOf, type Scoring } from '@crease/core/players/scoring/scoring.table.js';
import { ApiRefusal, request } from '../../../platform/requests/api-client.js';
import { keys } from '../../open-league/league-data.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { ScoringFields } from './ScoringFields.js';
import { previewStep } from './preview-step.js';
import { scoringOfTexts, splitsSkaters, textsOf } from './weights.js';
import { usePreviewSettings, type Forced } from './use-settings-form.js';
import * as t from './settings.words.en.js';

export function ScoringDialog({ league, onClose }: { league: LeagueView; onClose: () => void }) {
  // A snapshot from opening, so that another commissioner's changes are not undone.
  const [opened] = useState(() => scoringOf(league));
  const [typing, setTyping] = useState(() => ({ texts: textsOf(opened), split: splitsSkaters(textsOf(opened)) }));
  const [preview, setPreview] = useState<SettingsPreviewAnswer | null>(null);
  const scoring = scoringOfTexts(typing.texts);
  const changed =
    scoring !== null && CATEGORIES.some((category) => !sameWeight(category, scoring[category], opened[category]));
  const look = usePreviewSettings(league.league_id, setPreview);
  const save = useSaveScoring(league.league_id, opened, onClose);
  const forcing = useFields({ forced: false, reason: '' }, save);
  if (preview !== null && scoring !== null)
    return previewStep({
      league,
      preview,
      forcible: preview.waits,
      forcing,
      submit: t.saveScoring,
      save,
      onSave: (force) => save.mutate({ set: scoring, force }),
      onBack: () => setPreview(null),
      onClose,
    });
  return (
    <FormDialog
      size="lg"
      onClose={onClose}
      title={t.scoring}
      description={t.scoringHint}
      submit={t.previewChanges}
      ready={changed}
      {...look.sending}
      onSubmit={() => {
        if (scoring !== null) look.mutate({ scoring });
      }}
    >
      <ScoringFields
        {...typing}
        refused={look.error instanceof ApiRefusal ? look.error.fields : {}}
        onChange={(next) => {
          setTyping(next);
          look.reset();
        }}
      />
    </FormDialog>
  );
}

function useSaveScoring(leagueId: string, opened: Scoring, onClose: () => void) {
  return useChange({
    send: ({ set, force }: { set: Scoring; force: Forced | null }, key) => {
      const body = { scoring: set, ...(force === null ? {} : { force }), seen: { scoring: opened } };
      return request('PATCH /:league_id/settings', { league_id: leagueId, body, key });
    },
    said: t.scoringSaved,
    onDone: onClose,
    stale: [keys.league(leagueId)],
  });
}
