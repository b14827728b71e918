import { useRef, useState } from 'react';
import { LONGEST } from '@crease/core/talk/talk.rules.js';
import { request } from '../../platform/requests/api-client.js';
import { useFields } from '../../platform/requests/use-fields.js';
import { useChange } from '../../platform/requests/use-change.js';
import { Button } from '../../ui/Button.js';
import { FormAlert } from '../../ui/fields/FormAlert.js';
import { useMissing } from '../../ui/fields/use-missing.js';
import { PollFields } from './PollFields.js';
import { WritingField } from './WritingField.js';
import { emptyPoll, pollBody, pollReady, type PollForm } from './poll.form.js';
import { useTalkChanged } from './talk.data.js';
import * as t from './talk.words.en.js';

/** Names of poll fields, which display their own refusals. */
const FIELDS = { body: '', 'poll.question': '', 'poll.choices': '', 'poll.deadline': '' };

export function Reply({ leagueId, threadId, names }: { leagueId: string; threadId: string; names: readonly string[] }) {
  const changed = useTalkChanged(leagueId);
  const [poll, setPoll] = useState<PollForm | null>(null);
  const write = useChange({
    send: (body: { body: string; poll: ReturnType<typeof pollBody> | null }, key) =>
      request('POST /:league_id/talk/:thread_id/posts', { league_id: leagueId, thread_id: threadId, body, key }),
    onDone: async () => {
      form.set({ body: '' });
      setPoll(null);
      await changed();
    },
  });
  const form = useFields(FIELDS, write);
  const { body } = form.values;
  const frame = useRef<HTMLFormElement>(null);
  const ready = body.trim() !== '' && body.length <= LONGEST.post && (poll === null || pollReady(poll));
  const missing = useMissing(frame, ready, form.sending.error);
  return (
    <form
      ref={frame}
      noValidate
      aria-label={t.reply}
      className="mt-4 flex flex-col gap-3 rounded-lg border border-line bg-surface p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) missing.show();
        else write.mutate({ body: body.trim(), poll: poll === null ? null : pollBody(poll) });
      }}
    >
      <WritingField label={t.reply} names={names} rows={4} {...form.field('body')} />
      {poll !== null && (
        <PollFields
          form={poll}
          refused={form.refused}
          onChange={(next) => {
            setPoll(next);
            write.reset();
          }}
        />
      )}
      <FormAlert message={missing.notice} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={write.isPending} disabled={!ready && !missing.has}>
          {poll === null ? t.reply : t.replyWithPoll}
        </Button>
        <Button variant="quiet" onClick={() => setPoll(poll === null ? emptyPoll(Date.now()) : null)}>
          {poll === null ? t.addPoll : t.withoutPoll}
        </Button>
      </div>
    </form>
  );
}
