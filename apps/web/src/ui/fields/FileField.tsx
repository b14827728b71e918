import type { InputHTMLAttributes, ReactNode } from 'react';
import FileUp from 'lucide-react/icons/file-up';
import { cx } from '../cx.js';
import { Field } from './Field.js';
import * as t from './fields.words.en.js';

/**
 * Takes files by click, keyboard or drop. The browser's own control covers the field invisibly, because it has words in
 * the browser's language.
 */
export function FileField({
  label,
  hint,
  error,
  chosen = null,
  onChoose,
  className,
  ...input
}: Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'multiple' | 'required' | 'className'> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  /** The name of the chosen file, where it stays. */
  chosen?: string | null;
  onChoose: (files: readonly File[]) => void;
}) {
  const several = input.multiple === true;
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <span
          className={cx(
            'relative flex min-h-control flex-1 items-center gap-2 rounded-md border border-dashed border-line-strong',
            'bg-sunken px-3 py-1.5 text-sm hover:border-ink-3 has-focus-visible:outline-2 has-focus-visible:outline-ring',
            'has-aria-invalid:border-bad-fill has-aria-invalid:bg-bad-soft',
            several && 'min-h-24 flex-col justify-center text-center',
          )}
        >
          <FileUp size={several ? 20 : 16} aria-hidden="true" className="shrink-0 text-ink-3" />
          <span aria-hidden="true" className="min-w-0 wrap-anywhere">
            {chosen === null ? (
              <>
                <span className="font-medium text-accent-text">{several ? t.chooseFiles : t.chooseFile}</span>{' '}
                <span className="text-ink-2">{several ? t.orDropThem : t.orDropIt}</span>
              </>
            ) : (
              <span className="font-medium">{chosen}</span>
            )}
          </span>
          <input
            {...control}
            {...input}
            type="file"
            onChange={({ target }) => {
              onChoose([...(target.files ?? [])]);
              if (several) target.value = '';
            }}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </span>
      )}
    </Field>
  );
}
