import { never, ok, type Result } from '../../result.js';
import { RETENTION_LIMITS } from '../../teams/retention.values.js';
import type { PoolPlayer } from '../draft.model.js';
import { refuse } from '../draft.refusals.js';
import type { PickJudge } from '../team/legality.rules.js';

/**
 * Checks whether the judge's team may pick the player now (docs/rules.md, Drafts). The player must be in the pool and
 * free, and fit the roster, its position limits and the cap. The team's remaining picks and cap space must still reach
 * the minimums. A minimum that is out of reach already does not forbid a pick that makes it no worse (docs/rules.md,
 * Cap and roster).
 */
export function checkPick(judge: PickJudge, playerId: number): Result<PoolPlayer> {
  const { player, taken, verdict, team, rules, ...open } = judge.ruling(playerId);
  if (!player) {
    return refuse('playerNotInPool', { field: 'player_id', kind: 'conflict' });
  }
  if (taken) {
    return refuse('playerTaken', { figures: { player: player.name }, field: 'player_id' });
  }
  switch (verdict.name) {
    case 'legal':
      return ok(player);
    case 'notToTake': {
      const { why, lost, most } = verdict;
      const figures = { player: player.name, team: verdict.team };
      return why === 'most'
        ? refuse('teamLostMost', {
            figures: { ...figures, lost, most },
            field: 'player_id',
            figure: lost + 1,
            limit: most,
          })
        : refuse(why === 'own' ? 'playerTaken.own' : 'playerTaken.left', { figures, field: 'player_id' });
    }
    case 'rookieBankFull': {
      const places = rules.rookieBankSize ?? 0;
      return refuse('rookieBankFull', {
        figures: { team: team.name, has: team.holdings.rookies, most: places, ...open },
        figure: team.holdings.rookies + 1,
        limit: places,
      });
    }
    case 'rosterFull':
      return refuse('rosterFull', {
        figures: { team: team.name, has: team.size, most: rules.maxRosterSize, ...open },
        figure: team.size + 1,
        limit: rules.maxRosterSize,
      });
    case 'positionFull': {
      const { at, has, most } = verdict;
      return refuse('positionFull', {
        figures: { team: team.name, at, has, most, ...open },
        figure: has + 1,
        limit: most,
        field: 'player_id',
      });
    }
    case 'retainedPlayer':
      return refuse('retainedPlayer', {
        figures: { team: team.name, player: player.name, days: RETENTION_LIMITS.reacquireDays },
        field: 'player_id',
        limit: RETENTION_LIMITS.reacquireDays,
      });
    case 'minimumsOutOfReach': {
      const { needs, needed, picks } = verdict;
      return refuse('minimumsOutOfReach', {
        figures: { player: player.name, picks, needs },
        figure: needed,
        limit: picks,
      });
    }
    case 'capExceeded': {
      const { reserve } = verdict;
      const { capUsed } = team.holdings;
      const space = rules.salaryCap - capUsed;
      return refuse('capExceeded', {
        figures: { player: player.name, capHit: player.capHit, team: team.name, space, reserve, ...open },
        figure: capUsed + player.capHit + reserve,
        limit: rules.salaryCap,
      });
    }
    default:
      return never(verdict);
  }
}
