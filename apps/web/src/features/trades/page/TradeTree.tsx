import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { TradeTreeAnswer, TreeItemView, TreeLineView } from '@crease/core/trades/trade.schema.js';
import { request } from '../../../platform/requests/api-client.js';
import { keys, useTeamsById } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { PositionTag } from '../../../ui/marks/tags.js';
import { cx } from '../../../ui/cx.js';
import { branchesOf, fateWords, itemWords } from './tree.model.js';
import * as t from './page.words.en.js';

/** Maximum indentation: a phone has no more room. */
const DEEPEST = 5;

interface Tree {
  readonly leagueId: string;
  readonly lines: readonly TreeLineView[];
  readonly earlier: ReadonlyMap<number | string | null, TradeTreeAnswer['earlier'][number]>;
  readonly below: ReadonlyMap<number | null, readonly number[]>;
  team(id: string): string;
}

/** Later history of an executed trade's assets, up to now. */
export function TradeTree({
  leagueId,
  tradeId,
  receivers,
}: {
  leagueId: string;
  tradeId: string;
  /** Both teams, in the page's order. */
  receivers: readonly string[];
}) {
  const query = useQuery({
    queryKey: [...keys.trades(leagueId), 'tree', tradeId],
    queryFn: ({ signal }) =>
      request('GET /:league_id/trade/:trade_id/tree', { league_id: leagueId, trade_id: tradeId, signal }),
  });
  return (
    <Panel
      title={t.sinceTrade}
      flush
      state={panelState(query, (data) => (data.lines.length === 0 ? { words: t.nothingChangedHands } : null))}
    >
      <Trees
        leagueId={leagueId}
        lines={query.data?.lines ?? []}
        earlier={query.data?.earlier ?? []}
        receivers={receivers}
      />
    </Panel>
  );
}

export function Trees({
  leagueId,
  lines,
  earlier,
  receivers,
}: {
  leagueId: string;
  lines: readonly TreeLineView[];
  /** How the giving team had acquired players and picks, in trades on another site. */
  earlier: TradeTreeAnswer['earlier'];
  receivers: readonly string[];
}) {
  const { nameOf } = useTeamsById(leagueId, t.teamThatHasLeft);
  const tree: Tree = {
    leagueId,
    lines,
    earlier: new Map(earlier.map((one) => [one.player_id ?? one.pick_id, one])),
    below: branchesOf(lines),
    team: nameOf,
  };
  const roots = tree.below.get(null) ?? [];
  return (
    <div className="grid lg:grid-cols-2 lg:divide-x lg:divide-line">
      {receivers.map((receiver) => (
        <section
          key={receiver}
          aria-label={t.whatTeamReceived({ team: tree.team(receiver) })}
          className="min-w-0 px-4 py-3"
        >
          <h3 className="mb-1 text-xs font-medium wrap-anywhere text-ink-2">
            {t.teamReceived({ team: tree.team(receiver) })}
          </h3>
          <Received tree={tree} indexes={roots.filter((index) => lines[index]?.team_id === receiver)} />
        </section>
      ))}
    </div>
  );
}

function Received({ tree, indexes }: { tree: Tree; indexes: readonly number[] }) {
  return indexes.length === 0 ? (
    <p className="text-sm text-ink-3">{t.nothing}</p>
  ) : (
    <Branch tree={tree} indexes={indexes} />
  );
}

function Branch({ tree, indexes }: { tree: Tree; indexes: readonly number[] }) {
  const depth = tree.lines[indexes[0] ?? 0]?.depth ?? 0;
  return (
    <ul className={cx(depth > 0 && depth <= DEEPEST && 'ml-2.5 border-l border-line-strong pl-3')}>
      {indexes.map((index) => (
        <Leaf key={index} tree={tree} index={index} />
      ))}
    </ul>
  );
}

function EarlierTrade({ tree, before }: { tree: Tree; before: NonNullable<ReturnType<Tree['earlier']['get']>> }) {
  return (
    <Link
      to={tradePath(tree.leagueId, before.trade_id)}
      className="block rounded-sm text-xs text-accent-text hover:underline"
    >
      {t.cameInEarlierTrade({
        team: tree.team(before.to),
        otherTeam: tree.team(before.from),
        season: before.season,
      })}
    </Link>
  );
}

function Leaf({ tree, index }: { tree: Tree; index: number }) {
  const line = tree.lines[index]!;
  const { item, fate, depth, team_id: holder } = line;
  const { title, detail } = itemWords(item, tree.team);
  const below = tree.below.get(index) ?? [];
  const words = fateWords(line, tree.team);
  const thing = item.kind === 'player' ? item.player_id : item.kind === 'draft-pick' ? item.pick_id : null;
  const before = depth === 0 && thing !== null ? tree.earlier.get(thing) : undefined;
  const ended = fate.type !== 'traded' && fate.type !== 'used';
  return (
    <li className="py-1 text-sm">
      <div className="flex items-start gap-2">
        <Sign item={item} />
        <div className="min-w-0 wrap-anywhere">
          {item.kind === 'player' ? (
            <Link to={paths.player(tree.leagueId, item.player_id)} className="rounded-sm font-medium hover:underline">
              {title}
            </Link>
          ) : (
            <span className="font-medium">{title}</span>
          )}
          {detail !== null && detail !== '' && <span className="text-xs text-ink-3">{` ${detail}`}</span>}
          <span className={cx('block text-xs', ended ? 'text-ink' : 'text-ink-2')}>
            {fate.type === 'traded' ? (
              <Link
                to={tradePath(tree.leagueId, fate.trade_id)}
                className="rounded-sm text-accent-text hover:underline"
              >
                {words}
              </Link>
            ) : (
              words
            )}
          </span>
          {before !== undefined && <EarlierTrade tree={tree} before={before} />}
        </div>
      </div>
      {below.length > 0 && (
        <>
          <p className={cx('mt-1 text-xs text-ink-3', depth < DEEPEST && 'ml-2.5 border-l border-line-strong pl-3')}>
            {fate.type === 'used'
              ? t.stepPicked({ step: depth + 2, team: tree.team(holder) })
              : t.stepGotInReturn({ step: depth + 2, team: tree.team(holder) })}
          </p>
          <Branch tree={tree} indexes={below} />
        </>
      )}
      {fate.type === 'traded' && !fate.told && below.length === 0 && (
        <p className="ml-9 text-xs text-ink-3">{t.gotNothingInReturn({ team: tree.team(holder) })}</p>
      )}
    </li>
  );
}

/** Trades from before the import have a separate page. */
const tradePath = (leagueId: string, tradeId: string): string =>
  tradeId.startsWith('brought.') ? paths.broughtTrade(leagueId, tradeId) : paths.trade(leagueId, tradeId);

function Sign({ item }: { item: TreeItemView }) {
  if (item.kind === 'player') return <PositionTag exact position={item.position} detail={item.position_detail} />;
  return (
    <span
      aria-hidden="true"
      className="inline-flex h-5 w-7 shrink-0 items-center justify-center rounded-sm border border-line bg-sunken text-xs font-semibold text-ink-2"
    >
      {item.kind === 'draft-pick' || item.kind === 'brought-pick'
        ? t.roundMark({ round: item.round })
        : item.kind === 'fa-pick'
          ? t.faMark
          : item.kind === 'told'
            ? '·'
            : item.kind === 'budget' || item.kind === 'cap-space'
              ? '$'
              : '%'}
    </span>
  );
}
