import { useState } from 'react';
import { markOf } from '@crease/core/team-mark.js';
import { cx } from '../cx.js';
import { TeamGlyph } from './TeamGlyph.js';

const SIZE = { xs: 'size-5 text-[0.5625rem]', sm: 'size-7 text-xs', md: 'size-9 text-sm', lg: 'size-14 text-lg' };

/** First letters of the first two words, or the first two letters of a single word; a number stays whole. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/\s+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  if (first === undefined) return '?';
  const second = words[1];
  // "Team 10" and "Team 12" must differ.
  const letters =
    second === undefined
      ? [...first].slice(0, 2).join('')
      : [...first][0]! + (/^\d{1,2}$/.test(second) ? second : [...second][0]!);
  return letters.toUpperCase();
}

export interface MonogramProps {
  name: string;
  picture?: string | null;
  size?: keyof typeof SIZE;
  shape?: 'round' | 'square';
  /** Colour of a thin edge, never a background. */
  edge?: string | null;
  className?: string;
}

/** A team's logo or mark or a person's picture, or initials without one. Decorative, because the name is next to it. */
export function Monogram({ name, picture, size = 'sm', shape = 'square', edge, className }: MonogramProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const round = shape === 'round' ? 'rounded-full' : 'rounded-md';
  const mark = markOf(picture);
  const showPicture = mark === null && picture != null && picture !== '' && broken !== picture;
  return (
    <span
      aria-hidden="true"
      style={
        mark !== null ? { background: mark.color } : edge == null ? undefined : { borderColor: edge, borderWidth: 2 }
      }
      className={cx(
        'inline-flex shrink-0 items-center justify-center overflow-hidden font-semibold tracking-tight text-ink-2 select-none',
        mark === null ? 'border border-line-strong bg-sunken' : 'forced-color-adjust-none',
        round,
        SIZE[size],
        className,
      )}
    >
      {mark !== null ? (
        <TeamGlyph mark={mark.mark} />
      ) : showPicture ? (
        <img src={picture} alt="" onError={() => setBroken(picture)} className="size-full object-cover" />
      ) : (
        initials(name)
      )}
    </span>
  );
}
