import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { ApiRefusal } from '../../platform/api-client.js';
import { failureOf, refusedFields } from '../../platform/failure.js';
import { FormDialog } from '../../ui/FormDialog.js';
import { Proof, proves, type ProofValue } from './Proof.js';

export interface ProvenDialogProps<T> {
  account: AccountAnswer;
  title: string;
  description: string;
  button: string;
  danger?: boolean;
  /** Whether the form itself is complete. */
  ready: boolean;
  /** Fields that show their own refusals, by name. */
  fields: readonly string[];
  send: (proof: ProofValue) => Promise<T>;
  onDone: (answer: T) => void;
  onClose: () => void;
  /** The form's own fields, with what was refused at each. */
  children: (refused: Readonly<Record<string, string | undefined>>, changed: () => void) => ReactNode;
}

/** A change that asks again who somebody is: an open session on a borrowed screen is not enough. */
export function ProvenDialog<T>({
  account,
  title,
  description,
  button,
  danger = false,
  ready,
  fields,
  send,
  onDone,
  onClose,
  children,
}: ProvenDialogProps<T>) {
  const [proof, setProof] = useState<ProofValue>({});
  const change = useMutation({
    mutationFn: () => send(proof),
    onSuccess: onDone,
    onError: (error) => {
      // A ticket is good once, whatever became of the change.
      if (proof.ticket !== undefined && !(error instanceof ApiRefusal && error.status === 400)) setProof({});
    },
  });
  const refused = refusedFields(change.error);
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={description}
      submit={button}
      danger={danger}
      ready={ready && proves(proof)}
      busy={change.isPending}
      error={failureOf(change.error, ['current_password', 'ticket', ...fields])}
      onSubmit={() => change.mutate()}
    >
      <Proof
        account={account}
        value={proof}
        error={refused.current_password ?? refused.ticket}
        autoFocus
        onChange={(value) => {
          setProof(value);
          change.reset();
        }}
      />
      {children(refused, () => change.reset())}
    </FormDialog>
  );
}
