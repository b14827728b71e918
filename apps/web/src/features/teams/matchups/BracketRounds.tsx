import { useState, type CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { locale } from '@crease/core/locale.js';
import type { MatchupsAnswer, PlayoffsView } from '@crease/core/competition/matchups/matchup.answers.js';
import { FURTHER_NAMES, roundName } from '@crease/core/competition/playoffs/playoff.words.js';
import { formatPoints } from '../../open-league/points.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { SegmentedControl } from '../../../ui/fields/SegmentedControl.js';
import { cx } from '../../../ui/cx.js';
import { paths } from '../../../platform/pages/paths.js';
import { isOver, placeOf, roundSpan } from './matchups.model.js';
import { daysWords, pairWords, stateWords } from './matchup-labels.js';
import { SideName, type ShownPeriod } from './MatchupSide.js';
import { BracketLines } from './bracket/BracketLines.js';
import { pairKey } from './bracket/bracket-lines.model.js';
import { TieOffice } from './office/TieOffice.js';
import * as matchupWords from './matchups.words.en.js';
import * as t from './playoffs.words.en.js';

/** A bracket of the play-offs: its teams by seed, and its pairs by round. */
export interface Bracket extends Pick<PlayoffsView, 'rounds' | 'seeds' | 'pairs'> {
  /** The match for third place; null in a bracket without one. */
  readonly third: PlayoffsView['third'];
}

export interface ShownBracket extends Pick<ShownPeriod, 'leagueId' | 'season' | 'teamOf' | 'nameOf' | 'categories'> {
  readonly bracket: Bracket;
  readonly periods: MatchupsAnswer['periods'];
}

const OPEN_PAIR = 'rounded-md border border-dashed border-line-strong px-3 py-2 text-sm text-ink-2';

/** All rounds side by side; on a phone one at a time. `columns`: at least so many, to match a larger bracket. */
export function BracketRounds({ shown, columns = 1 }: { shown: ShownBracket; columns?: number }) {
  const { rounds, pairs } = shown.bracket;
  const [chosen, setChosen] = useState<number | null>(null);
  const open = chosen ?? Math.max(1, ...pairs.map(({ round }) => round));
  const all = Array.from({ length: rounds }, (_, index) => index + 1);
  return (
    <>
      {rounds > 1 && (
        <SegmentedControl
          label={t.round}
          full
          value={String(open)}
          options={all.map((round) => ({ value: String(round), label: t.roundTab({ round, rounds }) }))}
          onChange={(value) => setChosen(Number(value))}
          className="mb-4 min-[50rem]:hidden"
        />
      )}
      <BracketLines pairs={pairs}>
        <ol
          style={{ '--columns': Math.max(columns, rounds) } as CSSProperties}
          className="grid gap-x-6 gap-y-6 min-[50rem]:grid-cols-[repeat(var(--columns),minmax(0,1fr))]"
        >
          {all.map((round) => (
            <Round key={round} shown={shown} round={round} open={round === open} />
          ))}
        </ol>
      </BracketLines>
    </>
  );
}

function Round({ shown, round, open }: { shown: ShownBracket; round: number; open: boolean }) {
  const { rounds, pairs, third } = shown.bracket;
  const span = roundSpan(shown.periods, round);
  const played = pairs.filter((pair) => pair.round === round);
  const name = roundName(round, rounds);
  return (
    <li className={cx('flex min-w-0 flex-col', !open && 'max-[50rem]:hidden')}>
      <h3 className="text-sm font-semibold">{name}</h3>
      {span !== null && (
        <p className="mb-2 text-xs text-ink-3">
          {span.brought === true
            ? stateWords(span)
            : matchupWords.periodAndState({ period: daysWords(span), state: stateWords(span) })}
        </p>
      )}
      {played.length === 0 ? (
        <OpenPairs shown={shown} round={round} />
      ) : (
        <Pairs shown={shown} name={name} pairs={played} className="flex-1 justify-around" />
      )}
      {third !== null && round === rounds && (
        <>
          <h4 className="mt-4 mb-2 text-sm font-semibold">{FURTHER_NAMES.third}</h4>
          {third.pairs.length === 0 ? (
            <p className={OPEN_PAIR}>{t.losersOfSemiFinals}</p>
          ) : (
            <Pairs shown={shown} name={FURTHER_NAMES.third} pairs={third.pairs} />
          )}
        </>
      )}
    </li>
  );
}

/** The pairs of a round to come: teams with a bye are known, their opponents are not. */
function OpenPairs({ shown, round }: { shown: ShownBracket; round: number }) {
  const { rounds, pairs } = shown.bracket;
  const byes = pairs.filter((pair) => pair.round === round - 1 && pair.away_team_id === null);
  const open = round === 1 ? 0 : 2 ** (rounds - round) - byes.length;
  return (
    <div className="flex flex-1 flex-col justify-around gap-3">
      {byes.map(({ home_team_id: home }) => (
        <div key={home} className={OPEN_PAIR}>
          <SeedLine shown={shown} teamId={home} points={null} wins={undefined} ahead={false} />
          <p className="text-xs">{t.meetsWinner({ round: round - 1, rounds })}</p>
        </div>
      ))}
      {(byes.length === 0 || open > 0) && <p className={OPEN_PAIR}>{t.decidedAfter({ round, rounds })}</p>}
      {Array.from({ length: Math.max(0, open - 1) }, (_, index) => (
        <span key={index} aria-hidden="true" className={cx(OPEN_PAIR, 'h-9.5 max-[50rem]:hidden')} />
      ))}
    </div>
  );
}

function Pairs({
  shown,
  name,
  pairs,
  className,
}: {
  shown: ShownBracket;
  name: string;
  pairs: Bracket['pairs'];
  className?: string;
}) {
  return (
    <ul aria-label={name} className={cx('flex flex-col gap-3', className)}>
      {pairs.map((pair) => {
        const span = roundSpan(shown.periods, pair.round);
        return (
          <li
            key={pair.home_team_id}
            data-pair={pairKey(pair)}
            className="rounded-md border border-line bg-surface px-3 py-2"
          >
            <Pair shown={shown} pair={pair} over={span !== null && isOver(span)} brought={span?.brought === true} />
          </li>
        );
      })}
    </ul>
  );
}

function Pair({
  shown,
  pair,
  over,
  brought,
}: {
  shown: ShownBracket;
  pair: Bracket['pairs'][number];
  over: boolean;
  /** It was played on another site, so it has no page, and why a team won a tie is unknown. */
  brought: boolean;
}) {
  const { home_team_id: home, away_team_id: away, ahead } = pair;
  const at = brought ? null : placeOf(shown.periods, pair);
  const isTie = brought && away !== null && ahead !== null && pair.home_points === pair.away_points;
  const words = isTie
    ? matchupWords.wonTie({ team: shown.nameOf(ahead) })
    : pairWords(pair, shown.bracket, over, shown.nameOf);
  const hasPoints = away !== null && ahead !== null;
  const winner = pair.tie === 'waits' ? null : ahead;
  return (
    <>
      <SeedLine
        shown={shown}
        teamId={home}
        points={hasPoints ? pair.home_points : null}
        wins={pair.wins?.home}
        ahead={winner === home}
      />
      {away !== null && (
        <SeedLine
          shown={shown}
          teamId={away}
          points={hasPoints ? pair.away_points : null}
          wins={pair.wins?.away}
          ahead={winner === away}
        />
      )}
      <div className="mt-1 flex items-baseline justify-between gap-3 text-xs text-ink-2 empty:hidden">
        {words !== null && <p className="min-w-0 wrap-anywhere">{words}</p>}
        {at !== null && (
          <Link
            to={paths.matchup(shown.leagueId, { season: shown.season, ...at })}
            aria-label={matchupWords.openMatchup({
              own: shown.nameOf(home),
              other: away === null ? null : shown.nameOf(away),
            })}
            className="ml-auto shrink-0 rounded-sm py-1 text-accent-text hover:underline"
          >
            {matchupWords.players}
          </Link>
        )}
      </div>
      {pair.tie !== undefined && at !== null && away !== null && (
        <TieOffice
          leagueId={shown.leagueId}
          at={at}
          teams={[home, away].map((id) => ({ id, name: shown.nameOf(id) }))}
          decided={pair.tie === 'decided'}
        />
      )}
    </>
  );
}

function SeedLine({
  shown,
  teamId,
  points,
  wins,
  ahead,
}: {
  shown: ShownBracket;
  teamId: string;
  points: number | null;
  /** Matches won in the round, where these decide it. */
  wins: number | undefined;
  ahead: boolean;
}) {
  const name = shown.nameOf(teamId);
  const seed = shown.bracket.seeds.find(({ team_id }) => team_id === teamId)?.seed ?? 0;
  return (
    <div className={cx('flex min-h-8 items-center gap-2 py-0.5', ahead && 'font-semibold')}>
      <span title={t.seed({ seed })} className="w-4 shrink-0 text-right text-xs font-normal text-ink-3 tabular-nums">
        <span aria-hidden="true">{seed}</span>
        <span className="sr-only">{locale.labelled(t.seed({ seed }), '')}</span>
      </span>
      <Monogram name={name} picture={shown.teamOf(teamId)?.picture} size="xs" />
      <span className="min-w-0 flex-1 text-sm leading-tight">
        <SideName shown={shown} teamId={teamId} />
      </span>
      {points !== null && (
        <span className="shrink-0 text-sm tabular-nums">
          <span className="sr-only">
            {locale.labelled(
              wins === undefined ? matchupWords.pointsOfTeam({ team: name }) : t.winsOfTeam({ team: name }),
              '',
            )}
          </span>
          {wins ?? formatPoints(points)}
        </span>
      )}
    </div>
  );
}
