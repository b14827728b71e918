import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { CATEGORIES, sameWeight, scoringOf, type Scoring } from '@crease/core/players/scoring/scoring.table.js';
import { ApiRefusal, request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { keys } from '../../open-league/league-data.js';
import { useOnce } from '../../../platform/requests/once.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { showToast } from '../../../ui/layers/toast.js';
import { ScoringFields } from './ScoringFields.js';
import { SettingsPreview } from './SettingsPreview.js';
import { scoringOfTexts, splitsSkaters, textsOf } from './weights.js';
import { usePreviewSettings } from './use-settings-form.js';
import * as t from './settings.words.en.js';

/** Edits the scoring weights. Shows a preview of the change before saving. */
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
  if (preview !== null && scoring !== null)
    return scoringPreview({
      league,
      preview,
      save,
      onSave: () => save.mutate(scoring),
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
      busy={look.isPending}
      error={failureOf(look.error)}
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
  const client = useQueryClient();
  const once = useOnce();
  return useMutation({
    mutationFn: (set: Scoring) => {
      const body = { scoring: set, seen: { scoring: opened } };
      return once(body, (key) => request('PATCH /:league_id/settings', { league_id: leagueId, body, key }));
    },
    onSuccess: () => {
      showToast({ kind: 'success', text: t.scoringSaved });
      onClose();
      void client.invalidateQueries({ queryKey: keys.league(leagueId) });
    },
  });
}

/** Not a component: both steps share one open dialog. */
function scoringPreview({
  league,
  preview,
  save,
  onSave,
  onBack,
  onClose,
}: {
  league: LeagueView;
  preview: SettingsPreviewAnswer;
  save: ReturnType<typeof useSaveScoring>;
  onSave: () => void;
  onBack: () => void;
  onClose: () => void;
}) {
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t.whatChanges}
      description={t.changesNotSavedYet}
      submit={t.saveScoring}
      ready={preview.refusal === null}
      busy={save.isPending}
      error={failureOf(save.error) ?? preview.refusal?.message ?? null}
      aside={
        <Button className="mr-auto" variant="quiet" disabled={save.isPending} onClick={onBack}>
          {t.back}
        </Button>
      }
      onSubmit={onSave}
    >
      <SettingsPreview
        preview={preview}
        timeZone={league.time_zone}
        forcible={false}
        forced={false}
        reason=""
        onForce={() => undefined}
        onReason={() => undefined}
      />
    </FormDialog>
  );
}
