import { useState } from 'react';
import { isReason, ReasonField } from '../../ui/fields/ReasonField.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { useTalkChanged } from './talk.data.js';
import { useChange } from '../../platform/requests/use-change.js';

export interface ReasonQuestion {
  readonly title: string;
  readonly detail: string;
  readonly submit: string;
  readonly done: string;
  readonly send: (reason: string, key: string) => Promise<unknown>;
}

export function ReasonDialog({
  leagueId,
  question,
  onClose,
}: {
  leagueId: string;
  question: ReasonQuestion;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const changed = useTalkChanged(leagueId);
  const act = useChange({
    send: question.send,
    said: question.done,
    onDone: async () => {
      onClose();
      await changed();
    },
  });
  return (
    <FormDialog
      onClose={onClose}
      title={question.title}
      description={question.detail}
      submit={question.submit}
      danger
      ready={isReason(reason)}
      busy={act.isPending}
      error={act.error?.message ?? null}
      onSubmit={() => act.mutate(reason.trim())}
    >
      <ReasonField autoFocus value={reason} onChange={setReason} />
    </FormDialog>
  );
}
