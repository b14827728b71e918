import { Link } from 'react-router-dom';
import type { MatchupsAnswer, PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { useLoadedLeague, useTeamsById } from '../../../open-league/league-data.js';
import { paths } from '../../../../platform/pages/paths.js';
import { cx } from '../../../../ui/cx.js';
import { ordinal } from '../../../../ui/figures/ordinal.js';
import { dayWords } from '../matchup-labels.js';
import { useOwnMatchups } from '../matchups.data.js';
import { isAfterTable } from '../matchups.model.js';
import * as playoffWords from '../playoffs.words.en.js';
import * as t from './table-playoffs.words.en.js';

/** The reader's place in play-offs after a table; otherwise nothing. */
export function PlayoffPlace({ leagueId, className }: { leagueId: string; className?: string }) {
  const { me } = useLoadedLeague(leagueId);
  const { teamOf } = useTeamsById(leagueId);
  const answer = useOwnMatchups(leagueId).data;
  if (answer?.playoffs == null || !isAfterTable(answer) || me.team_id === null) return null;
  const { champion } = answer.playoffs;
  const won = champion === null ? undefined : teamOf(champion)?.team_name;
  return (
    <Link
      to={paths.matchups(leagueId, answer.season)}
      className={cx(
        'flex flex-wrap items-baseline gap-x-4 gap-y-0.5 text-sm outline-offset-[-2px] hover:bg-hover',
        className,
      )}
    >
      <p className="wrap-anywhere">{placeWords(answer.playoffs, me.team_id)}</p>
      <p className="text-ink-2 wrap-anywhere sm:ml-auto">
        {won === undefined
          ? stateWords(answer)
          : champion === me.team_id
            ? t.bracket
            : playoffWords.wonPlayoffs({ team: won })}
      </p>
    </Link>
  );
}

function placeWords({ begun, seeds, rounds, champion }: PlayoffsView, teamId: string): string {
  const own = seeds.find(({ team_id }) => team_id === teamId);
  if (!begun)
    return own === undefined
      ? t.wouldNotPlay({ count: seeds.length })
      : t.wouldPlay({ place: ordinal(own.seed), count: seeds.length });
  if (own === undefined) return t.missed;
  if (champion === teamId) return t.youWon;
  return own.out_in === null ? t.stillIn({ place: ordinal(own.seed) }) : t.lostIn({ round: own.out_in, rounds });
}

/** The present round, or the play-offs' first day. */
function stateWords({ playoffs, periods }: Pick<MatchupsAnswer, 'playoffs' | 'periods'>): string {
  const [first] = periods;
  if (playoffs === null || first === undefined) return t.bracket;
  if (!playoffs.begun) return t.beginOn({ day: dayWords(first.starts_on) });
  const round = Math.max(1, ...playoffs.pairs.map((pair) => pair.round));
  return playoffWords.playoffRound({ round, rounds: playoffs.rounds });
}
