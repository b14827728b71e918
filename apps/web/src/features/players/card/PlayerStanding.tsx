import Star from 'lucide-react/icons/star';
import { Link } from 'react-router-dom';
import type { PlayerOwner, LeaguePlayerProfile } from '@crease/core/players/players.schema.js';
import { clubLook } from '../clubs.js';
import { paths } from '../../../platform/pages/paths.js';
import { statusTag } from '../player-status.js';
import { useWaivers } from '../players-data.js';
import { Button } from '../../../ui/Button.js';
import { ClubTag } from '../../../ui/marks/ClubTag.js';
import { RelativeTime } from '../../../ui/figures/RelativeTime.js';
import { PositionTag, StatusTag } from '../../../ui/marks/tags.js';
import { useWatchList } from '../watch-list.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './card.words.en.js';

const WITH = { active: t.withTeam, ir: t.withTeamInjured, rookie: t.withTeamInBank } as const;

export function PlayerStanding({ leagueId, player }: { leagueId: string; player: LeaguePlayerProfile }) {
  const status = statusTag(player.status);
  return (
    <div className="flex items-start gap-2 sm:items-center">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        <PositionTag position={player.position} detail={player.position_detail} />
        <ClubTag {...clubLook(player.nhl_club)} />
        {status !== null && <StatusTag status={status} />}
        {player.rookie && <StatusTag status="Rookie" />}
        {player.is_sample && <StatusTag status="Sample" />}
        <span className="text-ink-2">
          {player.owner === null ? (
            <WithoutTeam leagueId={leagueId} playerId={player.id} />
          ) : (
            <WithTeam leagueId={leagueId} owner={player.owner} />
          )}
        </span>
      </div>
      <WatchButton leagueId={leagueId} playerId={player.id} />
    </div>
  );
}

function WithoutTeam({ leagueId, playerId }: { leagueId: string; playerId: number }) {
  const waiver = useWaivers(leagueId).data?.find((one) => one.player_id === playerId);
  if (waiver === undefined) return t.freeAgent;
  return sentence(t.onWaiversUntil, { time: <RelativeTime at={waiver.clears_at} /> });
}

function WithTeam({ leagueId, owner }: { leagueId: string; owner: PlayerOwner }) {
  return sentence(WITH[owner.place], {
    team: (
      <Link to={paths.team(leagueId, owner.team_id)} className="font-medium text-accent-text hover:underline">
        {owner.team_name}
      </Link>
    ),
  });
}

function WatchButton({ leagueId, playerId }: { leagueId: string; playerId: number }) {
  const { ids, toggle } = useWatchList(leagueId);
  const watched = ids.has(playerId);
  return (
    <Button
      size="sm"
      aria-pressed={watched}
      icon={<Star size={14} aria-hidden="true" className={watched ? 'fill-current text-accent-text' : undefined} />}
      className="shrink-0 max-sm:gap-0"
      onClick={() => toggle(playerId)}
    >
      <span className="max-sm:sr-only">{watched ? t.watched : t.watch}</span>
    </Button>
  );
}
