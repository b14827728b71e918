import X from 'lucide-react/icons/x';
import { capHitOf } from '@crease/core/draft/charge.rules.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { IconButton } from '../../../ui/Button.js';
import { Money } from '../../../ui/figures/Money.js';
import { PositionTag, SeasonTag, StatusTag } from '../../../ui/marks/tags.js';
import { ChargeNote } from './ChargeNote.js';
import { ageOf, figureOf, formatStat, keysOf, statOf, type Pool } from '../state/pool.model.js';
import { useDraft } from '../state/room-context.js';
import { useTeam } from '../state/room-hooks.js';
import * as t from './list.words.en.js';

export function PickSubject({
  pool,
  entry,
  payer,
  close,
}: {
  pool: Pool;
  entry: PoolEntry;
  payer: string | null;
  close: () => void;
}) {
  const type = useDraft((state) => state.type);
  const holder = useTeam(entry.from);
  return (
    <>
      {/* In a narrow panel the cost gets a separate line. */}
      <div className="flex items-start gap-2.5 tight:flex-wrap tight:gap-y-1">
        <PositionTag position={entry.position} detail={entry.detail} exact className="mt-0.5 h-6" />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-md short:whitespace-normal leading-tight font-bold text-ink">{entry.name}</h2>
          {holder !== undefined && (
            <p className="text-xs font-medium text-ink-2">{t.fromTeam({ team: holder.name })}</p>
          )}
          <p className="text-xs text-ink-2">{contractLine(entry, ageOf(entry, pool.season))}</p>
        </div>
        <div className="text-right tight:order-last tight:flex tight:w-full tight:items-center tight:gap-2 tight:text-left">
          <Money amount={capHitOf(entry)} full className="text-md font-bold text-ink" />
          <ChargeNote player={entry} teamId={payer} type={type} full className="ml-auto block max-w-32 text-xs" />
          <p className="flex justify-end gap-1">
            {entry.estimated && <StatusTag status="Estimated" />}
            {entry.sample && <StatusTag status="Sample" />}
          </p>
        </div>
        <IconButton
          label={t.close}
          size="sm"
          icon={<X size={16} aria-hidden="true" />}
          onClick={close}
          className="-mt-1 -mr-1"
        />
      </div>
      <Stats entry={entry} pool={pool} />
    </>
  );
}

const contractLine = (entry: PoolEntry, age: number | null): string =>
  [
    entry.club ?? t.noClub,
    age === null ? null : t.ageInYears({ age }),
    entry.nhlDraft === undefined ? null : t.nhlDraft(entry.nhlDraft),
    entry.contractExpiry === null ? null : t.contractTo({ year: entry.contractExpiry, status: entry.expiryStatus }),
  ]
    .filter(Boolean)
    .join(' · ');

function Stats({ entry, pool }: { entry: PoolEntry; pool: Pool }) {
  const { season } = pool;
  const stats = keysOf(pool, entry.position === 'G');
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
      {stats.map((key) => (
        <div key={key} className="flex gap-1.5">
          <dt title={statOf(key).long} className="text-ink-3">
            {statOf(key).short}
          </dt>
          <dd className="font-semibold text-ink">{formatStat(key, figureOf(entry, key))}</dd>
        </div>
      ))}
      <div className="flex gap-1.5 text-ink-3">
        <dt className="sr-only">{t.season}</dt>
        <dd>
          {entry.statsSeason === null ? (
            t.noNhlGames
          ) : entry.statsSeason === season ? (
            entry.statsSeason
          ) : (
            <SeasonTag season={entry.statsSeason} />
          )}
        </dd>
      </div>
    </dl>
  );
}
