import { drawnAmong, orderForWaiver, whyClaimLost } from '@crease/core/free-agents/waiver.rules.js';
import type { Transaction } from '../platform/database/database.js';
import { clockNow, json } from '../platform/database/sql.js';
import { leagueLine, teamLine } from '../platform/events/audience.js';
import type { DueWaiver, OpenClaim } from './waiver-claims.queries.js';
import type { Decision } from './waiver-decision.service.js';

/** Stores and publishes a waiver's decision; teams without success get the reason. */
export async function close(
  { db, record }: Transaction,
  leagueId: string,
  waiver: DueWaiver,
  claims: readonly OpenClaim[],
  { won, refusals, inOrder, names, seed }: Decision,
): Promise<void> {
  const winner = won.get(waiver.id) ?? null;
  await db
    .updateTable('waiver')
    .set({ resolved_at: clockNow, awarded_to: winner, seed })
    .where('league_id', '=', leagueId)
    .where('id', '=', waiver.id)
    .execute();
  const mine = claims.filter(({ waiver_id }) => waiver_id === waiver.id);
  const claimants = orderForWaiver(
    inOrder.filter(({ teamId }) => mine.some(({ team_id }) => team_id === teamId)),
    waiver.dropped_by,
  );
  const nameOf = (teamId: string) => names.get(teamId) ?? '';
  const teams = Object.fromEntries(
    [waiver.dropped_by, ...claimants.map(({ teamId }) => teamId)].map((teamId) => [teamId, nameOf(teamId)]),
  );
  const toBank = waiver.to_bank ? { toBank: true } : {};
  const decided = { name: waiver.name, droppedBy: waiver.dropped_by, winner, ...toBank, claimants, nameOf };
  const draw = drawnAmong(claimants, waiver.dropped_by).map(({ teamId, drew }) => ({ teamId, number: drew }));
  await record(
    leagueLine({
      leagueId,
      actor: null,
      says: {
        key: 'freeAgents.waiverDecided',
        figures: { name: waiver.name, droppedBy: waiver.dropped_by, winner, ...toBank, claimants, teams },
      },
      teamIds: claimants.map(({ teamId }) => teamId),
      data: {
        kind: 'waiver',
        playerId: waiver.player_id,
        name: waiver.name,
        order: claimants.map(({ teamId }) => teamId),
        wonBy: winner,
        ...(draw.length > 0 ? { seed, draw } : {}),
      },
    }),
  );
  for (const claim of mine) {
    const refused = refusals.get(claim.id);
    const outcome = winner === claim.team_id ? 'won' : refused === undefined ? 'lost' : 'refused';
    const ending = outcome === 'won' ? null : (refused ?? whyClaimLost(decided, claim.team_id));
    await db
      .updateTable('waiver_claim')
      .set({ outcome, ending: ending === null ? null : json(ending) })
      .where('league_id', '=', leagueId)
      .where('id', '=', claim.id)
      .execute();
    if (ending === null) continue;
    await record(
      teamLine(claim.team_id, {
        leagueId,
        actor: null,
        says: {
          key: 'freeAgents.claimFailed',
          figures: {
            name: waiver.name,
            reason: ending,
            ...(claim.person === null ? {} : { person: claim.person }),
          },
        },
        data: { kind: 'claim', playerId: waiver.player_id, name: waiver.name, outcome },
      }),
    );
  }
}
