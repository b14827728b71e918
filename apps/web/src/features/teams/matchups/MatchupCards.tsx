import { Badge } from '../../../ui/marks/Badge.js';
import { Monogram } from '../../../ui/marks/Monogram.js';
import { Panel } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { CategoryGrid } from './CategoryGrid.js';
import { bracketOf, pairingOf, playsMedian, resultOfPairing, type Pairing, type Side } from './matchups.model.js';
import { pairingWords, titleWords } from './matchup-labels.js';
import { SetNote, TieNote } from './SetNote.js';
import { ScoreShare, SideName, SidePoints, type ShownPeriod } from './MatchupSide.js';
import { MatchupLink, MedianNote, PeriodState } from './OwnMatchup.js';
import * as t from './matchups.words.en.js';
import { lowerBrackets } from './playoffs.words.en.js';

/** The matchups of a period, without the reader's own ones. `best` is the number of the matchup of the week. */
export function MatchupCards({
  shown,
  own,
  best,
}: {
  shown: ShownPeriod;
  own: readonly Pairing[];
  best: number | null;
}) {
  const { period, median } = shown;
  const others = period.matchups
    .filter(({ number }) => own.every((pairing) => number !== pairing.number))
    .map((matchup) => pairingOf(matchup));
  if (period.matchups.length === 0)
    return (
      <Panel
        title={titleWords(t.allMatchups, period, shown.rounds)}
        state={{ kind: 'empty', words: t.noPairsYet, detail: t.noPairsYetHint }}
      />
    );
  if (others.length === 0) return null;
  return (
    <Panel
      title={titleWords(own.length === 0 ? t.allMatchups : t.otherMatchups, period, shown.rounds)}
      actions={own.length === 0 ? <PeriodState period={period} /> : undefined}
      footer={own.length === 0 && median !== 'none' ? <MedianNote shown={shown} /> : undefined}
    >
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {others.map((pairing) => (
          <li key={pairing.number} className="relative min-w-0 rounded-md border border-line px-3 py-2">
            {/* On the edge, where it moves no row of the card. */}
            {pairing.number === best && <Badge className="absolute -top-2.5 right-3">{t.bestMatchup}</Badge>}
            <Card shown={shown} pairing={pairing} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Card({ shown, pairing }: { shown: ShownPeriod; pairing: Pairing }) {
  const { own, other } = pairing;
  const result = other === null || shown.period.state === 'coming' ? 'tie' : resultOfPairing(pairing);
  const words = pairingWords(shown.period, pairing, shown.nameOf, playsMedian(shown.median, pairing));
  const bracket = bracketOf(shown.period, pairing);
  return (
    <>
      <SideLine shown={shown} side={own} ahead={result === 'win'} idle={other === null} />
      {other !== null && <SideLine shown={shown} side={other} ahead={result === 'loss'} />}
      <ScoreShare shown={shown} pairing={pairing} className="mt-1 h-1" />
      <div className="mt-1 flex items-baseline justify-between gap-3 text-xs text-ink-2">
        <p className="min-w-0 wrap-anywhere">
          {bracket === null || words === null ? words : t.inBracket({ bracket: lowerBrackets[bracket], words })}
        </p>
        <MatchupLink shown={shown} pairing={pairing} short />
      </div>
      <TieNote pairing={pairing} />
      <SetNote pairing={pairing} />
      {pairing.categories !== null && (
        <details className="mt-1 text-sm">
          <summary className="cursor-pointer py-1 text-ink-2">{t.byCategory}</summary>
          <CategoryGrid shown={shown} pairing={pairing} />
        </details>
      )}
    </>
  );
}

function SideLine({
  shown,
  side,
  ahead,
  idle = false,
}: {
  shown: ShownPeriod;
  side: Side;
  ahead: boolean;
  idle?: boolean;
}) {
  return (
    <div className={cx('flex min-h-8 items-center gap-2.5', ahead && 'font-semibold')}>
      <Monogram name={shown.nameOf(side.teamId)} picture={shown.teamOf(side.teamId)?.picture} size="xs" />
      <span className="min-w-0 flex-1 text-sm leading-tight">
        <SideName shown={shown} teamId={side.teamId} />
      </span>
      <span className="shrink-0 tabular-nums">
        <SidePoints shown={shown} side={side} idle={idle} />
      </span>
    </div>
  );
}
