import type { CheckInAnswer, DraftState, DraftTeam } from '@crease/core/draft/draft.model.js';
import { checkInOf } from '@crease/core/draft/clock/night.state.js';
import * as t from './lobby.words.en.js';

export const ANSWER_WORD: Readonly<Record<CheckInAnswer, string>> = {
  here: t.answerHere,
  coming: t.answerComing,
  away: t.answerAway,
};

/** Presence overrides the check-in. */
export type Standing = 'here' | 'checked' | 'coming' | 'away' | 'silent' | 'empty';

export const STANDING_WORD: Readonly<Record<Standing, string>> = {
  here: t.standingHere,
  checked: t.standingChecked,
  coming: t.standingComing,
  away: t.standingAway,
  silent: t.standingSilent,
  empty: t.standingEmpty,
};

/** Words for an absent manager always mention Auto. */
export const STANDING_WITH_AUTO: Readonly<Record<Standing, string>> = {
  here: t.standingHereWithAuto,
  checked: t.standingCheckedWithAuto,
  coming: t.standingComingWithAuto,
  away: t.standingAway,
  silent: t.standingSilentWithAuto,
  empty: t.standingEmpty,
};

export const STANDINGS: readonly Standing[] = ['here', 'checked', 'coming', 'silent', 'away', 'empty'];

/** `present`: teams whose managers have the lobby or the room open. */
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

const COUNT_WORD: Readonly<Record<Standing, (figures: { count: number }) => string>> = {
  here: t.countHere,
  checked: t.countChecked,
  coming: t.countComing,
  silent: t.countSilent,
  away: t.countAway,
  empty: t.countEmpty,
};

/** "3 here now · 2 will be there · 1 without an answer"; omits counts of zero. */
export const standingsWords = (standings: readonly Standing[]): string =>
  STANDINGS.flatMap((which) => {
    const count = standings.filter((standing) => standing === which).length;
    return count > 0 ? COUNT_WORD[which]({ count }) : [];
  }).join(' · ');

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
  const [team, ...others] = names;
  if (team === undefined) return null;
  if (others.length === 0) return t.oneTeamIsMissing({ team });
  return names.length > NAMED ? t.countIsMissing({ count: names.length }) : t.teamsAreMissing({ teams: names });
}
