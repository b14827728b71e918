import { positionCode } from '@crease/core/position.js';
import { Suspense, useState } from 'react';
import { seasonAge } from '@crease/core/players/filter.rules.js';
import type { LeaguePlayerProfile } from '@crease/core/players/players.schema.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { usePlayer, usePlayerPoints } from '../players-data.js';
import { Dialog } from '../../../ui/layers/Dialog.js';
import { LoadingRows } from '../../../ui/page/Panel.js';
import { AddPlayerDialog } from '../moves/AddPlayerDialog.js';
import { useMayAdd } from '../moves/may-add.js';
import { lazyPanel } from '../../../platform/pages/lazy-panel.js';
import { GamesSkeleton } from './games/GamesSkeleton.js';
import { useAuctioned } from '../../moves/market-data.js';
import { PlayerActions, whatCanBeDone } from './PlayerActions.js';
import { PlayerCareer } from './PlayerCareer.js';
import { PlayerFacts } from './PlayerFacts.js';
import { PlayerHistory } from './PlayerHistory.js';
import { PlayerStanding } from './PlayerStanding.js';
import { PlayerTonight } from './PlayerTonight.js';
import { StatusDialog } from './StatusDialog.js';
import * as t from './card.words.en.js';

const PlayerGames = lazyPanel(async () => ({ default: (await import('./games/PlayerGames.js')).PlayerGames }));

/** A player's page: owner, contract, and all seasons. */
export function PlayerDialog({
  leagueId,
  playerId,
  season,
  onClose,
}: {
  leagueId: string;
  playerId: number;
  season: string;
  onClose: () => void;
}) {
  const loaded = useLoadedLeague(leagueId);
  const mayAdd = useMayAdd(leagueId);
  const query = usePlayer(leagueId, playerId, season);
  const earned = usePlayerPoints(leagueId, season);
  const auctioned = useAuctioned(leagueId);
  const [doing, setDoing] = useState<'add' | 'status' | null>(null);
  const player = query.data;
  if (player === undefined) {
    return (
      <Dialog open onClose={onClose} size="md" title={t.player}>
        <LoadingRows query={query} rows={8} lead={false} />
      </Dialog>
    );
  }
  if (doing === 'add') return <AddPlayerDialog leagueId={leagueId} player={player} onClose={() => setDoing(null)} />;
  if (doing === 'status') return <StatusDialog leagueId={leagueId} player={player} onClose={() => setDoing(null)} />;
  const can = whatCanBeDone(player, loaded, mayAdd || auctioned.has(player.id));
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={player.full_name}
      description={aboutWords(player, season)}
      footer={
        can === null ? undefined : <PlayerActions leagueId={leagueId} player={player} can={can} onDo={setDoing} />
      }
    >
      <PlayerTonight leagueId={leagueId} playerId={playerId} club={player.nhl_club} />
      <PlayerStanding leagueId={leagueId} player={player} />
      <PlayerFacts
        player={player}
        season={season}
        earned={earned.data === undefined ? undefined : (earned.data.get(playerId) ?? null)}
      />
      <Suspense fallback={<GamesSkeleton />}>
        <PlayerGames leagueId={leagueId} player={player} season={season} />
      </Suspense>
      <PlayerHistory leagueId={leagueId} playerId={playerId} />
      <PlayerCareer player={player} />
    </Dialog>
  );
}

function aboutWords(player: LeaguePlayerProfile, season: string): string {
  const age = seasonAge(player.birth_date, season);
  return [
    positionCode(player.position_detail ?? player.position),
    age === null ? null : t.ageInYears({ age }),
    player.birth_country,
    player.draft_overall === null ? null : t.draftedInYear({ year: player.draft_year, number: player.draft_overall }),
  ]
    .filter((word) => word !== null)
    .join(' · ');
}
