import { locale } from '@crease/core/locale.js';
import type { TradeSideView } from '@crease/core/trades/trade.schema.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel } from '../../../ui/page/Panel.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { teamPeople } from '../../open-league/team-people.js';
import { AssetLines, SideTotal } from '../AssetLine.js';
import type { Glance } from '../glance-data.js';
import { MOVE } from '../trade.words.js';
import * as t from '../trades.words.en.js';

/** One team's assets and its roster moves. */
export function GivesPanel({
  leagueId,
  side,
  glance,
  title = t.teamGives({ team: side.team_name }),
}: {
  leagueId: string;
  side: TradeSideView;
  glance: Glance;
  title?: string;
}) {
  const team = useLoadedLeague(leagueId).teams.find(({ team_id }) => team_id === side.team_id);
  const people = team === undefined ? side.manager_name : teamPeople(team);
  return (
    <Panel
      flush
      bodyClassName="@container/assets"
      title={
        <span className="flex items-center gap-2">
          <Monogram name={side.team_name} picture={side.picture} />
          <span className="min-w-0 wrap-anywhere">
            {title}
            {people !== null && <span className="block text-xs font-normal text-ink-3">{people}</span>}
          </span>
        </span>
      }
      state={side.assets.length === 0 && side.moves.length === 0 ? { kind: 'empty', words: t.nothing } : undefined}
    >
      <AssetLines leagueId={leagueId} assets={side.assets} glance={glance} />
      <SideTotal leagueId={leagueId} assets={side.assets} glance={glance} />
      {side.moves.length > 0 && (
        <ul
          aria-label={t.rosterMovesOf({ team: side.team_name })}
          className="border-t border-line bg-sunken px-4 py-2 text-sm text-ink-2"
        >
          {side.moves.map((move) => (
            <li key={move.player_id}>{locale.labelled(MOVE[move.type], move.name)}</li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
