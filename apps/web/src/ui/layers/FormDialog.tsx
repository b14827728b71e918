import { useRef, type ReactNode, type RefObject } from 'react';
import { Button } from '../Button.js';
import { Dialog, type DialogProps } from './Dialog.js';
import { FormAlert } from '../fields/FormAlert.js';
import { useFirstWrong } from '../fields/use-first-wrong.js';
import { useMissing } from '../fields/use-missing.js';
import * as t from './layers.words.en.js';

export interface FormDialogProps extends Pick<DialogProps, 'onClose' | 'description' | 'tip' | 'size' | 'role'> {
  /** Also the form's accessible name. */
  title: string;
  submit: string;
  onSubmit: () => void;
  /** Destructive: the button is red. */
  danger?: boolean;
  /** false: incomplete. Submitting names the missing fields; without any the button is disabled. */
  ready?: boolean;
  /** In flight: the dialog cannot be closed or submitted again. */
  busy?: boolean;
  /** The form's error; fields show their own errors. */
  error?: ReactNode;
  cancel?: string;
  /** Footer content before the buttons. */
  aside?: ReactNode;
  /** The fields. Without fields the focus begins at the submit button, in an `alertdialog` at the cancel button. */
  children?: ReactNode;
}

/** A failed attempt focuses the first invalid field. */
export function FormDialog(props: FormDialogProps) {
  const { title, onSubmit, ready = true, busy = false, error = null, children } = props;
  const { onClose, description, tip, size, role } = props;
  const leaver = useRef<HTMLButtonElement>(null);
  const { form, attempted } = useFirstWrong(busy, leaver);
  const missing = useMissing(form, ready, error);
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      description={description}
      tip={tip}
      size={size}
      role={role}
      locked={busy}
      wrap={(inside) => (
        <form
          ref={form}
          noValidate
          aria-label={title}
          className="flex min-h-0 flex-1 flex-col"
          onSubmit={(event) => {
            event.preventDefault();
            // The dialog may be inside another form in the React tree.
            event.stopPropagation();
            if (busy) return;
            if (!ready) {
              missing.show();
              return;
            }
            attempted();
            onSubmit();
          }}
        >
          {inside}
        </form>
      )}
      notice={<FormAlert message={missing.notice} className="mx-5 mb-4" />}
      footer={<FormButtons {...props} ready={ready || missing.has} leaver={leaver} />}
    >
      {children !== undefined && <div className="flex flex-col gap-4">{children}</div>}
    </Dialog>
  );
}

function FormButtons({
  submit,
  danger = false,
  ready = true,
  busy = false,
  cancel = t.cancel,
  aside,
  role,
  children,
  onClose,
  leaver,
}: FormDialogProps & { leaver: RefObject<HTMLButtonElement | null> }) {
  const begins = (place: 'cancel' | 'submit') =>
    children === undefined && place === (role === 'alertdialog' ? 'cancel' : 'submit') ? '' : undefined;
  return (
    <>
      {aside}
      <Button ref={leaver} disabled={busy} data-autofocus={begins('cancel')} onClick={onClose}>
        {cancel}
      </Button>
      <Button
        type="submit"
        variant={danger ? 'danger' : 'primary'}
        busy={busy}
        disabled={!ready}
        data-autofocus={begins('submit')}
      >
        <span className="whitespace-normal">{submit}</span>
      </Button>
    </>
  );
}
