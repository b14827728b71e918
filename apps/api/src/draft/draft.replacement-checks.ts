import { draftName } from '@crease/core/draft/draft-name.words.js';
import type { DraftedPlayer, DraftState, Slot } from '@crease/core/draft/draft.model.js';
import type { Db } from '../platform/database/database.js';
import { RefusalError } from '../platform/refusal.error.js';
import type { PlayingLeague } from '../teams/books.queries.js';
import { frozenDrop } from '../teams/frozen-players.queries.js';
import { refusal } from './draft.refusals.js';
import { waitForTrade } from './words/advice.words.js';

export async function requireHeld(db: Db, state: DraftState, slot: Slot, player: DraftedPlayer): Promise<void> {
  const entry = await db
    .selectFrom('roster_entry as r')
    .innerJoin('team as t', (join) => join.onRef('t.league_id', '=', 'r.league_id').onRef('t.id', '=', 'r.team_id'))
    .select(['r.team_id', 't.name', 'r.acquired_by'])
    .where('r.league_id', '=', state.leagueId)
    .where('r.player_id', '=', player.id)
    .executeTakeFirst();
  const moved = (how: 'playerMoved.left' | 'playerMoved.dropped' | 'playerMoved.elsewhere', team: string | null) =>
    new RefusalError(refusal(how, { figures: { player: player.name, team }, field: 'overall' }));
  if (!entry) throw moved('playerMoved.dropped', null);
  if (entry.team_id !== slot.ownerTeamId) throw moved('playerMoved.elsewhere', entry.name);
  if (entry.acquired_by !== `draft:${state.id}`) throw moved('playerMoved.left', entry.name);
  const held = await frozenDrop(db, state.leagueId, { players: [] }, [{ type: 'drop', playerId: player.id }], {});
  if (held) throw new RefusalError({ ...held, field: 'overall', fix: waitForTrade() });
}

export async function requireFree(
  db: Db,
  leagueId: string,
  player: DraftedPlayer,
  holder: string | undefined,
): Promise<void> {
  if (holder !== undefined)
    throw new RefusalError(
      refusal('playerTaken.held', { figures: { player: player.name, holder }, field: 'player_id' }),
    );
  const waiver = await db
    .selectFrom('waiver as w')
    .innerJoin('league as l', 'l.id', 'w.league_id')
    .select(['w.clears_at', 'l.time_zone'])
    .where('w.league_id', '=', leagueId)
    .where('w.player_id', '=', player.id)
    .where('w.resolved_at', 'is', null)
    .executeTakeFirst();
  if (waiver)
    throw new RefusalError(
      refusal('onWaivers', {
        figures: { player: player.name, until: waiver.clears_at.getTime(), timeZone: waiver.time_zone },
        field: 'player_id',
      }),
    );
}

export function overSince(state: DraftState, league: PlayingLeague): RefusalError {
  return new RefusalError(
    league.season === state.season
      ? refusal('wrongPhase.replace', { figures: { phase: league.phase } })
      : refusal('wrongPhase.replaceSeason', {
          figures: { draft: draftName(state), season: state.season, present: league.season },
        }),
  );
}
