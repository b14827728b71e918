import { Link, useParams } from 'react-router-dom';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { rosterRules } from '@crease/core/teams/cap.rules.js';
import { MOVES, applyMoves } from '@crease/core/teams/roster.rules.js';
import type { TeamRosterLine } from '@crease/core/teams/team.answers.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { IconButton } from '../../../ui/Button.js';
import { Menu } from '../../../ui/layers/Menu.js';
import { MenuItem } from '../../../ui/layers/MenuItem.js';
import { moveWords, type MoveType } from '../move.model.js';
import * as t from '../teams.words.en.js';

/** Injured reserve first, irreversible moves last. */
const IN_ORDER: readonly MoveType[] = ['toIr', 'activate', 'promote', 'toBank', 'drop'];

/**
 * The moves available from the player's place. One that the status forbids explains why, and stays enabled for a
 * commissioner.
 */
export function RosterMoves({
  player,
  onMove,
}: {
  player: TeamRosterLine;
  onMove: (player: TeamRosterLine, type: MoveType) => void;
}) {
  const { leagueId = '', teamId } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  const rules = rosterRules(league, league.phase);
  const held = heldOf(player);
  const types = IN_ORDER.filter(
    (type) => MOVES[type].from.includes(player.place) && (type !== 'toBank' || rules.rookieBank),
  );
  const item = (type: MoveType) => {
    const admitted = applyMoves(
      { teamId: '', name: '', players: [held], retained: 0, retainedContracts: 0 },
      [{ type, playerId: player.player_id }],
      rules,
    );
    return (
      <MenuItem
        key={type}
        danger={type === 'drop'}
        disabled={!admitted.ok && !me.is_commissioner}
        onSelect={() => onMove(player, type)}
      >
        {moveWords(type, rules.farm ?? null, held).action}
        {!admitted.ok && <span className="block text-xs font-normal text-ink-3">{admitted.refusal.message}</span>}
      </MenuItem>
    );
  };
  return (
    <Menu
      label={t.movePlayer({ player: player.name })}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t.movePlayer({ player: player.name })}
          size="sm"
          icon={<Ellipsis size={16} aria-hidden="true" />}
        />
      )}
      className="max-w-72"
    >
      {types.filter((type) => type !== 'drop').map(item)}
      {me.team_id !== null && me.team_id === teamId && (
        <MenuItem render={(props) => <Link to={paths.newTrade(leagueId, { give: player.player_id })} {...props} />}>
          {t.offerInTrade}
        </MenuItem>
      )}
      {types.includes('drop') && item('drop')}
    </Menu>
  );
}

const heldOf = (player: TeamRosterLine) => ({
  id: player.player_id,
  name: player.name,
  position: player.position,
  capHit: player.cap_hit,
  retainedByOthers: player.retained_by_others,
  place: player.place,
  status: player.status,
  rookie: player.rookie,
  ...(player.farm && {
    farm: {
      games: player.farm.games,
      broughtUp: player.farm.brought_up,
      dueAt: player.farm.due_at,
      overdue: player.farm.overdue,
    },
  }),
});
