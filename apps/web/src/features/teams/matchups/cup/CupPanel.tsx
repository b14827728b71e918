import type { CupAnswer } from '@crease/core/competition/cup/cup.answers.js';
import type { MatchupsAnswer } from '@crease/core/competition/matchups/matchup.answers.js';
import { useQuery } from '@tanstack/react-query';
import { useTeamsById, keys } from '../../../open-league/league-data.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { BracketRounds } from '../BracketRounds.js';
import { PictureButton, Winner } from '../PlayoffBracket.js';
import { dayWords, daysWords } from '../matchup-labels.js';
import { lazyPanel } from '../../../../platform/pages/lazy-panel.js';
import { request } from '../../../../platform/requests/api-client.js';
import * as t from './cup.words.en.js';

const CupOffice = lazyPanel(() => import('./CupOffice.js'), 'CupOffice');

/** The cup of a season. Renders nothing where none is played. */
export function CupPanel({ leagueId, season }: { leagueId: string; season: string }) {
  const teams = useTeamsById(leagueId);
  const { data } = useCup(leagueId, season);
  if (data === undefined) return null;
  const { cup, plan, draw_on: day } = data;
  if (cup === null || cup.rounds.length === 0) {
    if (cup === null && day === null) return null;
    const words = cup === null && day !== null ? t.drawOn({ day: dayWords(day) }) : t.tooLate;
    const chosen = plan?.chosen.map(daysWords) ?? [];
    const drawn = chosen.length === 0 ? t.drawOnHint : t.roundsOn({ days: chosen });
    return (
      <Panel
        title={t.cup}
        actions={plan !== null && <CupOffice leagueId={leagueId} plan={plan} />}
        state={{ kind: 'empty', words, detail: cup === null ? drawn : t.tooLateHint }}
      />
    );
  }
  const shown = {
    leagueId,
    season,
    categories: null,
    ...teams,
  };
  const bracket = { rounds: cup.rounds.length, seeds: cup.seeds, pairs: cup.pairs, third: null };
  return (
    <Panel
      title={t.cup}
      actions={
        <PictureButton
          shown={{ ...shown, playoffs: { ...bracket, begun: true, champion: cup.winner, consolation: null } }}
          title={t.cupOf({ season })}
          won={t.wonCup}
        />
      }
      footer={<p className="text-xs text-ink-3 wrap-anywhere">{t.drawHint({ seed: cup.seed })}</p>}
    >
      {cup.winner !== null && <Winner shown={shown} words={t.wonCup} teamId={cup.winner} />}
      <BracketRounds shown={{ ...shown, bracket, periods: periodsOf(cup) }} />
    </Panel>
  );
}

/** The rounds as periods: the bracket shows their days and states. */
const periodsOf = ({ rounds }: NonNullable<CupAnswer['cup']>): MatchupsAnswer['periods'] =>
  rounds.map((round) => ({
    ...round,
    number: round.round,
    median: null,
    // A round of the cup is decided once.
    corrections: 'never',
    goalie_games: null,
    categories: null,
    edited: false,
    matchups: [],
  }));

const useCup = (leagueId: string, season: string) =>
  useQuery({
    queryKey: [...keys.league(leagueId), 'cup', season],
    queryFn: ({ signal }) => request('GET /:league_id/cup', { league_id: leagueId, query: { season }, signal }),
  });
