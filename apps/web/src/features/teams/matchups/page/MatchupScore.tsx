import type { ReactNode } from 'react';
import { recordWords } from '@crease/core/competition/champion.words.js';
import type { WinRecord } from '@crease/core/competition/champion.rules.js';
import type { MatchupPageAnswer, MatchupSideView } from '@crease/core/competition/matchups/matchup-page.answers.js';
import { formatPoints } from '../../../open-league/points.js';
import { Panel } from '../../../../ui/page/Panel.js';
import { cx } from '../../../../ui/cx.js';
import { CategoryGrid } from '../CategoryGrid.js';
import { BigSide, MedianNote, PeriodState } from '../OwnMatchup.js';
import { SetNote, TieNote } from '../SetNote.js';
import type { ShownPeriod } from '../MatchupSide.js';
import { isOver, playsMedian, resultOfPairing, type Pairing } from '../matchups.model.js';
import { ownWords, pairingWords } from '../matchup-labels.js';
import * as matchupWords from '../matchups.words.en.js';
import * as playoffWords from '../playoffs.words.en.js';
import { chanceWords } from '../../../open-league/chance-words.js';
import { isCertain, isCorrected, percentsOf, type Oriented } from './matchup-page.model.js';
import { ScoreChanges } from './ScoreChanges.js';
import * as t from './matchup-page.words.en.js';

export function MatchupScore({
  answer,
  oriented,
  shown,
  mine,
}: {
  answer: MatchupPageAnswer;
  oriented: Oriented;
  shown: ShownPeriod;
  mine: string | null;
}) {
  const { own, other, pairing, chance, outlook } = oriented;
  const certain = isCertain(oriented);
  // Where the matchup is one result, its probability says it all.
  const expected = answer.categories?.kind === 'each' ? outlook : null;
  const isOwn = own.team_id === mine;
  const over = isOver(answer.period);
  return (
    <Panel
      title={isOwn ? matchupWords.yourMatchup : t.score}
      actions={<PeriodState period={shown.period} />}
      footer={notesOf(answer, oriented, shown)}
      className={isOwn ? 'border-accent-line' : undefined}
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-start gap-x-3">
        <BigSide shown={shown} side={pairing.own} idle={other === null} facing>
          {!over && <Outlook side={own} expected={expected?.own} shown={shown} />}
          <GoalieStarts side={own} />
        </BigSide>
        {other !== null && pairing.other !== null && (
          <>
            <span className="pt-2 text-sm text-ink-3">{matchupWords.versus}</span>
            <BigSide shown={shown} side={pairing.other} end facing>
              {!over && <Outlook side={other} expected={expected?.other} shown={shown} />}
              <GoalieStarts side={other} />
            </BigSide>
          </>
        )}
      </div>
      {chance !== null && other !== null && !over && (
        <Chance certain={certain} chance={chance} own={shown.nameOf(own.team_id)} other={shown.nameOf(other.team_id)} />
      )}
      <Words shown={shown} pairing={pairing} isOwn={isOwn} />
      <SeriesNote answer={answer} shown={shown} />
      <TieNote pairing={pairing} className="mt-1 text-center" />
      <SetNote pairing={pairing} className="mt-1 text-center" />
      <ScoreChanges leagueId={shown.leagueId} answer={answer} />
      <CategoryGrid
        shown={shown}
        pairing={pairing}
        projected={outlook?.categories ?? null}
        chanceWords={(category) => chanceWords(category, certain)}
        className="mx-auto mt-3 max-w-3xl"
      />
    </Panel>
  );
}

function Words({ shown, pairing, isOwn }: { shown: ShownPeriod; pairing: Pairing; isOwn: boolean }) {
  const { period, nameOf } = shown;
  const median = playsMedian(shown.median, pairing);
  const words = isOwn ? ownWords(period, pairing, nameOf, median) : pairingWords(period, pairing, nameOf, median);
  if (words === null) return null;
  return (
    <p
      // Centred words of another length are new elements, because they begin elsewhere.
      key={typeof words === 'string' ? words : resultOfPairing(pairing)}
      className={cx(
        'mt-3 wrap-anywhere',
        pairing.other !== null && 'text-center text-ink-2',
        // A longer score or a change of the lead moves nothing.
        period.state === 'running' &&
          'max-sm:min-h-[2lh] [&_strong]:inline-block [&_strong]:min-w-[11ch] [&_strong]:text-start',
      )}
    >
      {words}
    </p>
  );
}

/** The matches that both teams have won in the round; nothing where its periods are added up. */
function SeriesNote({ answer: { wins, home, away }, shown }: { answer: MatchupPageAnswer; shown: ShownPeriod }) {
  if (wins === undefined || away === null) return null;
  const [own, other] = [shown.nameOf(home.team_id), shown.nameOf(away.team_id)];
  return (
    <p className="mt-1 text-center text-sm text-ink-2">
      {playoffWords.seriesOf({ own, wins: wins.home, other, losses: wins.away })}
    </p>
  );
}

function Outlook({
  side,
  expected,
  shown,
}: {
  side: MatchupSideView;
  expected: WinRecord | undefined;
  shown: ShownPeriod;
}) {
  const tonight = shown.night?.playing(side.team_id);
  const lines = [
    ...(side.projected === null ? [] : [t.projected({ points: formatPoints(side.projected) })]),
    ...(expected === undefined ? [] : [t.projected({ points: recordWords(expected) })]),
    // Stays at zero, so that nothing below moves when the last game ends.
    ...(tonight !== undefined && tonight.all > 0 ? [t.leftTonight({ count: tonight.left })] : []),
    ...(side.games_left === null ? [] : [t.gamesLeft({ count: side.games_left })]),
  ];
  return (
    <div className="w-full text-sm text-ink-2 tabular-nums sm:flex sm:flex-wrap sm:gap-x-3 sm:group-data-end/side:justify-end">
      {lines.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}

function GoalieStarts({ side: { goalie_starts: starts } }: { side: MatchupSideView }) {
  if (starts === null) return null;
  const words = t.goalieStarts({ used: starts.used, limit: starts.limit, closed: starts.closed });
  return (
    <p key={words} className="w-full text-sm text-ink-2 tabular-nums">
      {words}
    </p>
  );
}

function Chance({ chance, certain, own, other }: { chance: number; certain: boolean; own: string; other: string }) {
  const [ownPercent] = percentsOf(chance);
  return (
    <div className="mt-4">
      <p className="mb-1 text-center text-xs text-ink-3">{t.winProbability}</p>
      <div className="flex items-center gap-3 font-semibold tabular-nums">
        <span className="min-w-[5ch]">
          <span className="sr-only">{`${own} `}</span>
          {chanceWords(chance, certain)}
        </span>
        <div aria-hidden="true" className="flex h-2.5 min-w-0 flex-1 overflow-hidden rounded-full bg-line-strong">
          <div className="bg-accent" style={{ width: `${ownPercent}%` }} />
        </div>
        <span className="min-w-[5ch]">
          <span className="sr-only">{`${other} `}</span>
          {chanceWords(1 - chance, certain)}
        </span>
      </div>
    </div>
  );
}

/** The footer; undefined without a note. */
function notesOf(answer: MatchupPageAnswer, oriented: Oriented, shown: ShownPeriod): ReactNode {
  const over = isOver(answer.period);
  const inCategories = answer.categories !== null;
  const notes = [
    ...(over || oriented.other === null || answer.shows_chances === false
      ? []
      : !answer.schedule_known
        ? [inCategories ? t.scheduleNotKnownFigures : t.scheduleNotKnown]
        : [inCategories ? t.howFiguresAreMade : t.howItIsMade]),
    ...(isCorrected(answer) ? [inCategories ? t.laterCorrectionsOfFigures : t.laterCorrections] : []),
  ];
  if (notes.length === 0 && shown.median === 'none') return undefined;
  return (
    <div className="flex flex-col gap-1">
      {shown.median !== 'none' && <MedianNote shown={shown} />}
      {notes.map((note) => (
        <p key={note} className="text-xs text-ink-3">
          {note}
        </p>
      ))}
    </div>
  );
}
