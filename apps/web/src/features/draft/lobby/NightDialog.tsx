import { useState } from 'react';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { useFields } from '../../../platform/requests/use-fields.js';
import { useChange } from '../../../platform/requests/use-change.js';
import { Button } from '../../../ui/Button.js';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import { showToast } from '../../../ui/layers/toast.js';
import { request } from '../../../platform/requests/api-client.js';
import { NightFields, nightForm, type NightForm } from './NightFields.js';
import * as t from './lobby.words.en.js';

export default function NightDialog({
  leagueId,
  state,
  timeZone,
  changed,
  onClose,
}: {
  leagueId: string;
  state: DraftSnapshot['state'];
  timeZone: string;
  changed: () => Promise<void>;
  onClose: () => void;
}) {
  const night = state.night ?? null;
  const [now] = useState(() => Date.now());
  const save = useChange({
    send: (body: NightForm | null, key) =>
      body === null
        ? request('DELETE /:league_id/drafts/:draft_id/night', { league_id: leagueId, draft_id: state.id, key })
        : request('PUT /:league_id/drafts/:draft_id/night', {
            league_id: leagueId,
            draft_id: state.id,
            body: { ...body },
            key,
          }),
    onDone: async (_, body) => {
      await changed();
      showToast({ kind: 'success', text: body === null ? t.dateTakenBack : t.dateIsSet });
      onClose();
    },
  });
  const form = useFields<NightForm>(() => nightForm(night, timeZone, now), save);
  return (
    <FormDialog
      onClose={onClose}
      title={night === null ? t.setADate : t.changeDate}
      description={state.checkIns === undefined || night === null ? t.dateHint : `${t.dateHint} ${t.answerAgainHint}`}
      submit={night === null ? t.setTheDate : t.changeDate}
      ready={form.values.day !== '' && form.values.time !== ''}
      {...form.sending}
      onSubmit={() => save.mutate(form.values)}
      aside={
        night !== null && (
          <Button variant="quiet" disabled={save.isPending} onClick={() => save.mutate(null)}>
            {t.takeDateBack}
          </Button>
        )
      }
    >
      <NightFields
        form={form.values}
        timeZone={timeZone}
        refused={form.refused}
        onChange={(values) => form.set(values)}
      />
    </FormDialog>
  );
}
