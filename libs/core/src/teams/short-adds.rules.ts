import type { DraftType } from '../draft-type.js';
import { draftRounds, OFFSEASON_DRAFTS } from '../leagues/drafts/draft.table.js';
import { dayIn, dayPlus } from '../calendar.js';
import type { LeaguePhase, LeagueSettings } from '../leagues/league.rules.js';

/**
 * The day from which teams below a position minimum may add free agents before the season: the day after the year's
 * last draft (docs/rules.md, Free agents). Null while a draft is still to come. A league whose teams were all imported
 * with players waits for no startup draft, only for one that was created.
 * @param drafts Drafts of the season without mocks; `endedAt` in milliseconds since 1970, null while one is not over.
 * @param today The present day in the league's time zone.
 */
export function shortAddsFrom({
  phase,
  settings,
  drafts,
  timeZone,
  movedIn = false,
  today,
}: {
  readonly phase: LeaguePhase;
  readonly settings: LeagueSettings;
  readonly drafts: readonly { readonly type: DraftType; readonly endedAt: number | null }[];
  readonly timeZone: string;
  readonly movedIn?: boolean;
  readonly today: string;
}): string | null {
  if (phase !== 'annual-drafts' && phase !== 'startup-drafts') return null;
  const startup = phase === 'startup-drafts';
  const waives = startup && movedIn;
  const needed = OFFSEASON_DRAFTS.filter(
    (type) =>
      (draftRounds(settings, type, startup) ?? 0) > 0 && (!waives || drafts.some((draft) => draft.type === type)),
  );
  const ends = needed.map((type) => drafts.find((draft) => draft.type === type)?.endedAt ?? null);
  if (ends.includes(null)) return null;
  if (ends.length === 0) return waives ? today : null;
  return dayPlus(dayIn(Math.max(...ends.map((at) => at ?? 0)), timeZone), 1);
}
