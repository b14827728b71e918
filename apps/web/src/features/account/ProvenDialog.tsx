import { useState, type ReactNode } from 'react';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { ApiRefusal } from '../../platform/requests/api-client.js';
import { failureOf, refusedFields } from '../../platform/requests/failure.js';
import { useFields, type Fields } from '../../platform/requests/use-fields.js';
import { useChange } from '../../platform/requests/use-change.js';
import { FormDialog } from '../../ui/layers/FormDialog.js';
import { Proof, proves, type ProofValue } from './Proof.js';

export interface ProvenDialogProps<T, F extends object> {
  account: AccountAnswer;
  title: string;
  description: string;
  button: string;
  danger?: boolean;
  /** Initial values of the form's fields, by the names of the call's body. */
  initial: F;
  /** True when the values are complete. */
  ready?: (values: F) => boolean;
  send: (proof: ProofValue, values: F) => Promise<T>;
  onDone: (answer: T) => void;
  onClose: () => void;
  /** The fields, bound by `form`. */
  children?: (form: Fields<F>) => ReactNode;
}

/** A change that requires proof of identity, because the screen may be unattended. */
export function ProvenDialog<T, F extends object>({
  account,
  title,
  description,
  button,
  danger = false,
  initial,
  ready = () => true,
  send,
  onDone,
  onClose,
  children,
}: ProvenDialogProps<T, F>) {
  const [proof, setProof] = useState<ProofValue>({});
  const change = useChange({
    send: (values: F) => send(proof, values),
    onDone,
    onError: (error) => {
      // A refused change uses up the ticket, too.
      if (proof.ticket !== undefined && !(error instanceof ApiRefusal && error.status === 400)) setProof({});
    },
  });
  const form = useFields(initial, change);
  const refused = refusedFields(change.error);
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={description}
      submit={button}
      danger={danger}
      ready={ready(form.values) && proves(proof)}
      busy={change.isPending}
      error={failureOf(change.error, ['current_password', 'ticket', ...Object.keys(initial)])}
      onSubmit={() => change.mutate(form.values)}
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
      {children?.(form)}
    </FormDialog>
  );
}
