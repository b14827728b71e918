import { locale } from '@crease/core/locale.js';
import type { SheetAnswer, SheetPlayerView } from '@crease/core/protection/protection.schema.js';
import type { Sheet } from '@crease/core/protection/sheet.rules.js';
import { PositionTag } from '../../ui/marks/tags.js';
import { cx } from '../../ui/cx.js';
import { type judge, placeOf, put } from './sheet.model.js';
import { SheetLine } from './SheetLine.js';
import { type GROUPS } from './SheetBuilder.js';
import * as t from './protection.words.en.js';

export type Judged = ReturnType<typeof judge>;

export function SheetGroup({
  position,
  title,
  answer,
  sheet,
  judged: { totals, costs },
  onChange,
}: (typeof GROUPS)[number] & {
  answer: SheetAnswer;
  sheet: Sheet;
  judged: Judged;
  onChange: (sheet: Sheet) => void;
}) {
  const { rules } = answer;
  const group = answer.players
    .filter((player) => player.position === position && player.place !== 'rookie')
    .sort((a, b) => (b.price ?? b.charge) - (a.price ?? a.charge) || locale.compare(a.name, b.name));
  return (
    <section aria-label={title} className="not-first:border-t not-first:border-line">
      <h3 className="flex items-center gap-2 border-b border-line bg-sunken px-4 py-2 text-sm font-semibold">
        <PositionTag position={position} />
        {title}
        <span
          className={cx(
            'font-normal',
            totals.byPosition[position] < rules.minimums[position] ? 'font-medium text-bad' : 'text-ink-3',
          )}
        >
          {(rules.kind !== 'dollars' ? t.keptOfPosition : t.coreOfPosition)({
            count: totals.byPosition[position],
            least: rules.minimums[position],
            most: rules.most?.[position] ?? null,
          })}
        </span>
      </h3>
      {group.length === 0 ? (
        <p className="px-4 py-3 text-ink-3">{t.nobody}</p>
      ) : (
        <ul>
          {group.map((player) => (
            <SheetLine
              key={player.player_id}
              player={player}
              rules={rules}
              cost={costs.get(player.player_id)}
              place={placeOf(sheet, player.player_id)}
              disabled={!answer.open}
              onPlace={(place) => onChange(put(sheet, player.player_id, place))}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Players in the rookie bank need no place on the sheet. */
export function SafePlayers({ players }: { players: readonly SheetPlayerView[] }) {
  return (
    <section aria-label={t.rookieBank} className="border-t border-line">
      <h3 className="border-b border-line bg-sunken px-4 py-2 text-sm font-semibold">
        {t.rookieBank} <span className="font-normal text-ink-3">{`· ${t.safeWithoutPlace}`}</span>
      </h3>
      <ul className="flex flex-wrap gap-2 px-4 py-3">
        {players.map((player) => (
          <li
            key={player.player_id}
            className="flex items-center gap-1.5 rounded-md border border-line bg-sunken px-2 py-1"
          >
            <PositionTag position={player.position} />
            {player.name}
          </li>
        ))}
      </ul>
    </section>
  );
}
