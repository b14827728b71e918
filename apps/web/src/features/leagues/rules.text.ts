import type { LeagueView } from '@crease/core/leagues/league.answers.js';
import { formatMoney } from '@crease/core/money.js';

export interface RuleSection {
  title: string;
  rules: string[];
}

const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`;

/** Where nobody set another time (decisions §5). */
const WAIVER_HOURS = 24;

/** The rulebook of a league, written from its own settings. A rule of a feature that is off is not there, or says so. */
export function rulebook(league: LeagueView): RuleSection[] {
  const dynasty = league.league_type === 'dynasty';
  const waivers = league.waiver_hours ?? WAIVER_HOURS;
  const sections: RuleSection[] = [
    {
      title: 'League',
      rules: [
        dynasty ? 'A dynasty league: players carry over from season to season.' : 'A re-draft league: every season starts with empty rosters and a new draft.',
        `${many(league.num_teams, 'team')}. Days and weeks follow the time zone ${league.time_zone.replaceAll('_', ' ')}.`,
      ],
    },
    {
      title: 'Salary cap',
      rules: [
        `The cap is ${formatMoney(league.salary_cap)}. It counts the cap hits of active players, less what other teams retain, plus what the team itself retains.`,
        'Players on injured reserve and in the rookie bank do not count toward the cap.',
        'A move is legal when it leaves the team legal, or when it makes a violation smaller and creates none.',
        'Expired and unsigned contracts count at their last known hit, never-signed players at the minimum salary. Both are marked as estimated.',
        'In the offseason the cap stands at 110 %, and roster sizes and minimums rest.',
        'A player dropped in season costs nothing from then on.',
      ],
    },
    {
      title: 'Rosters',
      rules: [
        `At most ${many(league.max_roster_size, 'active player')}, with at least ${many(league.min_forwards, 'forward')}, ${many(league.min_defense, 'defenseman', 'defensemen')} and ${many(league.min_goalies, 'goalie')} in season.`,
        league.ir_slots === 0
          ? 'There is no injured reserve.'
          : `${many(league.ir_slots, 'injured-reserve place')} for players whose status is IR, LTIR or Out. Day-to-day is not enough, and a team with a healthy player there cannot add anybody until that is mended.`,
      ],
    },
    {
      title: 'Free agents',
      rules: [
        `Each team gets ${many(league.maxPickupsPerWeek, 'free-agent pick')} for every week, from Monday to Sunday. A pick that is not used expires.`,
        league.faTradesAllowed ? 'Free-agent picks can be traded; a traded pick keeps its week.' : 'Free-agent picks cannot be traded.',
        waivers === 0 ? 'There are no waivers: a dropped player is a free agent at once.' : `A dropped player is on waivers for ${many(waivers, 'hour')}; among the teams that claim him, the one with the fewest points gets him and spends a pick.`,
      ],
    },
    {
      title: 'Drafts',
      rules: [
        ...(dynasty && league.general_draft_startup_length !== null ? [`The startup draft fills the rosters once, in ${many(league.general_draft_startup_length, 'round')}. After that the general draft has ${many(league.general_draft_length, 'round')} a year.`] : [`The general draft has ${many(league.general_draft_length, 'round')}.`]),
        ...(league.rookieDraftEnabled
          ? [
              `Rookies are drafted apart: ${many(league.rookie_draft_length ?? 0, 'round')} a year${league.rookie_draft_startup_length === null ? '' : `, ${many(league.rookie_draft_startup_length, 'round')} in the startup`}. They go to a rookie bank of ${many(league.rookie_bank_size ?? 0, 'place')}.`,
              'A rookie is under 26 on 15 September, has played at most 25 NHL games in any earlier season, and fewer than 6 in each of any two.',
            ]
          : ['There is no rookie draft.']),
        dynasty ? 'Annual drafts go by reverse order of last season’s points.' : 'The draft goes in snake order.',
        'A pick must fit under the cap, and the team’s remaining picks must still be able to meet the minimums.',
      ],
    },
    {
      title: 'Trades',
      rules: [
        dynasty ? (league.draftPickTradesAllowed ? 'Draft picks of this season and the three after it can be traded.' : 'Draft picks cannot be traded.') : 'Draft picks cannot be traded in a re-draft league.',
        'Both teams must be legal when a trade is accepted and when it is carried out.',
        'An accepted trade is in review for a day. The commissioner may veto it with a public reason.',
        league.retentionEnabled
          ? `A team may retain up to ${league.max_retention_perc ?? 0} % of a traded player’s salary, on ${many(league.retention_slots ?? 0, 'contract')} at once, until the contract ends.`
          : 'Salary cannot be retained in trades.',
      ],
    },
  ];
  if (league.protectionSheetsEnabled)
    sections.push({
      title: 'Protection sheets',
      rules: [
        `The core may cost at most ${formatMoney(league.protection_sheet_limit ?? 0)} and needs at least ${many(league.min_forwards_protected ?? 0, 'forward')}, ${many(league.min_defense_protected ?? 0, 'defenseman', 'defensemen')} and ${many(league.min_goalies_protected ?? 0, 'goalie')}, as far as the team has them.`,
        `Beside it, a bench of up to ${many(league.protection_bench_size ?? 0, 'player')} for at most ${formatMoney(league.protection_sheet_bench ?? 0)}.`,
        'Players on injured reserve count in full. The rookie bank is safe without a place on the sheet.',
        'Sheets are private until the deadline. Unprotected players go to the general draft.',
      ],
    });
  return sections;
}
