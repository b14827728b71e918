import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isReason, ReasonField } from '../../ui/fields/ReasonField.js';
import { useOnce } from '../../platform/requests/once.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { showToast } from '../../ui/layers/toast.js';
import { useTalkChanged } from './talk.data.js';

/** A commissioner's action with a public reason. */
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
  const once = useOnce();
  const changed = useTalkChanged(leagueId);
  const act = useMutation({
    mutationFn: (said: string) => once(said, (key) => question.send(said, key)),
    onSuccess: async () => {
      showToast({ kind: 'success', text: question.done });
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
