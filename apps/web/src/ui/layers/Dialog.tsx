import { useCallback, useId, useRef, useState, type ReactNode, type RefObject, type SyntheticEvent } from 'react';
import X from 'lucide-react/icons/x';
import { IconButton } from '../Button.js';
import { Layer, LayerHost, useModal } from './layers.js';
import { useRootMark } from './root-mark.js';
import { CloseSheet, useSheetStrip } from './sheet-strip.js';
import { cx } from '../cx.js';
import * as t from './layers.words.en.js';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One line under the title. */
  description?: ReactNode;
  /** A button that explains the description. It is next to it, so that its words are not part of the description. */
  tip?: ReactNode;
  size?: 'sm' | 'md' | 'lg';
  /** Between content and footer; always visible while the content scrolls. */
  notice?: ReactNode;
  footer?: ReactNode;
  /** While true, Esc, the close button and a click outside do nothing. */
  locked?: boolean;
  /** `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** Wraps content and footer, for example in one form. */
  wrap?: (inside: ReactNode) => ReactNode;
  children: ReactNode;
}

const WIDTH = { sm: 'sm:max-w-md', md: 'sm:max-w-xl', lg: 'sm:max-w-4xl' };

/**
 * A modal: centred from 640 px, a bottom sheet on a phone. The focus goes to `[data-autofocus]`, stays inside, and
 * returns on closing.
 */
export function Dialog(props: DialogProps) {
  return props.open ? (
    <Layer>
      <OpenDialog {...props} />
    </Layer>
  ) : null;
}

function OpenDialog(props: DialogProps) {
  const { onClose, description, size = 'sm', locked = false, role, wrap } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [host, setHost] = useState<HTMLElement | null>(null);
  const attach = useCallback((element: HTMLDialogElement | null) => {
    dialog.current = element;
    setHost(element);
  }, []);
  useModal(dialog);
  useRootMark('data-modal');
  const strip = useSheetStrip();
  const inside = <DialogBody {...props} />;
  return (
    // The element fills the window and dims it, so a click on the element itself is outside the frame.
    <dialog
      ref={attach}
      role={role}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      tabIndex={-1}
      closedby={locked ? 'none' : 'closerequest'}
      {...closeEvents(dialog, locked, onClose)}
      className={cx(
        'fixed inset-0 m-0 size-full max-h-none max-w-none animate-fade open:flex items-end justify-center overflow-hidden bg-scrim text-ink outline-none backdrop:bg-transparent sm:items-center sm:p-6 short:p-1',
        strip !== null && 'pt-8 sm:pt-10 short:pt-9',
      )}
    >
      {strip !== null && (
        <CloseSheet value={locked ? null : onClose}>
          <div className="fixed inset-x-0 top-0 z-header h-8">{strip}</div>
        </CloseSheet>
      )}
      <LayerHost value={host}>
        <div
          className={cx(
            'sheet flex w-full animate-sheet flex-col overflow-hidden rounded-t-lg border border-line bg-raised shadow-3 sm:animate-rise sm:rounded-lg',
            WIDTH[size],
          )}
        >
          <DialogHead id={id} {...props} />
          {wrap === undefined ? inside : wrap(inside)}
        </div>
      </LayerHost>
    </dialog>
  );
}

/** Closes on Esc, browser requests and presses outside; never while locked. */
const closeEvents = (dialog: RefObject<HTMLDialogElement | null>, locked: boolean, onClose: () => void) => ({
  onCancel(event: SyntheticEvent) {
    // Cancelling a file picker inside bubbles a `cancel` event too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!locked) onClose();
  },
  onClose(event: SyntheticEvent) {
    // Some browsers close the dialog at the second Esc even after `cancel` was prevented. The event is late: the
    // owner may have removed the dialog.
    const own = dialog.current;
    if (event.target !== own || own === null || own.open) return;
    if (locked) own.showModal();
    else onClose();
  },
  onPointerDown(event: SyntheticEvent) {
    if (event.target === event.currentTarget && !locked) onClose();
  },
});

function DialogHead({ id, title, description, tip, locked = false, onClose }: DialogProps & { id: string }) {
  return (
    <div className="flex items-start justify-between gap-4 px-5 pt-4 pb-3 short:items-center short:pt-1 short:pb-1">
      <div className="min-w-0 short:flex short:flex-wrap short:items-baseline short:gap-x-3">
        <h2 id={`${id}-title`} className="text-lg font-bold tracking-tight text-ink short:text-md">
          {title}
        </h2>
        {description !== undefined && (
          <p className="text-sm text-ink-2">
            <span id={`${id}-description`}>{description}</span>
            {tip !== undefined && <> {tip}</>}
          </p>
        )}
      </div>
      <IconButton
        label={t.close}
        icon={<X size={18} aria-hidden="true" />}
        size="sm"
        className="-mr-1.5"
        disabled={locked}
        onClick={onClose}
      />
    </div>
  );
}

function DialogBody({ children, notice, footer }: DialogProps) {
  return (
    <>
      <div className="scroll-slim min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pb-5">{children}</div>
      {notice}
      {footer !== undefined && (
        <div className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-sunken px-5 py-3 short:py-1 max-sm:*:flex-1 max-sm:[&>p]:basis-full">
          {footer}
        </div>
      )}
    </>
  );
}
