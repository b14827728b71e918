import { Link } from 'react-router-dom';
import Trophy from 'lucide-react/icons/trophy';
import type { MatchupsAnswer, PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { roundName } from '@crease/core/competition/playoffs/playoff.words.js';
import { formatPoints } from '../../open-league/points.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { sentence } from '../../../ui/text/sentence.js';
import { paths } from '../../../platform/pages/paths.js';
import { isOver, placeOf, roundSpan, type MatchupPlace } from './matchups.model.js';
import { daysWords, pairWords, stateWords } from './matchup-labels.js';
import { SideName, type ShownPeriod } from './MatchupSide.js';
import * as matchupWords from './matchups.words.en.js';
import * as t from './playoffs.words.en.js';

interface Shown extends Pick<ShownPeriod, 'leagueId' | 'season' | 'teamOf' | 'nameOf' | 'categories'> {
  readonly playoffs: PlayoffsView;
}

/** The rounds of a season's play-offs with their pairs. Before they begin, the pairs are those of the present table. */
export function PlayoffBracket({ shown, periods }: { shown: Shown; periods: MatchupsAnswer['periods'] }) {
  const { rounds, begun, champion } = shown.playoffs;
  return (
    <Panel title={t.playoffs}>
      {!begun && <p className="mb-4 text-sm text-ink-2">{t.ifTheyBeganToday}</p>}
      {champion !== null && <Champion shown={shown} teamId={champion} />}
      <ol className="grid gap-x-4 gap-y-6 min-[50rem]:auto-cols-fr min-[50rem]:grid-flow-col">
        {Array.from({ length: rounds }, (_, index) => (
          <Round key={index} shown={shown} round={index + 1} periods={periods} />
        ))}
      </ol>
    </Panel>
  );
}

function Champion({ shown, teamId }: { shown: Shown; teamId: string }) {
  return (
    <p className="mb-4 flex items-center gap-3 rounded-md border border-line bg-sunken px-3 py-2">
      <Trophy size={20} aria-hidden="true" className="shrink-0 text-warn" />
      <span className="min-w-0">
        {sentence(t.wonPlayoffs, {
          team: (
            <strong className="font-semibold">
              <SideName shown={shown} teamId={teamId} />
            </strong>
          ),
        })}
      </span>
    </p>
  );
}

function Round({ shown, round, periods }: { shown: Shown; round: number; periods: MatchupsAnswer['periods'] }) {
  const span = roundSpan(periods, round);
  const { rounds, pairs } = shown.playoffs;
  const played = pairs.filter((pair) => pair.round === round);
  const name = roundName(round, rounds);
  return (
    <li className="flex min-w-0 flex-col">
      <h3 className="text-sm font-semibold">{name}</h3>
      {span !== null && (
        <p className="mb-2 text-xs text-ink-3">
          {matchupWords.periodAndState({ period: daysWords(span), state: stateWords(span) })}
        </p>
      )}
      {played.length === 0 ? (
        <p className="my-auto rounded-md border border-dashed border-line px-3 py-2 text-sm text-ink-2">
          {t.decidedAfter({ round, rounds })}
        </p>
      ) : (
        <ul aria-label={name} className="flex flex-1 flex-col justify-around gap-3">
          {played.map((pair) => (
            <li key={pair.home_team_id} className="rounded-md border border-line px-3 py-2">
              <Pair shown={shown} pair={pair} over={span !== null && isOver(span)} at={placeOf(periods, pair)} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Pair({
  shown,
  pair,
  over,
  at,
}: {
  shown: Shown;
  pair: PlayoffsView['pairs'][number];
  over: boolean;
  at: MatchupPlace | null;
}) {
  const { home_team_id: home, away_team_id: away, ahead } = pair;
  const words = pairWords(pair, shown.playoffs.rounds, over, shown.nameOf);
  const hasPoints = away !== null && ahead !== null;
  return (
    <>
      <SeedLine shown={shown} teamId={home} points={hasPoints ? pair.home_points : null} ahead={ahead === home} />
      {away !== null && (
        <SeedLine shown={shown} teamId={away} points={hasPoints ? pair.away_points : null} ahead={ahead === away} />
      )}
      <div className="mt-1 flex items-baseline justify-between gap-3 text-xs text-ink-2 empty:hidden">
        {words !== null && <p className="min-w-0 wrap-anywhere">{words}</p>}
        {at !== null && (
          <Link
            to={paths.matchup(shown.leagueId, { season: shown.season, ...at })}
            aria-label={matchupWords.openMatchup({
              own: shown.nameOf(home),
              other: away === null ? null : shown.nameOf(away),
              chances: shown.categories === null,
            })}
            className="ml-auto shrink-0 rounded-sm py-1 text-accent-text hover:underline"
          >
            {matchupWords.players}
          </Link>
        )}
      </div>
    </>
  );
}

function SeedLine({
  shown,
  teamId,
  points,
  ahead,
}: {
  shown: Shown;
  teamId: string;
  points: number | null;
  ahead: boolean;
}) {
  const name = shown.nameOf(teamId);
  const seed = shown.playoffs.seeds.find(({ team_id }) => team_id === teamId)?.seed ?? 0;
  return (
    <div className={cx('flex min-h-8 items-center gap-2', ahead && 'font-semibold')}>
      <span title={t.seed({ seed })} className="w-4 shrink-0 text-right text-xs font-normal text-ink-3 tabular-nums">
        <span aria-hidden="true">{seed}</span>
        <span className="sr-only">{`${t.seed({ seed })}: `}</span>
      </span>
      <Monogram name={name} picture={shown.teamOf(teamId)?.picture} size="xs" />
      <span className="min-w-0 flex-1 text-sm leading-tight">
        <SideName shown={shown} teamId={teamId} />
      </span>
      {points !== null && (
        <span className="shrink-0 text-sm tabular-nums">
          <span className="sr-only">{`${matchupWords.pointsOfTeam({ team: name })}: `}</span>
          {formatPoints(points)}
        </span>
      )}
    </div>
  );
}
