import type { LineupPlace } from '@crease/core/teams/lineup/lineup.rules.js';
import type { Db } from '../../platform/database/database.js';
import { json } from '../../platform/database/sql.js';
import { leagueLine, teamLine } from '../../platform/events/audience.js';
import type { Member } from '../../platform/http/member.js';

export interface Asked {
  readonly day: string;
  readonly places: readonly { readonly kind: LineupPlace['kind']; readonly player_id: number }[];
  readonly version?: string | null | undefined;
  readonly override_reason?: string | undefined;
}

export async function writeLineup(
  db: Db,
  { leagueId, teamId }: { readonly leagueId: string; readonly teamId: string },
  day: string,
  { places, moved, setBy }: { places: readonly LineupPlace[]; moved: number; setBy: string },
): Promise<void> {
  const row = { places: json([...places]), moved, set_by: setBy };
  await db
    .insertInto('lineup')
    .values({ league_id: leagueId, team_id: teamId, begins_on: day, ...row })
    .onConflict((known) =>
      known
        .columns(['league_id', 'team_id', 'begins_on'])
        .doUpdateSet(({ eb }) => ({ ...row, version: eb('lineup.version', '+', 1) })),
    )
    .execute();
}

/** The activity line; all members read a commissioner's change to another team. */
export async function lineOf(
  db: Db,
  member: Member,
  teamId: string,
  { day, override_reason: override }: Asked,
  came: readonly string[],
) {
  const { name: team } = await db.selectFrom('team').select('name').where('id', '=', teamId).executeTakeFirstOrThrow();
  const line = {
    leagueId: member.leagueId,
    actor: member.userId,
    says: {
      key: 'team.lineupSet' as const,
      figures: { team, day, came, ...(override === undefined ? {} : { override }) },
    },
  };
  return override === undefined ? teamLine(teamId, line) : leagueLine({ ...line, teamIds: [teamId] });
}
