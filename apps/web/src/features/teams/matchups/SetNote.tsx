import { cx } from '../../../ui/cx.js';
import { formatPoints } from '../../open-league/points.js';
import type { Pairing } from './matchups.model.js';
import * as t from './matchups.words.en.js';

/** Says which step broke a tie. Renders nothing without one. */
export function TieNote({ pairing: { broken }, className }: { pairing: Pairing; className?: string }) {
  if (broken === null) return null;
  const { by, own, other, decidedBy, reason } = broken;
  return (
    <p className={cx('text-xs wrap-anywhere text-ink-2', className)}>
      {by === 'commissioner'
        ? t.tieDecided({ by: decidedBy, reason: reason ?? '' })
        : by === 'other-site'
          ? t.tieElsewhere
          : t.tieBroken({ by, own: formatPoints(own), other: formatPoints(other) })}
    </p>
  );
}

/** Names who set a matchup's result, and why. Null for a computed result. */
export function SetNote({ pairing: { set }, className }: { pairing: Pairing; className?: string }) {
  if (set === null) return null;
  const { by, reason, own, other } = set;
  return (
    <p className={cx('text-xs wrap-anywhere text-ink-2', className)}>
      {t.setBy({ by, reason })}{' '}
      <span className="whitespace-nowrap">{t.byTheGames({ own: formatPoints(own), other: formatPoints(other) })}</span>
    </p>
  );
}
