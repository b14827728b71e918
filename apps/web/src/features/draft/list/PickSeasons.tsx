import CalendarX from 'lucide-react/icons/calendar-x';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { Money } from '../../../ui/figures/Money.js';
import { cx } from '../../../ui/cx.js';
import { useSeasons } from '../state/use-seasons.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './list.words.en.js';

type Season = ReturnType<typeof useSeasons>[number];

/** Cost and remaining cap space in this and the coming seasons. */
export function PickSeasons({ entry, teamId }: { entry: PoolEntry; teamId: string }) {
  const seasons = useSeasons(teamId, entry.id);
  if (seasons.every(({ pick }) => pick === null)) return null;
  const ends = seasons.findIndex(({ pick }) => pick?.signed === false);
  return (
    <ul aria-label={t.costBySeason({ player: entry.name })} className="grid grid-cols-3 gap-2 text-xs text-ink-2">
      {seasons.map((one, index) => (
        <li key={one.season} className="min-w-0 rounded-md border border-line bg-sunken px-2 py-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-1">
            <span className="text-ink-3">{one.season}</span>
            <Cost pick={one.pick} present={index === 0} ending={index === ends} status={entry.expiryStatus} />
          </p>
          <Left season={one} />
        </li>
      ))}
    </ul>
  );
}

function Cost({
  pick,
  present,
  ending,
  status,
}: {
  pick: Season['pick'];
  present: boolean;
  ending: boolean;
  status: string | null;
}) {
  if (pick === null) return null;
  if (pick.signed) return <Money as="price" amount={pick.charge} className="font-semibold text-ink" />;
  if (present)
    return (
      <span title={t.noContractSigned}>
        <Money as="price" amount={pick.charge} className="font-semibold text-ink" /> {t.estimatedShort}
      </span>
    );
  if (!ending) return <span className="text-ink-3">{t.noContract}</span>;
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-warn" title={t.contractHasEnded}>
      <CalendarX size={12} aria-hidden="true" className="shrink-0" />
      {status ?? t.ended}
      <span className="sr-only">{`: ${t.spokenContractEnded}`}</span>
    </span>
  );
}

function Left({ season: { cap, pick } }: { season: Season }) {
  if (pick === null) return null;
  const share = Math.min(100, Math.max(0, (pick.used / Math.max(1, cap)) * 100));
  return (
    <p className="mt-0.5">
      <span aria-hidden="true" className="mb-0.5 block h-1 overflow-hidden rounded-full bg-hover">
        <span
          className={cx('block h-full', pick.space < 0 ? 'bg-bad-fill' : 'bg-ink-3')}
          style={{ width: `${share}%` }}
        />
      </span>
      <span className={cx(pick.space < 0 && 'font-semibold text-bad')}>
        {sentence(t.moneyLeft, { money: <Money as="limit" amount={pick.space} className="font-semibold" /> })}
      </span>
    </p>
  );
}
