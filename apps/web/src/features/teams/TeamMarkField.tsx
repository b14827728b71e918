import type { CSSProperties, ReactNode } from 'react';
import { markNumbers, markPicture, TEAM_COLORS, TEAM_MARKS } from '@crease/core/team-mark.js';
import { cx } from '../../ui/cx.js';
import { TeamGlyph } from '../../ui/marks/TeamGlyph.js';
import { moveFocus } from '../../ui/roving.js';
import * as t from './mark.words.en.js';

/** Chooses a team's drawn mark and its colour. `value` is null while a logo is shown, `last` is the mark before it. */
export function TeamMarkField({
  value,
  last,
  onChange,
}: {
  value: string | null;
  last: string | null;
  onChange: (picture: string) => void;
}) {
  const chosen = markNumbers(value);
  const { mark, color } = chosen ?? markNumbers(last) ?? { mark: 1, color: 1 };
  return (
    <div className="space-y-3">
      <Choices label={t.mark}>
        {TEAM_MARKS.map((name, index) => (
          <Choice
            key={name}
            label={t.MARK[name]}
            chosen={chosen?.mark === index + 1}
            first={chosen === null && index === 0}
            onChoose={() => onChange(markPicture(index + 1, color))}
            style={{ background: TEAM_COLORS[color - 1] }}
          >
            <TeamGlyph mark={name} />
          </Choice>
        ))}
      </Choices>
      <Choices label={t.color}>
        {TEAM_COLORS.map((hex, index) => (
          <Choice
            key={hex}
            label={t.COLOR[index] ?? hex}
            chosen={chosen?.color === index + 1}
            first={chosen === null && index === 0}
            onChoose={() => onChange(markPicture(mark, index + 1))}
            style={{ background: hex }}
          />
        ))}
      </Choices>
    </div>
  );
}

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset>
    <legend className="mb-1.5 text-sm font-medium">{label}</legend>
    <div
      role="radiogroup"
      aria-label={label}
      onKeyDown={(event) => moveFocus(event, '[role=radio]')?.click()}
      className="flex flex-wrap gap-2"
    >
      {children}
    </div>
  </fieldset>
);

function Choice({
  label,
  chosen,
  first,
  onChoose,
  style,
  children,
}: {
  label: string;
  chosen: boolean;
  /** The first one takes the focus when none is chosen. */
  first: boolean;
  onChoose: () => void;
  style: CSSProperties;
  children?: ReactNode;
}) {
  return (
    <button
      type="button"
      role="radio"
      aria-checked={chosen}
      aria-label={label}
      title={label}
      tabIndex={chosen || first ? 0 : -1}
      onClick={onChoose}
      style={style}
      className={cx(
        'inline-flex size-8 items-center justify-center rounded-md forced-color-adjust-none pointer-coarse:size-10',
        chosen && 'outline-2 outline-offset-2 outline-ink',
      )}
    >
      {children}
    </button>
  );
}
