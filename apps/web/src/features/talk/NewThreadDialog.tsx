import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LONGEST } from '@crease/core/talk/talk.rules.js';
import { request } from '../../platform/requests/api-client.js';
import { paths } from '../../platform/pages/paths.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { useChange } from '../../platform/requests/use-change.js';
import { TextField } from '../../ui/fields/Field.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { Switch } from '../../ui/fields/Switch.js';
import { PollFields } from './PollFields.js';
import { WritingField } from './WritingField.js';
import { emptyPoll, pollBody, pollReady, type PollForm } from './poll.form.js';
import { useTalkChanged } from './talk.data.js';
import * as t from './talk.words.en.js';

export function NewThreadDialog({
  leagueId,
  names,
  onClose,
}: {
  leagueId: string;
  names: readonly string[];
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const changed = useTalkChanged(leagueId);
  const [poll, setPoll] = useState<PollForm | null>(null);
  const begin = useChange({
    send: (body: { title: string; body: string; poll: ReturnType<typeof pollBody> | null }, key) =>
      request('POST /:league_id/talk', { league_id: leagueId, body, key }),
    onDone: ({ thread_id }) => {
      onClose();
      void navigate(paths.thread(leagueId, thread_id));
      void changed();
    },
  });
  const form = useFields({ title: '', body: '', ...POLL_FIELDS }, begin);
  const { title, body } = form.values;
  return (
    <FormDialog
      onClose={onClose}
      size="lg"
      title={t.newThread}
      submit={poll === null ? t.post : t.postWithPoll}
      ready={
        title.trim() !== '' && body.trim() !== '' && body.length <= LONGEST.post && (poll === null || pollReady(poll))
      }
      {...form.sending}
      onSubmit={() =>
        begin.mutate({ title: title.trim(), body: body.trim(), poll: poll === null ? null : pollBody(poll) })
      }
    >
      <TextField label={t.title} required maxLength={LONGEST.title} data-autofocus="" {...form.text('title')} />
      <WritingField label={t.post} names={names} rows={6} {...form.field('body')} />
      <Switch
        label={t.withPoll}
        hint={t.withPollHint}
        checked={poll !== null}
        onChange={(on) => setPoll(on ? emptyPoll(Date.now()) : null)}
      />
      {poll !== null && (
        <PollFields
          form={poll}
          refused={form.refused}
          onChange={(next) => {
            setPoll(next);
            begin.reset();
          }}
        />
      )}
    </FormDialog>
  );
}

/** Names of poll fields, which display their own refusals. */
const POLL_FIELDS = { 'poll.question': '', 'poll.choices': '', 'poll.deadline': '' };
