import { formatMoney } from '@crease/core/money.js';
import type { SheetAnswer, SheetPlayerView } from '@crease/core/protection/protection.schema.js';
import type { KeeperPick } from '@crease/core/protection/keeper-picks.rules.js';
import { contractWords } from './contract.js';
import { playedWords } from '../open-league/points.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Money } from '../../ui/figures/Money.js';
import { SegmentedControl } from '../../ui/fields/SegmentedControl.js';
import { StatusTag } from '../../ui/marks/tags.js';
import { cx } from '../../ui/cx.js';
import { KeeperCost } from './SheetSums.js';
import type { Place } from './sheet.model.js';
import { sentence } from '../../ui/text/sentence.js';
import * as t from './protection.words.en.js';

const PLACES = [
  { value: 'core', label: t.core },
  { value: 'bench', label: t.bench },
  { value: 'out', label: t.release },
] as const;

/** Sheets by number have no bench. */
const KEPT = [
  { value: 'core', label: t.keep },
  { value: 'out', label: t.release },
] as const;

export function SheetLine({
  player,
  rules,
  cost,
  place,
  disabled,
  onPlace,
}: {
  player: SheetPlayerView;
  rules: SheetAnswer['rules'];
  /**
   * Sheets by round: the pick that the player costs, null when none is left; undefined for players who are not kept.
   */
  cost: KeeperPick | null | undefined;
  place: Place;
  disabled: boolean;
  onPlace: (place: Place) => void;
}) {
  const places = rules.kind === 'dollars' ? PLACES : KEPT;
  return (
    <li
      className={cx(
        'flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-1.5 last:border-b-0',
        place === 'core' && 'shadow-[inset_3px_0_0_var(--accent)]',
      )}
    >
      <span className="min-w-40 flex-1">
        <span className="flex flex-wrap items-center gap-1.5 font-medium">
          {player.name}
          {player.place === 'ir' && <StatusTag status="IR" />}
        </span>
        <LineDetails player={player} rules={rules} cost={cost} />
      </span>
      <span className="inline-flex items-center justify-end gap-1.5 sm:w-28">
        {player.estimated && player.price === undefined && <StatusTag status="Estimated" />}
        <Money as="price" amount={player.price ?? player.charge} className="w-14 text-right font-medium" />
      </span>
      {disabled ? (
        <Badge tone={place === 'out' ? 'neutral' : 'accent'}>
          {places.find(({ value }) => value === place)?.label}
        </Badge>
      ) : (
        <SegmentedControl label={player.name} value={place} options={places} onChange={onPlace} />
      )}
    </li>
  );
}

type SheetLineProps = Parameters<typeof SheetLine>[0];

function LineDetails({ player, rules, cost }: Pick<SheetLineProps, 'player' | 'rules' | 'cost'>) {
  return (
    <span className="text-xs text-ink-3">
      {t.lastSeasonAndContract({
        played: playedWords(player.last_points, player.last_games),
        contract: contractWords(player),
      })}
      {rules.years !== null && player.kept > 0 && (
        <span className={cx(player.kept >= rules.years && 'font-medium text-bad')}>
          {` · ${t.keptSeasons({ count: player.kept, most: rules.years })}`}
        </span>
      )}
      {rules.years === null && rules.years_total !== undefined && player.kept > 0 && (
        <span>{` · ${t.keptBefore({ count: player.kept })}`}</span>
      )}
      {player.rank !== undefined && <span>{` · ${t.rankLastSeason({ rank: player.rank })}`}</span>}
      {player.drafted !== undefined && player.drafted <= (rules.rounds?.closed ?? 0) && (
        <span className="font-medium text-bad">{` · ${t.draftedInClosedRound({ round: player.drafted })}`}</span>
      )}
      {player.price !== undefined && <span>{` · ${t.capHitOf({ hit: formatMoney(player.cap_hit) })}`}</span>}
      {player.price === undefined && player.charge !== player.cap_hit && (
        <>
          {' · '}
          {sentence(t.hitLessRetained, {
            hit: <Money as="price" amount={player.cap_hit} />,
            retained: <Money amount={player.cap_hit - player.charge} />,
          })}
        </>
      )}
      <KeeperCost asked={player.round} cost={cost} />
    </span>
  );
}
