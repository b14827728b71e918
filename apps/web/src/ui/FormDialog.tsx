import { useRef, type ReactNode } from 'react';
import { Button } from './Button.js';
import { Dialog, type DialogProps } from './Dialog.js';
import { FormAlert } from './FormAlert.js';
import { useFirstWrong } from './use-first-wrong.js';

export interface FormDialogProps extends Pick<DialogProps, 'onClose' | 'description' | 'size' | 'role'> {
  /** Names the form as well. */
  title: string;
  /** What the button says that sends it. */
  submit: string;
  onSubmit: () => void;
  /** Something is lost by it: the button is red. */
  danger?: boolean;
  /** false: something is missing, and it cannot be sent. */
  ready?: boolean;
  /** On its way: nothing closes the dialog, and it is not sent twice. */
  busy?: boolean;
  /** What went wrong with the whole of it, beside the buttons; what is wrong with a field is said by the field. */
  error?: ReactNode;
  cancel?: string;
  /** Stands in the footer before the buttons. */
  aside?: ReactNode;
  /**
   * The fields. Without any the focus begins at the button that sends; in an `alertdialog` at the one that does not.
   */
  children?: ReactNode;
}

/**
 * A dialog that is filled in and sent, or given up. After an attempt that failed the focus is at the first wrong
 * field.
 */
export function FormDialog({
  title,
  submit,
  onSubmit,
  danger = false,
  ready = true,
  busy = false,
  error = null,
  cancel = 'Cancel',
  aside,
  role,
  children,
  ...dialog
}: FormDialogProps) {
  const leaver = useRef<HTMLButtonElement>(null);
  const { form, attempted } = useFirstWrong(busy, leaver);
  const begins = (place: 'cancel' | 'submit') =>
    children === undefined && place === (role === 'alertdialog' ? 'cancel' : 'submit') ? '' : undefined;
  return (
    <Dialog
      open
      title={title}
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
            // The dialog may have been opened from inside another form.
            event.stopPropagation();
            if (!ready || busy) return;
            attempted();
            onSubmit();
          }}
        >
          {inside}
        </form>
      )}
      notice={<FormAlert message={error} className="mx-5 mb-4" />}
      footer={
        <>
          {aside}
          <Button ref={leaver} disabled={busy} data-autofocus={begins('cancel')} onClick={dialog.onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={!ready}
            data-autofocus={begins('submit')}
          >
            {submit}
          </Button>
        </>
      }
      {...dialog}
    >
      {children !== undefined && <div className="flex flex-col gap-4">{children}</div>}
    </Dialog>
  );
}
