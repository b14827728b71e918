import type { ReactNode } from 'react';
import { FormDialog } from '../../../ui/layers/FormDialog.js';
import type { CommandAnswer } from '../sync/draft.data.js';
import { useCommand } from '../state/room-hooks.js';

interface AskProps {
  title: string;
  description?: string;
  act: string;
  danger?: boolean;
  disabled?: boolean;
  close: () => void;
  work: () => Promise<CommandAnswer>;
  size?: 'sm' | 'md';
  children?: ReactNode;
}

export function ConfirmPanel({
  title,
  description,
  act,
  danger = false,
  disabled = false,
  close,
  work,
  size = 'sm',
  children,
}: AskProps) {
  const { run, busy, failure } = useCommand();
  return (
    <FormDialog
      onClose={close}
      title={title}
      description={description}
      size={size}
      submit={act}
      danger={danger}
      ready={!disabled}
      busy={busy}
      error={failure === null ? null : [failure.text, failure.fix].filter(Boolean).join(' ')}
      onSubmit={() => void run(work).then((done) => done && close())}
    >
      {children}
    </FormDialog>
  );
}
