import ArrowRight from 'lucide-react/icons/arrow-right';
import { locale } from '@crease/core/locale.js';
import { capLevel, formatMoney, type Dollars } from '@crease/core/money.js';
import { Money } from './Money.js';
import { cx } from '../cx.js';
import { sentence } from '../text/sentence.js';
import * as t from './figures.words.en.js';
import { LEVEL, Track, usedOf, type CapFigures } from './CapTrack.js';

export interface CapBarProps extends CapFigures {
  cap: Dollars;
  /** Figures after the considered pick, move or trade; drawn as a ghost. */
  after?: CapFigures | null;
  /**
   * `line`: bar and space in one line, for lists; `panel`: all figures; `bar`: only the bar (figures must be next to
   * it).
   */
  layout?: 'line' | 'panel' | 'bar';
  className?: string;
}

/** Cap space in its colour, with an icon so that the meaning does not depend on colour. */
export function CapSpace({ space, cap, className }: { space: Dollars; cap: Dollars; className?: string }) {
  const { text, Icon, word } = LEVEL[capLevel(space, cap)];
  return (
    <span className={cx('inline-flex items-center gap-1 font-semibold', text, className)}>
      <Icon size={14} strokeWidth={2.5} aria-hidden="true" className="shrink-0" />
      <span className="sr-only">{locale.labelled(word, '')}</span>
      <Money as="limit" amount={space} />
    </span>
  );
}

/** The app's only cap bar. */
export function CapBar(props: CapBarProps) {
  const { layout = 'panel', className } = props;
  if (layout === 'line') return <CapLine {...props} />;
  if (layout === 'panel') return <CapPanel {...props} />;
  return (
    <span className={cx('block', className)}>
      <Track {...props} thick={false} />
    </span>
  );
}

export function CapChange({ cap, before, after }: { cap: Dollars; before: Dollars; after: Dollars }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Money as="limit" amount={before} className="text-ink-3" />
      <ArrowRight size={12} aria-label={t.becomes} className="shrink-0 text-ink-3" />
      <CapSpace space={after} cap={cap} />
    </span>
  );
}

/** The space now, and after the considered change. */
const spacesOf = ({ cap, after, ...now }: CapBarProps) => ({
  space: cap - usedOf(now),
  then: after == null ? null : cap - usedOf(after),
});

function CapLine(props: CapBarProps) {
  const { cap, className } = props;
  const { space, then } = spacesOf(props);
  return (
    <span
      className={cx('flex min-w-0 items-center gap-2.5', className)}
      title={t.usedOfCap({
        used: formatMoney(usedOf(props)),
        cap: formatMoney(cap),
        retained: props.salaryRetained === null ? null : formatMoney(props.salaryRetained),
      })}
    >
      <span className="min-w-12 flex-1">
        <Track {...props} thick={false} />
      </span>
      <span className="flex shrink-0 items-center gap-1 text-sm">
        {then === null ? <CapSpace space={space} cap={cap} /> : <CapChange cap={cap} before={space} after={then} />}
      </span>
    </span>
  );
}

function CapPanel(props: CapBarProps) {
  const { cap, after, className } = props;
  const shown = after ?? props;
  return (
    <div className={cx('flex flex-col gap-2', className)}>
      <SpaceHead {...spacesOf(props)} cap={cap} />
      <Track {...props} thick />
      <dl className="flex flex-wrap gap-x-3.5 gap-y-1 text-xs text-ink-2">
        <Figure swatch="bg-ink-3" label={t.capUsed} amount={usedOf(shown)} />
        {shown.salaryRetained !== null && (
          <Figure
            swatch="bg-hatch shadow-[inset_0_0_0_1px_var(--line)]"
            label={t.inclRetained}
            amount={shown.salaryRetained}
          />
        )}
        {shown.estimated !== undefined && shown.estimated > 0 && (
          <Figure label={t.inclEstimated} amount={shown.estimated} />
        )}
        <div className="ml-auto flex gap-1.5">
          <dt className="text-ink-3">{t.cap}</dt>
          <dd className="font-medium text-ink">
            <Money as="limit" amount={cap} />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function SpaceHead({ space, then, cap }: ReturnType<typeof spacesOf> & { cap: Dollars }) {
  const level = LEVEL[capLevel(then ?? space, cap)];
  return (
    <div>
      <div className="flex items-center justify-between gap-4">
        <span className="text-xs font-medium text-ink-3">{t.capSpace}</span>
        <span
          className={cx(
            'inline-flex items-center gap-1 rounded-sm px-1.5 py-0.5 text-xs font-semibold',
            level.soft,
            level.text,
          )}
        >
          <level.Icon size={14} strokeWidth={2.5} aria-hidden="true" />
          {level === LEVEL.over ? t.overTheCap : level.word}
        </span>
      </div>
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Money as="limit" amount={then ?? space} className={cx('text-xl font-bold tracking-tight', level.text)} />
        {then !== null && (
          <span className="text-sm text-ink-3">
            {sentence(t.changeFrom, {
              change: <Money amount={then - space} sign />,
              before: <Money as="limit" amount={space} />,
            })}
          </span>
        )}
      </div>
    </div>
  );
}

function Figure({ swatch, label, amount }: { swatch?: string; label: string; amount: Dollars }) {
  return (
    <div className="flex items-center gap-1.5">
      <dt className="flex items-center gap-1.5 text-ink-3">
        {swatch !== undefined && <span aria-hidden="true" className={cx('size-2.5 rounded-sm', swatch)} />}
        {label}
      </dt>
      <dd className="font-medium text-ink">
        <Money as="price" amount={amount} />
      </dd>
    </div>
  );
}
