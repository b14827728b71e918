import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { AccountAnswer } from '@crease/core/auth/auth.schema.js';
import { ApiRefusal } from '../../platform/api-client.js';
import { Button } from '../../ui/Button.js';
import { Dialog } from '../../ui/Dialog.js';
import { FormAlert } from '../../ui/FormAlert.js';
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
  children: (refused: Readonly<Record<string, string>>, changed: () => void) => ReactNode;
}

/** A change that asks again who somebody is: an open session on a borrowed screen is not enough. */
export function ProvenDialog<T>({ account, title, description, button, danger = false, ready, fields, send, onDone, onClose, children }: ProvenDialogProps<T>) {
  const [proof, setProof] = useState<ProofValue>({});
  const change = useMutation({
    mutationFn: () => send(proof),
    onSuccess: onDone,
    onError: (error) => {
      // A ticket is good once, whatever became of the change.
      if (proof.ticket !== undefined && !(error instanceof ApiRefusal && error.status === 400)) setProof({});
    },
  });
  const { error } = change;
  const refused: Readonly<Record<string, string>> = error instanceof ApiRefusal ? error.fields : {};
  const proofError = refused.current_password ?? refused.ticket;
  const placed = proofError !== undefined || fields.some((field) => refused[field] !== undefined);
  const words = error instanceof ApiRefusal ? [error.message, error.refusal.fix].filter(Boolean).join(' ') : error?.message;
  return (
    <Dialog
      open
      onClose={onClose}
      locked={change.isPending}
      title={title}
      description={description}
      wrap={(inside) => (
        <form
          noValidate
          aria-label={title}
          className="flex min-h-0 flex-1 flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            if (ready && proves(proof)) change.mutate();
          }}
        >
          {inside}
        </form>
      )}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={change.isPending} disabled={!ready || !proves(proof)}>
            {button}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <FormAlert message={error !== null && !placed ? (words ?? null) : null} />
        <Proof
          account={account}
          value={proof}
          error={proofError}
          autoFocus
          onChange={(value) => {
            setProof(value);
            change.reset();
          }}
        />
        {children(refused, () => change.reset())}
      </div>
    </Dialog>
  );
}
