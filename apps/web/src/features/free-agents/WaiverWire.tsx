import { Link } from 'react-router-dom';
import type { ClaimView, WaiverView } from '@crease/core/free-agents/free-agents.schema.js';
import { clubLook } from '../players/clubs.js';
import { useLoadedLeague, useTeamsById } from '../open-league/league-data.js';
import { paths } from '../../platform/pages/paths.js';
import { useWaivers } from '../players/players-data.js';
import { DownloadCsv } from '../../platform/files/DownloadCsv.js';
import { Badge } from '../../ui/marks/Badge.js';
import { Button } from '../../ui/Button.js';
import { ClubTag } from '../../ui/marks/ClubTag.js';
import { DataTable, tableCells, type Column } from '../../ui/lists/DataTable.js';
import { Panel, panelState } from '../../ui/page/Panel.js';
import { RelativeTime } from '../../ui/figures/RelativeTime.js';
import { PositionTag } from '../../ui/marks/tags.js';
import * as t from './free-agents.words.en.js';

export function WaiverWire({
  leagueId,
  claims,
  onClaim,
}: {
  leagueId: string;
  claims: readonly ClaimView[];
  onClaim: (waiver: WaiverView) => void;
}) {
  const { me } = useLoadedLeague(leagueId);
  const { nameOf: name } = useTeamsById(leagueId, t.aTeam);
  const query = useWaivers(leagueId);
  const waivers = query.data ?? [];
  const columns: Column<WaiverView>[] = [
    ...waiverColumns(leagueId, name),
    {
      key: 'claim',
      header: <span className="sr-only">{t.claimColumn}</span>,
      align: 'end',
      card: 'head',
      cell: (waiver) => {
        if (claims.some((claim) => claim.player_id === waiver.player_id && claim.outcome === 'open'))
          return <Badge tone="accent">{t.claimed}</Badge>;
        return me.team_id === null ? null : (
          <Button
            size="sm"
            aria-label={t.claimNamedPlayer({ player: waiver.player_name })}
            onClick={() => onClaim(waiver)}
          >
            {t.claim}
          </Button>
        );
      },
    },
  ];
  return (
    <Panel
      title={t.waiverWire}
      flush
      actions={waivers.length > 0 && <DownloadCsv name="waivers" table={() => tableCells(columns, waivers)} />}
      state={panelState(query, () =>
        waivers.length === 0
          ? {
              words: t.noPlayersOnWaivers,
              detail: t.noPlayersOnWaiversHint,
            }
          : null,
      )}
    >
      <DataTable
        caption={t.playersOnWaivers}
        columns={columns}
        rows={waivers}
        rowKey={(waiver) => waiver.player_id}
        maxHeight="28rem"
      />
    </Panel>
  );
}

const waiverColumns = (leagueId: string, name: (teamId: string) => string): Column<WaiverView>[] => [
  {
    key: 'player',
    header: t.player,
    sortBy: (waiver) => waiver.player_name,
    cell: (waiver) => (
      <span className="flex min-w-0 items-center gap-2">
        <PositionTag position={waiver.position} />
        <Link to={paths.player(leagueId, waiver.player_id)} className="min-w-0 truncate rounded-sm hover:underline">
          {waiver.player_name}
        </Link>
      </span>
    ),
  },
  {
    key: 'club',
    header: t.club,
    sortBy: (waiver) => waiver.nhl_club,
    cell: (waiver) => <ClubTag {...clubLook(waiver.nhl_club)} />,
  },
  {
    key: 'by',
    header: t.droppedBy,
    sortBy: (waiver) => name(waiver.dropped_by),
    cell: (waiver) => (
      <span className="block max-w-36 truncate" title={name(waiver.dropped_by)}>
        {name(waiver.dropped_by)}
      </span>
    ),
  },
  {
    key: 'clears',
    header: t.decided,
    sortBy: (waiver) => waiver.clears_at,
    cell: (waiver) => <RelativeTime at={waiver.clears_at} className="whitespace-nowrap" />,
  },
];
