import { useRef, useState } from 'react';
import { draftName } from '@crease/core/draft/draft-name.words.js';
import { quietExample, quietWords } from '@crease/core/draft/clock/clock.words.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { Button } from '../../../ui/Button.js';
import { TextField } from '../../../ui/fields/Field.js';
import { FormAlert } from '../../../ui/fields/FormAlert.js';
import { useMissing } from '../../../ui/fields/use-missing.js';
import { showToast } from '../../../ui/layers/toast.js';
import { ClockFields, clockBody, clockForm, clockProblem, type ClockForm } from './ClockFields.js';
import { request } from '../../../platform/requests/api-client.js';
import { clockWords, failureText } from '../sync/draft-labels.js';
import * as t from './lobby.words.en.js';

interface SettingsProps {
  leagueId: string;
  state: DraftSnapshot['state'];
  changed: () => Promise<void>;
}

/** Name and clock of a draft that has not begun. */
export function LobbySettings({ editable, ...form }: SettingsProps & { editable: boolean }) {
  return editable ? <SettingsForm {...form} /> : <ClockSentences clock={form.state.clock} />;
}

function ClockSentences({ clock: { seconds, quietHours } }: { clock: DraftSnapshot['state']['clock'] }) {
  const sentences = [
    t.eachPickHas({ clock: clockWords(seconds) }),
    ...(quietHours === null
      ? [t.noQuietHours]
      : [t.noClockRunsFrom({ hours: quietWords(quietHours) }), quietExample(seconds, quietHours, Date.now())]),
    t.commissionerCanChangeIt,
  ];
  return <p className="p-4 text-sm text-ink-2">{sentences.join(' ')}</p>;
}

function SettingsForm({ leagueId, state, changed }: SettingsProps) {
  // Holds only the fields that this user edited; the others keep following the draft while other users change it.
  const [touched, setTouched] = useState<{ readonly name?: string; readonly clock?: ClockForm }>({});
  const name = touched.name ?? draftName(state);
  const clock = touched.clock ?? clockForm(state.clock);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setFailure(null);
    try {
      await request('PUT /:league_id/drafts/:draft_id/settings', {
        league_id: leagueId,
        draft_id: state.id,
        body: { name: name.trim(), clock: clockBody(clock) },
      });
      await changed();
      setTouched((left) => ({
        ...(left.name === touched.name ? {} : { name: left.name }),
        ...(left.clock === touched.clock ? {} : { clock: left.clock }),
      }));
      showToast({ kind: 'success', text: t.settingsSaved });
    } catch (error) {
      setFailure(failureText(error));
    } finally {
      setBusy(false);
    }
  };
  const form = useRef<HTMLFormElement>(null);
  const ready = name.trim() !== '' && clockProblem(clock) === null;
  const missing = useMissing(form, ready, failure);
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void save();
        else missing.show();
      }}
      className="flex max-w-xl flex-col gap-4 p-4"
    >
      <TextField
        label={t.name}
        required
        value={name}
        maxLength={80}
        onChange={(event) => setTouched((now) => ({ ...now, name: event.target.value }))}
      />
      <ClockFields form={clock} onChange={(value) => setTouched((now) => ({ ...now, clock: value }))} />
      <FormAlert message={missing.notice} />
      <Button type="submit" variant="primary" busy={busy} disabled={!ready && !missing.has} className="self-start">
        {t.saveSettings}
      </Button>
    </form>
  );
}
