import { locale } from '@crease/core/locale.js';
import type { TeamSummary } from '@crease/core/leagues/league.schema.js';
import { TeamCell } from './TeamCell.js';
import { rankLabel } from './standings/points.js';
import * as t from './teams.words.en.js';

/** A team with its rank in front, or a dash before there are ranks. On a phone `phone` replaces the manager. */
export function RankedTeam({
  leagueId,
  row: { rank, shared, team },
  ranked,
  mine,
  phone,
  wraps,
}: {
  leagueId: string;
  row: { readonly rank: number; readonly shared: boolean; readonly team: TeamSummary };
  ranked: boolean;
  mine: boolean;
  phone: string | null;
  wraps?: boolean;
}) {
  const words = (shared ? t.sharesRank : t.rank)({ rank });
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="w-7 shrink-0 text-right font-semibold tabular-nums" title={ranked ? words : undefined}>
        {ranked ? (
          <>
            <span aria-hidden="true">{rankLabel({ rank, shared })}</span>
            <span className="sr-only">{locale.labelled(words, '')}</span>
          </>
        ) : (
          <span className="font-normal text-ink-3">–</span>
        )}
      </span>
      <TeamCell leagueId={leagueId} team={team} mine={mine} phone={phone} wraps={wraps} />
    </span>
  );
}
