import { Suspense, useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.js';
import { SearchField } from '../../../ui/fields/Field.js';
import { Panel, panelState } from '../../../ui/page/Panel.js';
import { SkeletonRows } from '../../../ui/page/Skeleton.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { useGamesAhead } from '../../tonight/games-ahead.js';
import { PlayerDialog } from '../card/PlayerDialog.js';
import { PlayerFilters } from './PlayerFilters.js';
import { PlayerRows } from './PlayerRows.js';
import { QuickFilters } from './QuickFilters.js';
import { MOST_COMPARED, seasonWords } from '../players.model.js';
import { useFreeAgentActs } from './use-free-agent-acts.js';
import type { ShownList } from './use-player-list.js';
import * as t from './list.words.en.js';

const CompareDialog = lazyPart(async () => ({ default: (await import('../card/CompareDialog.js')).CompareDialog }));

/** While the user types, only the search box renders; the list follows later. */
function useRows(
  { leagueId, view, shown, season, figuresOf, scoring, watch, open, compare, sortBy }: ShownList,
  mine: string | null,
  acts: Pick<ReturnType<typeof useFreeAgentActs>, 'actOf' | 'onAct'> | null,
) {
  const { sort, direction, compare: ticked } = view;
  const goalies = view.positions.length > 0 && view.positions.every((one) => one === 'G');
  const { ids, toggle } = watch;
  const ahead = useGamesAhead(leagueId);
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
      actOf,
      onAct,
    ],
  );
}

/** Search, filters and the matching rows in order; free agents have action buttons. */
export function PlayerList({ list, mine }: { list: ShownList; mine: string | null }) {
  const { leagueId, free, view, season, query, shown, set, showEverybody } = list;
  const [comparing, setComparing] = useState(false);
  const compared = list.players.filter((player) => view.compare.includes(player.id));
  const { actOf, onAct, dialog } = useFreeAgentActs(leagueId, query.data);
  const rows = useRows(list, mine, free ? { actOf, onAct } : null);
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField label={t.searchPlayers} value={list.typed} onChange={list.search} className="min-w-44 flex-1" />
        <PlayerFilters
          leagueId={leagueId}
          view={view}
          season={season}
          free={free}
          shown={shown.length}
          set={set}
          onClear={showEverybody}
        />
      </div>
      <div className="mb-3">
        <QuickFilters view={view} season={season} set={set} />
      </div>
      <Panel
        title={<ListTitle list={list} />}
        flush
        actions={
          view.compare.length > 0 ? (
            <CompareButtons list={list} count={compared.length} onCompare={() => setComparing(true)} />
          ) : undefined
        }
        state={panelState(query, () => (shown.length > 0 ? null : nobody(list.filtered, showEverybody)))}
        skeleton={<SkeletonRows rows={14} lead={false} />}
      >
        {rows}
      </Panel>
      {dialog}
      {view.player !== null && (
        <PlayerDialog leagueId={leagueId} playerId={view.player} season={season} onClose={list.close} />
      )}
      {comparing && compared.length > 1 && (
        <Suspense>
          <CompareDialog players={compared} season={season} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The number of players, and the seasons of the data when not the present one. */
function ListTitle({ list: { query, free, shown, season, figuresOf, present } }: { list: ShownList }) {
  const other = seasonWords({ contracts: season, figures: figuresOf, present });
  return (
    <span>
      <span role="status">
        {query.data === undefined
          ? free
            ? t.freeAgents
            : t.players
          : (free ? t.freeAgentCount : t.playerCount)({ count: shown.length })}
      </span>
      {query.data !== undefined && other !== null && (
        <span className="ml-2 text-xs font-normal text-ink-3">{other}</span>
      )}
    </span>
  );
}

const nobody = (filtered: boolean, showEverybody: () => void) => ({
  words: t.noPlayerMatches,
  detail: t.noPlayerMatchesHint,
  action: filtered ? (
    <Button size="sm" onClick={showEverybody}>
      {t.showEverybody}
    </Button>
  ) : undefined,
});

function CompareButtons({ list, count, onCompare }: { list: ShownList; count: number; onCompare: () => void }) {
  return (
    <>
      <Button size="sm" variant="quiet" onClick={list.clearCompare}>
        {t.clear}
      </Button>
      <Button size="sm" variant="primary" disabled={count < 2} onClick={onCompare}>
        {t.compareCount({ count, most: MOST_COMPARED })}
      </Button>
    </>
  );
}
