import { useEffect, useId, useRef, useState, type RefObject } from 'react';
import { Button } from '../Button.js';
import { FieldNote } from './Field.js';
import { Monogram } from '../marks/Monogram.js';
import * as t from './fields.words.en.js';

/** `none` removes the current picture; null keeps it. */
export type PictureChange = { file: File; preview: string } | 'none' | null;

export interface PictureFieldProps {
  label: string;
  /** Name of the team or person; its initials show when there is no picture. */
  name: string;
  picture: string | null;
  /** A team's drawn mark, which shows when there is no picture. */
  mark?: string | null;
  value: PictureChange;
  onChange: (change: PictureChange) => void;
  /** Resolves to an error message or null. */
  check: (file: File) => Promise<string | null>;
  hint: string;
  error?: string | null;
  shape?: 'round' | 'square';
}

/** Checks a file before anything is sent. */
export function PictureField({
  label,
  name,
  picture,
  mark = null,
  value,
  onChange,
  check,
  hint,
  error,
  shape,
}: PictureFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const preview = value !== null && value !== 'none' ? value.preview : null;
  useEffect(
    () => () => {
      if (preview !== null) URL.revokeObjectURL(preview);
    },
    [preview],
  );
  const choose = async (file: File) => {
    const why = await check(file);
    setWrong(why);
    if (why === null) onChange({ file, preview: URL.createObjectURL(file) });
  };
  const shown = value === 'none' ? null : (preview ?? picture);
  const said = wrong ?? error ?? null;
  return (
    <div role="group" aria-labelledby={id} className="flex items-center gap-4">
      <Monogram name={name} picture={shown ?? mark} shape={shape} size="lg" />
      <div className="min-w-0 flex-1">
        <span id={id} className="sr-only">
          {label}
        </span>
        <FileInput ref={input} label={label} choose={(file) => void choose(file)} />
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-describedby={`${id}-note`} onClick={() => input.current?.click()}>
            {shown === null ? t.choosePicture({ picture: label }) : t.changePicture({ picture: label })}
          </Button>
          {shown !== null && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => {
                setWrong(null);
                onChange('none');
              }}
            >
              {t.remove}
            </Button>
          )}
        </div>
        <div className="mt-1.5" aria-live="polite">
          <FieldNote id={`${id}-note`} error={said !== null}>
            {said ?? hint}
          </FieldNote>
        </div>
      </div>
    </div>
  );
}

interface FileInputProps {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  choose: (file: File) => void;
}

function FileInput({ ref, label, choose }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept="image/png,image/jpeg"
      hidden
      aria-label={label}
      onChange={(event) => {
        const file = event.target.files?.[0];
        // Reset, so that the same file can be chosen again after it changed on disk.
        event.target.value = '';
        if (file !== undefined) choose(file);
      }}
    />
  );
}
