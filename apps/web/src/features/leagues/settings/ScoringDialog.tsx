import { useState } from 'react';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { CATEGORIES, sameWeight, scoringOf, type Scoring } from '@crease/core/players/scoring/scoring.table.js';
import { ApiRefusal, request } from '../../../platform/requests/api-client.js';
import { failureOf } from '../../../platform/requests/failure.js';
import { keys } from '../../open-league/league-data.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { isReason } from '../../../ui/fields/ReasonField.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { ScoringFields } from './ScoringFields.js';
import { SettingsPreview } from './SettingsPreview.js';
import { scoringOfTexts, splitsSkaters, textsOf } from './weights.js';
import { usePreviewSettings, type Forced } from './use-settings-form.js';
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
  const forcing = useFields({ forced: false, reason: '' }, save);
  if (preview !== null && scoring !== null)
    return scoringPreview({
      league,
      preview,
      save,
      forcing,
      onSave: () => {
        const { forced, reason } = forcing.values;
        const illegal = preview.illegal.map(({ team_id }) => team_id);
        save.mutate({ set: scoring, force: forced ? { reason: reason.trim(), illegal_team_ids: illegal } : null });
      },
      onBack: () => {
        setPreview(null);
        forcing.set({ forced: false });
      },
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

/** Not a component: both steps share one open dialog. */
function scoringPreview({
  league,
  preview,
  save,
  forcing,
  onSave,
  onBack,
  onClose,
}: {
  league: LeagueView;
  preview: SettingsPreviewAnswer;
  save: ReturnType<typeof useSaveScoring>;
  forcing: ReturnType<typeof useFields<{ forced: boolean; reason: string }>>;
  onSave: () => void;
  onBack: () => void;
  onClose: () => void;
}) {
  const { forced, reason } = forcing.values;
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t.whatChanges}
      description={t.changesNotSavedYet}
      submit={forced ? t.forceAndSave : t.saveScoring}
      danger={forced}
      ready={preview.refusal === null && (!forced || isReason(reason))}
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
        forcible={preview.waits}
        forced={forced}
        reason={reason}
        onForce={(next) => forcing.set({ forced: next })}
        onReason={(next) => forcing.set({ reason: next })}
      />
    </FormDialog>
  );
}
