import type { LeaguePhase } from '@crease/core/leagues/league.rules.js';
import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { seasonPlus } from '@crease/core/season.js';
import { beginsNextSeason } from '@crease/core/seasons/phase.rules.js';
import { daysBetween, isDay, weeksOf } from '@crease/core/seasons/week.rules.js';
import { waiverHours } from '@crease/core/free-agents/waiver.rules.js';

export interface PhaseDates {
  readonly start: string;
  readonly end: string;
}

type Life = Pick<LeagueView, 'phase' | 'league_type' | 'current_season' | 'time_zone' | 'num_teams' | 'maxPickupsPerWeek' | 'waiver_hours'>;

/** What going on to a phase does, in words, before it is done. Dates are days of the season that begins; empty means the site's own. */
export function consequences(league: Life, to: LeaguePhase, { start, end }: PhaseDates): string[] {
  const said: string[] = [];
  const season = beginsNextSeason(league.phase) ? seasonPlus(league.current_season, 1) : league.current_season;
  if (season !== league.current_season) {
    said.push(`The season ${season} begins: its contracts count, retentions that ended are over, and draft picks of one more season are given out.`);
    if (league.league_type === 'redraft') said.push('All rosters are emptied.');
  }
  switch (to) {
    case 'startup-drafts':
      said.push('The settings are fixed. The startup drafts can be held; each begins when you say so in the draft room.');
      break;
    case 'in-season': {
      said.push('Rosters must be legal: cap, roster size and position minimums count.');
      const given = isDay(start) && isDay(end) && daysBetween(start, end) >= 0;
      const weeks = given ? weeksOf(start, end, league.time_zone).length : null;
      const each = `${league.maxPickupsPerWeek} free-agent ${league.maxPickupsPerWeek === 1 ? 'pick' : 'picks'} a week`;
      if (league.maxPickupsPerWeek > 0) said.push(weeks === null ? `Every team gets ${each} until the season ends.` : `Every team gets ${each} for the weeks that are not over, of ${weeks} in all.`);
      const hours = waiverHours(league);
      said.push(hours === 0 ? 'Dropped players are free agents at once.' : `Dropped players wait ${hours} hours for claims.`);
      break;
    }
    case 'offseason':
      said.push('Nobody can be added until the next season. Open waivers end, and their claims with them.', 'The cap stands at 110 %; roster sizes and minimums rest.');
      break;
    case 'protection':
      said.push('Teams build their protection sheets until the deadline. Then the sheets are published, and players on none are released.');
      break;
    case 'annual-drafts':
      said.push('The drafts of the season can be held. The cap counts in full again, and rosters may not overflow.');
      break;
    case 'setup':
      break;
  }
  return said;
}
