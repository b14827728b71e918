import type { SectionWords, SettingSection } from '../../setting.model.js';

/** Sections of the settings form, with what a tip says about them. */
export const SECTION_WORDS: Readonly<Record<SettingSection, SectionWords>> = {
  general: {
    title: 'General',
    tip:
      'How many teams play, and what each may spend. The salary cap counts every active player and the salary a team ' +
      'retains.',
  },
  competition: {
    title: 'Competition',
    tip:
      'How the season is won: by the points of all its games, or by matchups in which two teams meet each week and ' +
      'compare their points or their categories. Play-offs can follow.',
  },
  roster: {
    title: 'Roster',
    tip:
      'The most players a team may carry, how many of each position it must have in season, and its injured-reserve ' +
      'places. IR players count neither toward the cap nor the roster.',
  },
  trading: {
    title: 'Trading',
    tip: 'The number of free-agent picks a week, and what can be traded. A traded pick keeps its week.',
  },
  calendar: {
    title: 'Season calendar',
    tip:
      'When trading begins and ends, whether rosters are frozen in the playoffs, how many players a team may add and how ' +
      'often it may trade in one season, and how many games its goalies must play in it.',
  },
  lineup: {
    title: 'Line-ups',
    tip:
      'Without line-ups every active player earns points. With them only those in a place do; the others are reserves, ' +
      'whose points are shown separately.',
  },
  draft: {
    title: 'Draft',
    tip: {
      dynasty:
        'Rounds of the yearly general draft, and of the startup draft that fills the rosters once. With a rookie ' +
        'draft, rookies are drafted apart and kept in a bank.',
      redraft: 'Rounds of the draft that fills the rosters at the start of each season.',
    },
  },
  farm: {
    title: 'Rookie bank',
    tip:
      'Who may be kept in the bank, who must come up from it, and who may be sent down to it. A limit of 0 is ' +
      'none; at least one must make somebody a rookie.',
  },
  retention: {
    title: 'Salary retention',
    tip:
      'When a team trades a player away it may keep paying part of the salary. The percentage is the most it may keep ' +
      'of one contract; slots are how many contracts it may carry this way at once.',
  },
  protection: {
    title: 'Protection sheets',
    tip:
      'Before each new season a team lists its keepers: by dollars, its core under the protection limit with these ' +
      'minimums and a bench beside it under its own amount; by number, so many players. Everybody else goes to the ' +
      'general draft.',
  },
  play: { title: 'Play', tip: 'These can be changed at any time. What has already happened is not affected.' },
};
