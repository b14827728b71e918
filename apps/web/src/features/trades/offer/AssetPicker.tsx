import { useState, type ReactNode } from 'react';
import { withoutAccents } from '@crease/core/text.rules.js';
import type { TradeAsset, TradeSide } from '@crease/core/trades/trade.model.js';
import type { TradableAssetsAnswer } from '@crease/core/trades/trade.schema.js';
import { formatLimit } from '@crease/core/money.js';
import { useGlance, type Glance } from '../glance-data.js';
import { seasonsOf, useAssetWords } from '../trade-assets.js';
import { AssetHead, AssetMark, PlainRow, PlayerRow } from '../TradeAssetRow.js';
import { SearchField } from '../../../ui/fields/Field.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { cx } from '../../../ui/cx.js';
import { moveFocus } from '../../../ui/roving.js';
import { gives, keyOf, type GivenDollars, givenAmount } from '../offer.model.js';
import { BudgetField } from './BudgetField.js';
import { Stepper } from '../../../ui/fields/Stepper.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import * as t from './offer.words.en.js';

type Kind = 'players' | 'draft_picks' | 'fa_picks';
type Tab = Kind | 'budget' | 'cap-space';
const isList = (tab: Tab): tab is Kind => tab !== 'budget' && tab !== 'cap-space';
const LIST_OF = { players: t.playersOf, draft_picks: t.draftPicksOf, fa_picks: t.faPicksOf } as const;
type Offered = TradableAssetsAnswer[Kind][number];

const bare = (asset: Offered): TradeAsset =>
  asset.kind === 'player'
    ? { kind: asset.kind, player_id: asset.player_id, condition: null }
    : { kind: asset.kind, pick_id: asset.pick_id, condition: null };
const groupOf = (asset: Offered): string =>
  asset.kind === 'draft-pick' ? t.draftOfSeason({ season: asset.season, type: asset.type }) : '';

const kindsOf = (
  { allowed, budget, cap_space: space }: TradableAssetsAnswer,
  tradesAmounts: boolean,
): { value: Tab; label: string }[] => [
  { value: 'players', label: t.players },
  ...(allowed.draft_picks ? [{ value: 'draft_picks' as const, label: t.draftPicks }] : []),
  ...(allowed.fa_picks ? [{ value: 'fa_picks' as const, label: t.faPicks }] : []),
  ...(budget !== null && tradesAmounts ? [{ value: 'budget' as const, label: t.bidBudget }] : []),
  ...(space !== null && tradesAmounts ? [{ value: 'cap-space' as const, label: t.spaceTab }] : []),
];

const NONE_OF: Record<Kind, string> = {
  players: t.noPlayers,
  draft_picks: t.noDraftPicks,
  fa_picks: t.noOpenFaPicks,
};

/** Assets matching a search, grouped by draft. */
function useShownAssets(leagueId: string, assets: TradableAssetsAnswer, kind: Kind, search: string) {
  const words = useAssetWords(leagueId);
  const wanted = withoutAccents(search.trim());
  const all: readonly Offered[] = assets[kind];
  const shown = (kind === 'players' ? [...assets.players].sort((a, b) => b.cap_hit - a.cap_hit) : all).filter(
    (asset) => wanted === '' || withoutAccents(`${words(asset).title} ${words(asset).detail}`).includes(wanted),
  );
  const groups = new Map<string, Offered[]>();
  for (const asset of shown) groups.set(groupOf(asset), [...(groups.get(groupOf(asset)) ?? []), asset]);
  return { shown, groups, searching: wanted !== '' };
}

/** All assets that a team can give. Arrows move, the space bar ticks. */
export function AssetPicker({
  leagueId,
  teamName,
  assets,
  side,
  onToggle,
  onAmount,
}: {
  leagueId: string;
  teamName: string;
  assets: TradableAssetsAnswer;
  side: TradeSide;
  onToggle: (asset: TradeAsset) => void;
  /** Left out where only players and picks are chosen. */
  onAmount?: (given: GivenDollars) => void;
}) {
  const [tab, setTab] = useState<Tab>('players');
  const kind = isList(tab) ? tab : 'players';
  const [search, setSearch] = useState('');
  const words = useAssetWords(leagueId);
  const glance = useGlance(
    leagueId,
    assets.players.map(({ player_id }) => player_id),
  );
  const kinds = kindsOf(assets, onAmount !== undefined);
  const { shown, groups, searching } = useShownAssets(leagueId, assets, kind, search);
  return (
    <div>
      <div className="flex gap-1 border-b border-line p-1.5 sm:flex-col sm:gap-2 sm:p-3 xl:flex-row short:flex-row short:flex-wrap short:gap-1 short:p-1">
        {kinds.length > 1 && (
          <SegmentedControl
            full
            className="scroll-slim min-w-0 overflow-x-auto max-sm:flex-1 max-sm:*:px-2 xl:w-auto short:w-auto short:flex-none short:*:px-1.5 short:*:text-xs"
            label={t.assetsOf({ team: teamName })}
            value={tab}
            options={kinds}
            onChange={setTab}
          />
        )}
        {isList(tab) && (
          <SearchField
            bar
            className="ml-auto sm:ml-0 sm:w-auto xl:w-auto xl:min-w-44 xl:flex-1 short:min-w-24 short:flex-1"
            label={kind === 'players' ? t.searchPlayersOf({ team: teamName }) : t.searchPicksOf({ team: teamName })}
            placeholder={kind === 'players' ? t.searchPlayers : t.searchPicks}
            value={search}
            onChange={setSearch}
          />
        )}
        {tab === 'budget' && assets.budget !== null && onAmount !== undefined && (
          <BudgetField
            leagueId={leagueId}
            teamId={assets.team_id}
            budget={assets.budget}
            side={side}
            onAmount={onAmount}
          />
        )}
        {tab === 'cap-space' && assets.cap_space !== null && onAmount !== undefined && (
          <CapSpaceField leagueId={leagueId} capSpace={assets.cap_space} side={side} onAmount={onAmount} />
        )}
      </div>
      <div
        hidden={!isList(tab)}
        onKeyDown={(event) => moveFocus(event, 'input:enabled', 'vertical')}
        className="scroll-slim max-h-96 overflow-y-auto overscroll-contain"
      >
        {shown.length === 0 && (
          <p className="px-4 py-6 text-center text-sm text-ink-3">{searching ? t.nothingMatches : NONE_OF[kind]}</p>
        )}
        {[...groups].map(([title, group]) => (
          <section key={title} aria-label={title === '' ? LIST_OF[kind]({ team: teamName }) : title}>
            {title !== '' && (
              <h4 className="border-b border-line bg-sunken px-4 py-1 text-xs font-medium text-ink-2">{title}</h4>
            )}
            {kind === 'players' && <AssetHead seasons={seasonsOf(glance, assets.players)} />}
            <ul>
              {group.map((asset) => (
                <Choice
                  key={keyOf(asset)}
                  leagueId={leagueId}
                  asset={asset}
                  glance={glance}
                  title={words(asset).title}
                  checked={gives(side, keyOf(asset))}
                  onToggle={() => onToggle(bare(asset))}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

function Choice({
  leagueId,
  asset,
  glance,
  title,
  checked,
  onToggle,
}: {
  leagueId: string;
  asset: Offered;
  glance: Glance;
  title: string;
  checked: boolean;
  onToggle: () => void;
}): ReactNode {
  const held = asset.frozen !== null && !checked;
  return (
    <li className="border-b border-line last:border-b-0">
      <label
        className={cx(
          'flex min-h-row items-start gap-2 px-4 py-1.5 text-sm',
          held ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer hover:bg-hover',
          checked && 'bg-accent-soft',
        )}
      >
        <input
          type="checkbox"
          checked={checked}
          disabled={held}
          aria-label={title}
          onChange={onToggle}
          className="mt-0.5 size-4 pointer-coarse:size-5"
        />
        <span className="min-w-0 flex-1">
          {asset.kind === 'player' ? (
            <PlayerRow leagueId={leagueId} player={asset} glance={glance.of(asset.player_id)} link={false} />
          ) : (
            <span className="flex items-start gap-2">
              <AssetMark asset={asset} />
              <PlainRow leagueId={leagueId} asset={asset} />
            </span>
          )}
          {asset.frozen !== null && (
            <span className="block text-xs text-ink-3">
              {asset.kind === 'player' ? t.playerIs({ state: asset.frozen }) : t.pickIs({ state: asset.frozen })}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}

function CapSpaceField({
  leagueId,
  capSpace: { season, space },
  side,
  onAmount,
}: {
  leagueId: string;
  capSpace: NonNullable<TradableAssetsAnswer['cap_space']>;
  side: TradeSide;
  onAmount: (given: GivenDollars) => void;
}) {
  const cap = useLoadedLeague(leagueId).league.salary_cap;
  return (
    <Stepper
      label={t.capSpaceGiven({ season })}
      hint={t.capSpaceNow({ space: formatLimit(space) })}
      value={givenAmount(side, 'cap-space')}
      min={0}
      // The players that the team gives may free more than it has now.
      max={cap}
      step={cap >= 1_000_000 ? 100_000 : 1}
      format="money"
      onChange={(amount) => onAmount({ kind: 'cap-space', season, amount })}
    />
  );
}
