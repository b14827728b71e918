import { dayIn, dayPlus } from '../calendar.js';
import { draftRounds, type LeaguePhase, type LeagueSettings } from '../leagues/league.rules.js';

/**
 * The day from which teams below a position minimum may add free agents before the season: the day after the year's
 * last draft (docs/rules.md, Free agents). Null while a draft is still to come.
 * @param drafts Drafts of the season without mocks; `endedAt` in milliseconds since 1970, null while one is not over.
 */
export function shortAddsFrom({
  phase,
  settings,
  drafts,
  timeZone,
}: {
  readonly phase: LeaguePhase;
  readonly settings: LeagueSettings;
  readonly drafts: readonly { readonly type: 'general' | 'rookie'; readonly endedAt: number | null }[];
  readonly timeZone: string;
}): string | null {
  if (phase !== 'annual-drafts' && phase !== 'startup-drafts') return null;
  const startup = phase === 'startup-drafts';
  const needed = (['rookie', 'general'] as const).filter((type) => (draftRounds(settings, type, startup) ?? 0) > 0);
  const ends = needed.map((type) => drafts.find((draft) => draft.type === type)?.endedAt ?? null);
  if (ends.length === 0 || ends.includes(null)) return null;
  return dayPlus(dayIn(Math.max(...ends.map((at) => at ?? 0)), timeZone), 1);
}
