import type { CheckInAnswer, DraftState, DraftTeam } from '@crease/core/draft/draft.model.js';
import { checkInOf } from '@crease/core/draft/night.state.js';
import { listed } from '@crease/core/trades/trade.words.js';

export const NIGHT_OVER = 'It is time';

export const ANSWER_WORD: Readonly<Record<CheckInAnswer, string>> = {
  here: 'I’m here',
  coming: 'I’ll be there',
  away: 'I can’t make it',
};

/** A team's attendance before the draft. Actual presence overrides the check-in. */
export type Standing = 'here' | 'checked' | 'coming' | 'away' | 'silent' | 'empty';

export const STANDING_WORD: Readonly<Record<Standing, string>> = {
  here: 'Here now',
  checked: 'Checked in',
  coming: 'Will be there',
  away: 'Away: Auto picks',
  silent: 'No answer',
  empty: 'No manager: Auto picks',
};

export const STANDINGS: readonly Standing[] = ['here', 'checked', 'coming', 'silent', 'away', 'empty'];

/** `present`: ids of teams whose managers have the lobby or the room open. */
export function standingOf(
  state: Pick<DraftState, 'checkIns'>,
  team: Pick<DraftTeam, 'id' | 'manager' | 'auto'>,
  present: ReadonlySet<string>,
): Standing {
  if (team.manager === null) return 'empty';
  const answer = checkInOf(state, team.id)?.answer;
  if (present.has(team.id)) return 'here';
  if (answer === 'away') return 'away';
  if (answer === 'here') return 'checked';
  return answer === 'coming' ? 'coming' : 'silent';
}

/** "3 here now, 2 will be there, 1 no answer"; omits counts of zero. */
export function standingsWords(standings: readonly Standing[]): string {
  const count = (which: Standing) => standings.filter((standing) => standing === which).length;
  const words: Readonly<Record<Standing, (n: number) => string>> = {
    here: (n) => `${n} here now`,
    checked: (n) => `${n} checked in`,
    coming: (n) => `${n} will be there`,
    silent: (n) => `${n} without an answer`,
    away: (n) => `${n} away, on Auto`,
    empty: (n) => `${n} without a manager, on Auto`,
  };
  return STANDINGS.flatMap((which) => (count(which) > 0 ? words[which](count(which)) : [])).join(' · ');
}

/** Maximum number of names listed; above it only their number is given. */
const NAMED = 4;

/**
 * Teams whose clocks would run unattended: "Polar Line and Open Ice are not here. Their clocks run anyway." Null when
 * all managers are present.
 */
export function missingWords(teams: readonly { readonly name: string; readonly standing: Standing }[]): string | null {
  const names = teams.flatMap(({ name, standing }) =>
    standing === 'checked' || standing === 'coming' || standing === 'silent' ? [name] : [],
  );
  if (names.length === 0) return null;
  const who = names.length > NAMED ? `${names.length} teams` : listed(names);
  return names.length === 1
    ? `${who} is not here. Its clock runs anyway.`
    : `${who} are not here. Their clocks run anyway.`;
}
