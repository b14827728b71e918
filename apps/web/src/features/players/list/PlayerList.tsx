import { Suspense, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import ListChecks from 'lucide-react/icons/list-checks';
import { formatMoney } from '@crease/core/money.js';
import type { CapRoom } from '@crease/core/players/filter.rules.js';
import { formatCount } from '@crease/core/text.rules.js';
import { Button, IconButton } from '../../../ui/Button.js';
import { SearchField } from '../../../ui/fields/Field.js';
import { PageHeader } from '../../../ui/page/PageHeader.js';
import { PageMenu } from '../../../ui/page/PageMenu.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { useGamesAhead } from '../../tonight/games-ahead.js';
import { PlayerFilters } from './PlayerFilters.js';
import { PlayerRows } from './PlayerRows.js';
import { QuickFilters } from './QuickFilters.js';
import { seasonWords } from '../players.model.js';
import { useFreeAgentActs } from './use-free-agent-acts.js';
import type { ShownList } from './use-player-list.js';
import { CompareButtons } from './CompareButtons.js';
import * as t from './list.words.en.js';

const loadDialog = async () => ({ default: (await import('../card/PlayerDialog.js')).PlayerDialog });
const PlayerDialog = lazyPart(loadDialog);
const CompareDialog = lazyPart(() => import('../card/CompareDialog.js'), 'CompareDialog');

/** While the user types, only the search box renders; the list follows later. */
function useRows(
  { leagueId, view, shown, season, figuresOf, scoring, room, watch, open, compare, sortBy }: ShownList,
  { mine, selecting, onSelect }: { mine: string | null; selecting: boolean; onSelect: () => void },
  acts: Pick<ReturnType<typeof useFreeAgentActs>, 'actOf' | 'onAct'> | null,
) {
  const { sort, direction, compare: ticked } = view;
  const goalies = view.positions.length > 0 && view.positions.every((one) => one === 'G');
  const { ids, toggle } = watch;
  const ahead = useGamesAhead(leagueId);
  const fitting = view.fits ? room : null;
  const [actOf, onAct] = [acts?.actOf, acts?.onAct];
  return useMemo(
    () => (
      <PlayerRows
        players={shown}
        season={season}
        figuresOf={figuresOf}
        goalies={goalies}
        scoring={scoring}
        sort={sort}
        direction={direction}
        mine={mine}
        compare={ticked}
        watched={ids}
        onWatch={toggle}
        onSort={sortBy}
        onOpen={open}
        onCompare={compare}
        ahead={ahead}
        selecting={selecting}
        onSelect={onSelect}
        room={fitting}
        {...(actOf !== undefined && { actOf, onAct })}
      />
    ),
    [
      shown,
      season,
      figuresOf,
      goalies,
      scoring,
      sort,
      direction,
      mine,
      ticked,
      ids,
      toggle,
      sortBy,
      open,
      compare,
      ahead,
      selecting,
      onSelect,
      fitting,
      actOf,
      onAct,
    ],
  );
}

export interface PlayerListProps {
  list: ShownList;
  mine: string | null;
  title: string;
  /** Facts after the number of players. */
  detail?: ReactNode;
  action?: ReactNode;
  menu?: ReactNode;
  children?: ReactNode;
}

/** A page's bar and its matching rows; free agents have action buttons. */
export function PlayerList({ list, mine, title, detail, action, menu, children }: PlayerListProps) {
  const { leagueId, free, view, season, query, shown, set, showEverybody } = list;
  const [comparing, setComparing] = useState(false);
  const [asked, setAsked] = useState(false);
  const select = useCallback(() => setAsked(true), []);
  const selecting = asked || view.compare.length > 0;
  const stop = () => {
    setAsked(false);
    list.clearCompare();
  };
  const compared = list.players.filter((player) => view.compare.includes(player.id));
  const { actOf, onAct, dialog } = useFreeAgentActs(leagueId, query.data);
  // A player's dialog loads after the list, before the first click.
  const isListed = query.data !== undefined;
  useEffect(() => {
    if (isListed) void loadDialog().catch(() => undefined);
  }, [isListed]);
  const rows = useRows(list, { mine, selecting, onSelect: select }, free ? { actOf, onAct } : null);
  return (
    <>
      <PageHeader
        title={title}
        detail={
          <>
            <Count list={list} />
            {detail !== undefined && (
              <>
                {' · '}
                {detail}
              </>
            )}
          </>
        }
        search={<SearchField bar label={t.searchPlayers} value={list.typed} onChange={list.search} />}
        filters={<QuickFilters view={view} season={season} prices={list.prices} room={list.room} set={set} />}
        actions={
          <>
            <PlayerFilters
              leagueId={leagueId}
              view={view}
              season={season}
              prices={list.prices}
              free={free}
              room={list.room}
              shown={shown.length}
              set={set}
              onClear={showEverybody}
            />
            <IconButton
              label={t.selectToCompare}
              variant="secondary"
              aria-pressed={selecting}
              icon={<ListChecks size={18} aria-hidden="true" />}
              onClick={selecting ? stop : select}
            />
            {action}
            {menu !== undefined && <PageMenu>{menu}</PageMenu>}
          </>
        }
      />
      {children}
      <Panel
        title={free ? t.freeAgents : t.players}
        untitled
        flush
        actions={
          selecting ? (
            <CompareButtons count={compared.length} onCompare={() => setComparing(true)} onClear={stop} />
          ) : undefined
        }
        state={panelState(query, () =>
          shown.length > 0
            ? null
            : nobody(list.filtered, view.fits && view.search === '' ? list.room : null, showEverybody),
        )}
        skeleton={<SkeletonRows rows={14} lead={false} />}
      >
        {rows}
      </Panel>
      {dialog}
      {view.player !== null && (
        <Suspense>
          <PlayerDialog leagueId={leagueId} playerId={view.player} season={season} onClose={list.close} />
        </Suspense>
      )}
      {comparing && compared.length > 1 && (
        <Suspense>
          <CompareDialog players={compared} season={season} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Number of players, and the seasons. */
function Count({ list: { query, free, shown, season, figuresOf, present } }: { list: ShownList }) {
  if (query.data === undefined) return t.contractsAndStatistics;
  const other = seasonWords({ contracts: season, figures: figuresOf, present });
  return (
    <>
      <span role="status">
        {free ? (
          <>
            {/* Narrow screens have room only for the number; the title says what is counted. */}
            <span aria-hidden="true" className="sm:hidden">
              {formatCount(shown.length)}
            </span>
            <span className="max-sm:sr-only">{t.freeAgentCount({ count: shown.length })}</span>
          </>
        ) : (
          t.playerCount({ count: shown.length })
        )}
      </span>
      {other !== null ? ` · ${other}` : free ? '' : ` · ${season}`}
    </>
  );
}

/** `room`: the reader's cap space while only players who fit it are shown. */
const nobody = (filtered: boolean, room: CapRoom | null, showEverybody: () => void) => ({
  words: t.noPlayerMatches,
  detail: room === null ? t.noPlayerMatchesHint : t.noPlayerFitsHint({ space: formatMoney(room.space) }),
  action: filtered ? (
    <Button size="sm" onClick={showEverybody}>
      {t.showEverybody}
    </Button>
  ) : undefined,
});
