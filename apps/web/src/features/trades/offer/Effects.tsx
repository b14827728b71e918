import { Link, useParams } from 'react-router-dom';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Lightbulb from 'lucide-react/icons/lightbulb';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { locale } from '@crease/core/locale.js';
import type {
  SideEffects,
  TradeEffects,
  TradeFigures,
  TradeProblem,
  TradeSuggestion,
} from '@crease/core/trades/trade.schema.js';
import { BeforeAfter, BeforeAfterRow } from '../../moves/BeforeAfter.js';
import { MoveEffect } from '../../moves/MoveEffect.js';
import { useLoadedLeague } from '../../open-league/league-data.js';
import { paths } from '../../../platform/pages/paths.js';
import { Button } from '../../../ui/Button.js';
import { CapSpace } from '../../../ui/figures/CapBar.js';
import { Money } from '../../../ui/figures/Money.js';
import { Panel } from '../../../ui/page/Panel.js';
import { cx } from '../../../ui/cx.js';
import { sentence } from '../../../ui/text/sentence.js';
import * as t from './offer.words.en.js';

type Apply = (change: TradeSuggestion['change']) => void;

/** Both teams before and after, and violations. `mayChange`: the suggestions that get buttons. */
export function Effects({
  effects,
  onApply,
  mayChange,
}: {
  effects: TradeEffects;
  onApply?: Apply;
  mayChange?: (change: TradeSuggestion['change']) => boolean;
}) {
  return (
    <div className="flex flex-col gap-4">
      <Problems problems={effects.problems} />
      <div className="grid gap-4 sm:grid-cols-2">
        {effects.sides.map((side) => (
          <SideEffect key={side.team_id} side={side} onApply={onApply} mayChange={mayChange} />
        ))}
      </div>
    </div>
  );
}

/** Refusals of assets that a trade of the past has moved. During setup such trades come with the tables of Move in. */
const FROM_TABLES: ReadonlySet<string> = new Set(['notOnTeam', 'pickNotOwned', 'pickUsed', 'pickTooFar']);

function Problems({ problems }: { problems: readonly TradeProblem[] }) {
  const { leagueId = '' } = useParams();
  const { league, me } = useLoadedLeague(leagueId);
  const movesIn = league.phase === 'setup' && me.is_commissioner;
  if (problems.length === 0) return null;
  return (
    <ul aria-label={t.problems} className="flex flex-col gap-2">
      {problems.map((problem, index) => (
        <Note key={index} decisive>
          {problem.message} {problem.fix}{' '}
          {movesIn && FROM_TABLES.has(problem.name) && (
            <Link to={paths.moveIn(leagueId)} className="rounded-sm font-medium underline">
              {t.openMoveIn}
            </Link>
          )}
        </Note>
      ))}
    </ul>
  );
}

function Note({ decisive, children }: { decisive: boolean; children: React.ReactNode }) {
  const Icon = decisive ? CircleAlert : TriangleAlert;
  return (
    <li
      className={cx(
        'flex items-start gap-2 rounded-md px-3 py-2 text-sm',
        decisive ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn',
      )}
    >
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span>{children}</span>
    </li>
  );
}

const whole = (figures: TradeFigures) => ({ ...figures, violations: [] });

interface SideEffectProps {
  side: SideEffects;
  onApply: Apply | undefined;
  mayChange: ((change: TradeSuggestion['change']) => boolean) | undefined;
}

function SideEffect({ side, onApply, mayChange }: SideEffectProps) {
  const [now] = side.seasons;
  if (now === undefined) return null;
  const first = now.season;
  return (
    <Panel title={<span className="wrap-anywhere">{t.teamAfterTrade({ team: side.team_name })}</span>}>
      <MoveEffect preview={{ before: whole(now.before), after: whole(now.after), refusal: null }} />
      <BeforeAfter caption={t.capSpaceBySeason({ team: side.team_name })} of={t.capSpace} className="mt-4">
        {side.seasons.map(({ season, before, after }) => (
          <BeforeAfterRow
            key={season}
            label={<SeasonLabel season={season} estimated={season === first ? 0 : after.estimated} />}
            before={<Money as="limit" amount={before.cap_space} />}
            after={<CapSpace space={after.cap_space} cap={after.cap} />}
          />
        ))}
        <BeforeAfterRow
          label={t.retentionSlots({ count: side.retention_slots })}
          before={now.before.retained_contracts}
          after={now.after.retained_contracts}
          broken={now.after.retained_contracts > side.retention_slots}
        />
      </BeforeAfter>
      {side.seasons.length > 1 && <p className="mt-1.5 text-xs text-ink-3">{t.laterSeasonsHint}</p>}
      <BrokenRules side={side} />
      {side.suggestions.length > 0 && <Suggestions side={side} onApply={onApply} mayChange={mayChange} />}
    </Panel>
  );
}

/** A season, with the estimates that its cap space leaves out. */
function SeasonLabel({ season, estimated }: { season: string; estimated: number }) {
  return (
    <>
      {season}
      {estimated > 0 && (
        <span className="block text-xs text-ink-3">
          {sentence(t.plusEstimated, { amount: <Money amount={estimated} /> })}
        </span>
      )}
    </>
  );
}

function BrokenRules({ side }: { side: SideEffects }) {
  return (
    <ul aria-label={t.brokenRulesOf({ team: side.team_name })} className="mt-3 flex flex-col gap-2 empty:hidden">
      {side.seasons.flatMap(({ season, violations }, year) =>
        violations.map(({ rule, message, fix, decisive }) => (
          <Note key={`${season} ${rule}`} decisive={decisive}>
            {year === 0
              ? [message, !decisive && t.doesNotBlockTrade].filter(Boolean).join(' ')
              : locale.labelled(season, message)}{' '}
            {decisive && fix}
          </Note>
        )),
      )}
    </ul>
  );
}

function Suggestions({ side, onApply, mayChange }: SideEffectProps) {
  return (
    <section aria-label={t.waysToMakeLegal({ team: side.team_name })} className="mt-3">
      <h3 className="mb-1.5 flex items-center gap-1.5 text-xs font-medium text-ink-3">
        <Lightbulb size={14} aria-hidden="true" />
        {t.whatWouldHelp}
      </h3>
      <ul className="flex flex-wrap gap-2">
        {side.suggestions.map((suggestion) => (
          <li key={suggestion.message} className="min-w-0">
            {onApply !== undefined && mayChange?.(suggestion.change) !== false ? (
              <Button size="sm" className="max-w-full py-1 text-left" onClick={() => onApply(suggestion.change)}>
                <span className="whitespace-normal">{suggestion.message}</span>
              </Button>
            ) : (
              <span className="inline-block rounded-md border border-line px-2.5 py-1 text-xs text-ink-2">
                {suggestion.message}
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
