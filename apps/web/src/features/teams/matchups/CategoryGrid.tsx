import type { MatchupCategory } from '@crease/core/competition/matchups/matchup.answers.js';
import { figureText } from '@crease/core/players/scoring/category-set.js';
import { listed } from '@crease/core/text.rules.js';
import { DownloadCsv } from '../../../platform/files/DownloadCsv.js';
import { cx } from '../../../ui/cx.js';
import type { Comparison, Pairing, ProjectedCategory, Side } from './matchups.model.js';
import type { ShownPeriod } from './MatchupSide.js';
import * as t from './matchups.words.en.js';

interface Line {
  readonly category: MatchupCategory;
  /** null before the first day. */
  readonly now: Comparison | null;
  /** null where nothing is projected. */
  readonly ahead: ProjectedCategory | null;
}

/** Two teams in each category, and who leads. Renders nothing where points decide. */
export function CategoryGrid({
  shown,
  pairing: { own, other, categories: compared },
  projected = null,
  chanceWords,
  className,
}: {
  shown: ShownPeriod;
  pairing: Pairing;
  projected?: readonly ProjectedCategory[] | null;
  chanceWords?: (chance: number) => string;
  className?: string;
}) {
  const { categories, nameOf, period } = shown;
  if (categories === null || (compared === null && projected === null) || other === null) return null;
  const lines = categories.map((category, index): Line => ({
    category,
    now: compared?.[index] ?? null,
    ahead: projected?.[index] ?? null,
  }));
  const [team, opponent] = [nameOf(own.teamId), nameOf(other.teamId)];
  return (
    <div className={className}>
      <table className="w-full table-fixed text-sm tabular-nums">
        <caption className="sr-only">{t.categoriesBetween({ team, other: opponent })}</caption>
        <thead>
          <tr className="border-b border-line align-bottom text-xs text-ink-2">
            <th scope="col" className="w-[20%] py-1 pr-2 text-left font-medium">
              {t.category}
            </th>
            {[team, opponent].map((name, index) => (
              <th key={index} scope="col" className="px-2 py-1 text-right font-medium wrap-anywhere">
                {name}
              </th>
            ))}
            <th scope="col" title={t.leadHint({ team })} className="w-[26%] py-1 pl-2 text-right font-medium">
              {t.lead}
              {projected !== null && <span className="block font-normal text-ink-3">{t.winChance}</span>}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Row key={line.category.short} line={line} chanceWords={chanceWords} />
          ))}
        </tbody>
      </table>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-2">
        <div className="min-w-0 flex-1 text-xs text-ink-3 wrap-anywhere">
          {compared !== null && <p>{goalieWords(period.goalie_games, [own, other], nameOf, categories)}</p>}
          {period.state === 'running' && <p>{afterGameWords(categories)}</p>}
        </div>
        <DownloadCsv name="matchup-categories" table={() => fileOf(lines, team, opponent)} />
      </div>
    </div>
  );
}

const TONES = { win: 'text-good', loss: 'text-bad', tie: 'text-ink-3' } as const;

function Row({ line, chanceWords }: { line: Line; chanceWords: ((chance: number) => string) | undefined }) {
  const { category, now, ahead } = line;
  const notes = [
    category.title,
    ...(category.low ? [t.lowIsGood] : []),
    ...(category.weight === 1 ? [] : [t.weightOf({ weight: category.weight })]),
    ...(category.after_game === true ? [t.countsAfterGame] : []),
  ];
  const lead = now === null ? '–' : leadWords(category, now);
  const chance = ahead && (chanceWords?.(ahead.chance) ?? null);
  return (
    <tr className="border-b border-line align-top last:border-b-0">
      <th scope="row" className="py-1.5 pr-2 text-left font-medium whitespace-nowrap" title={notes.join(', ')}>
        <abbr title={category.title} className="no-underline">
          {category.short}
        </abbr>
        {category.weight !== 1 && <span className="ml-1 text-xs font-normal text-ink-3">{`×${category.weight}`}</span>}
      </th>
      {(['own', 'other'] as const).map((side) => {
        const figure = figureWords(category, now?.[side] ?? null);
        const projected = ahead && figureWords(category, ahead[side]);
        return (
          // Words that are aligned at their end begin elsewhere once they are longer: then they are new elements.
          <td
            key={[side, figure, projected].join(' ')}
            className={cx(
              'px-2 py-1.5 text-right',
              now?.result === (side === 'own' ? 'win' : 'loss') && 'font-semibold',
            )}
          >
            {figure}
            {projected !== null && (
              <span className="block text-xs font-normal text-ink-3">
                <span className="sr-only">{`${t.projected} `}</span>
                <span aria-hidden="true">{t.becomes}</span>
                {projected}
              </span>
            )}
          </td>
        );
      })}
      <td key={[lead, chance].join(' ')} className={cx('py-1.5 pl-2 text-right', now !== null && TONES[now.result])}>
        {now !== null && <span className="sr-only">{`${t.resultWords[now.result]} `}</span>}
        {lead}
        {chance !== null && (
          <span className="block text-xs text-ink-3">
            <span className="sr-only">{`${t.winChance} `}</span>
            {chance}
          </span>
        )}
      </td>
    </tr>
  );
}

/** "12", ".915", "2.314"; a dash without an attempt. */
export const figureWords = (category: MatchupCategory, figure: number | null): string =>
  figure === null ? '–' : figureText(category, figure);

/** "+3" or "−.012"; words where the figures alone do not decide. */
function leadWords(category: MatchupCategory, { own, other, result }: Comparison): string {
  if (result === 'tie') return '=';
  const sign = result === 'win' ? '+' : '−';
  if (own === null || other === null) return sign;
  const better = category.low ? other - own : own - other;
  if (better > 0 !== (result === 'win')) return `${sign} ${t.byGoalieGames}`;
  return `${sign}${figureWords(category, Math.abs(better))}`;
}

function goalieWords(
  least: number | null,
  sides: readonly Side[],
  nameOf: (teamId: string) => string,
  categories: readonly MatchupCategory[],
): string {
  if (least === null || least === 0 || categories.every(({ goalies }) => !goalies)) return '';
  const [own = '', other = ''] = sides.map(({ teamId, goalieGames }) =>
    t.goalieGamesOfTeam({ team: nameOf(teamId), games: goalieGames ?? 0 }),
  );
  return t.goalieGamesNeeded({ least, own, other });
}

/** The categories that do not change while games run. */
function afterGameWords(categories: readonly MatchupCategory[]): string {
  const still = categories.filter(({ after_game: isAfterGame }) => isAfterGame === true);
  return still.length === 0
    ? ''
    : t.afterGame({ categories: listed(still.map(({ short }) => short)), count: still.length });
}

const fileOf = (lines: readonly Line[], team: string, opponent: string) => {
  const hasOutlook = lines.some(({ ahead }) => ahead !== null);
  return {
    head: [
      t.category,
      team,
      opponent,
      t.result,
      ...(hasOutlook ? [t.projectedOf({ team }), t.projectedOf({ team: opponent }), t.winChance] : []),
    ],
    rows: lines.map(({ category, now, ahead }) => [
      category.short,
      now?.own ?? null,
      now?.other ?? null,
      now === null ? null : t.resultWords[now.result],
      ...(hasOutlook ? [ahead?.own ?? null, ahead?.other ?? null, ahead?.chance ?? null] : []),
    ]),
  };
};
