import { useMemo } from 'react';
import { medianPoints, positionPoints } from '@crease/core/teams/strength/strength.rules.js';
import { StrengthTable } from '../../teams/strength/StrengthPanel.js';
import { strengthRows } from '../../open-league/strength.model.js';
import type { Pool } from '../state/pool.model.js';
import { useCalmDraft, useScope } from '../state/room-context.js';
import * as t from './team.words.en.js';

/** What the team has drafted so far, against the median of the teams. Left out where points decide nothing. */
export function TeamStrength({ teamId }: { teamId: string }) {
  const { pool } = useScope();
  return pool?.points === true ? <Strength teamId={teamId} pool={pool} /> : null;
}

function Strength({ teamId, pool }: { teamId: string; pool: Pool }) {
  const { slots, teams } = useCalmDraft();
  const rows = useMemo(() => {
    const points = new Map<number, number>();
    const picks = new Map(teams.map(({ id }) => [id, [] as Parameters<typeof positionPoints>[0][number][]]));
    for (const { player, ownerTeamId } of slots) {
      if (player === null) continue;
      points.set(player.id, pool.byId.get(player.id)?.points ?? 0);
      picks.get(ownerTeamId)?.push({ id: player.id, position: player.position, place: 'active' });
    }
    const each = [...picks].map(([id, players]) => ({ team_id: id, points: positionPoints(players, points) }));
    const answer = { season: pool.season, teams: each, median: medianPoints(each.map((team) => team.points)) };
    return strengthRows(answer, teamId);
  }, [slots, teams, pool, teamId]);
  if (rows.length === 0) return null;
  return (
    <section aria-label={t.draftedStrength} className="border-b border-line">
      <h3 className="px-4 pt-3 text-xs font-semibold text-ink-2">{t.draftedStrength}</h3>
      <p className="px-4 pb-2 text-xs text-ink-3">
        {t.draftedStrengthHint({ season: pool.statsSeason ?? pool.season })}
      </p>
      <StrengthTable rows={rows} />
    </section>
  );
}
