import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import type { SettingsPreviewAnswer } from '@crease/core/leagues/settings.answers.js';
import { failureOf } from '../../../platform/requests/failure.js';
import type { Fields } from '../../../platform/requests/use-fields.js';
import { isReason } from '../../../ui/fields/ReasonField.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { SettingsPreview } from './SettingsPreview.js';
import type { Forced } from './use-settings-form.js';
import * as t from './settings.words.en.js';

/** Shows the changes' effects before saving. Not a component: both steps share one open dialog. */
export function previewStep({
  league,
  preview,
  forcible,
  forcing,
  submit,
  save,
  onSave,
  onBack,
  onClose,
}: {
  league: LeagueView;
  preview: SettingsPreviewAnswer;
  forcible: boolean;
  forcing: Fields<{ forced: boolean; reason: string }>;
  submit: string;
  save: { error: Error | null; isPending: boolean };
  onSave: (force: Forced | null) => void;
  onBack: () => void;
  onClose: () => void;
}) {
  const { forced, reason } = forcing.values;
  const { refusal, illegal } = preview;
  return (
    <FormDialog
      size="md"
      onClose={onClose}
      title={t.whatChanges}
      description={t.changesNotSavedYet}
      submit={forced ? t.forceAndSave : submit}
      danger={forced}
      ready={refusal === null && (!forced || isReason(reason))}
      busy={save.isPending}
      error={
        failureOf(save.error) ?? (refusal === null ? null : [refusal.message, refusal.fix].filter(Boolean).join(' '))
      }
      aside={
        <Button
          className="mr-auto"
          variant="quiet"
          disabled={save.isPending}
          onClick={() => {
            onBack();
            forcing.set({ forced: false });
          }}
        >
          {t.back}
        </Button>
      }
      onSubmit={() =>
        onSave(forced ? { reason: reason.trim(), illegal_team_ids: illegal.map(({ team_id }) => team_id) } : null)
      }
    >
      <SettingsPreview
        preview={preview}
        timeZone={league.time_zone}
        forcible={forcible}
        forced={forced}
        reason={reason}
        onForce={forcing.field('forced').onChange}
        onReason={forcing.field('reason').onChange}
      />
    </FormDialog>
  );
}
