import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { POOL_STATS } from '@crease/core/draft/recap/pool-points.rules.js';
import { lineOfSeason, pointsOf, scoringOf } from '@crease/core/players/scoring/scoring.table.js';
import { SAMPLE_SEASON, type SamplePlayer } from '../sample/sample-model.js';
import { generateSamplePlayers } from '../sample/sample-players.js';

const PLAYERS = 240;
const SCORING = scoringOf({});

/**
 * Players of the draft that visitors try: the best of the sample with a contract. `apps/web/public/try-players.json`
 * has them, so that the draft needs no server.
 */
export function tryPlayers(): PoolEntry[] {
  return generateSamplePlayers()
    .flatMap((player) => {
      const capHit = player.contracts.find(({ season }) => season === SAMPLE_SEASON)?.cap_hit;
      return capHit === undefined || player.nhl_club === null ? [] : [{ player, capHit }];
    })
    .sort((a, b) => a.player.rank - b.player.rank)
    .slice(0, PLAYERS)
    .map(({ player, capHit }, index) => entryOf(player, capHit, index + 1));
}

function entryOf(player: SamplePlayer, capHit: number, rank: number): PoolEntry {
  const line = player.seasons
    .filter(({ season, playoffs, gp }) => season < SAMPLE_SEASON && !playoffs && (gp ?? 0) > 0)
    .sort((a, b) => (a.season < b.season ? 1 : -1))[0];
  return {
    id: player.id,
    name: player.full_name,
    position: player.position,
    detail: player.position_detail,
    club: player.nhl_club,
    capHit,
    estimated: false,
    rookie: false,
    rank,
    birthDate: player.birth_date,
    status: player.status,
    contractExpiry: player.contract_expiry,
    expiryStatus: player.expiry_status,
    sample: true,
    stats: Object.fromEntries(POOL_STATS.flatMap((stat) => (line?.[stat] == null ? [] : [[stat, line[stat]]]))),
    statsSeason: line?.season ?? null,
    ...(line === undefined ? {} : { points: pointsOf(lineOfSeason(line), SCORING, player.position) }),
  };
}
