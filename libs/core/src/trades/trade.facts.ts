import { formatMoney } from '../money.js';
import type { TradeEffects, TradeSideView } from './trade.schema.js';
import { CARRIED_OUT_AT_ONCE } from './trade.words.js';

/**
 * The facts that a manager sees when accepting, line by line: each asset with its cost and the results for both teams.
 * Two equal lists describe the same trade.
 */
export function tradeFacts(
  sides: readonly [TradeSideView, TradeSideView],
  effects: TradeEffects,
): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const [index, side] of sides.entries()) {
    for (const asset of side.assets) {
      const key = `${side.team_name} give ${asset.kind === 'player' ? asset.name : asset.label}`;
      const more =
        asset.kind === 'player'
          ? [
              `cap hit ${formatMoney(asset.cap_hit)}`,
              `charge ${formatMoney(asset.charge)}`,
              asset.status,
              PLACE_WORDS[asset.place ?? 'gone'],
            ]
          : asset.kind === 'draft-pick'
            ? [asset.pick_number === null ? 'order open' : `pick ${asset.pick_number}`]
            : [];
      facts[key] = [...more, ...(asset.condition_text === null ? [] : [asset.condition_text])].join(', ') || 'as named';
    }
    for (const move of side.moves) facts[`${side.team_name}: ${move.label}`] = 'in the same transaction';
    const effect = effects.sides[index];
    // Draft picks affect neither cap nor roster, so picks made in the meantime do not change such a trade.
    if (effects.at_once) continue;
    for (const season of effect?.seasons.slice(0, 2) ?? []) {
      facts[`${side.team_name}, ${season.season}, cap used`] =
        `${formatMoney(season.before.cap_used)} → ${formatMoney(season.after.cap_used)}`;
      facts[`${side.team_name}, ${season.season}, cap`] = formatMoney(season.after.cap);
    }
    const now = effect?.seasons[0];
    if (now) {
      const { before, after } = now;
      facts[`${side.team_name}, roster`] =
        `${before.active} → ${after.active} active, ${before.ir} → ${after.ir} on injured reserve, ${before.rookies} → ${after.rookies} in the rookie bank`;
      for (const violation of now.violations) facts[`${side.team_name}, rule ${violation.rule}`] = violation.message;
    }
  }
  if (effects.at_once) facts['Acceptance'] = CARRIED_OUT_AT_ONCE;
  for (const problem of effects.problems)
    facts[
      `${OBJECTION}${problem.name} ${[problem.team_id, problem.asset?.ref].filter((part) => part != null).join(' ')}`.trim()
    ] = problem.message;
  return facts;
}

const OBJECTION = 'Objection ';

/** True when a line of `tradeFacts` is a reason against the trade. */
export const isObjection = (fact: string): boolean => fact.startsWith(OBJECTION);

const PLACE_WORDS = {
  active: 'active',
  ir: 'on injured reserve',
  rookie: 'in the rookie bank',
  gone: 'no longer there',
} as const;

/** The differences between the shown facts and the current ones, as text; empty when there are none. */
export function changedFacts(
  shown: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Record<string, string> {
  const changed: Record<string, string> = {};
  for (const key of new Set([...Object.keys(shown), ...Object.keys(now)])) {
    const [was, is] = [shown[key], now[key]];
    if (was === is) continue;
    changed[key] =
      was === undefined ? `new: ${is ?? ''}` : is === undefined ? `no longer: ${was}` : `was ${was}; now ${is}`;
  }
  return changed;
}
