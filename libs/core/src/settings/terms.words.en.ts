/** The game's terms. `also` has other words that people search for. */
export const TERM_WORDS = {
  capHit: {
    name: 'Cap hit',
    also: 'salary aav contract',
    about: 'The amount that a contract counts on the cap in a season. It is estimated while no contract is known.',
  },
  capSpace: {
    name: 'Cap space',
    also: 'room under the cap floor',
    about: 'The cap less what a team’s players and its retained salaries count on it.',
  },
  retention: {
    name: 'Retained salary',
    also: 'retention retain eat salary keep part',
    about:
      'The part of a traded player’s cap hit that the giving team keeps on its own cap. It lasts as long as the contract.',
  },
  condition: {
    name: 'Trade condition',
    also: 'conditional pick protected if',
    about: 'Part of a trade that changes hands only if something happens by a date. Until then it is held.',
  },
  tradeReview: {
    name: 'Trade review',
    also: 'veto approve commissioner',
    about: 'The time between acceptance and execution, in which a trade can be vetoed with a reason.',
  },
  ballot: {
    name: 'Ballot',
    also: 'vote poll secret hidden against',
    about:
      'A vote in a poll of the board, or of the uninvolved managers on a trade. Hidden ballots show the counts without names.',
  },
  tradeDeadline: {
    name: 'Trade deadline',
    also: 'last day of trades stop',
    about: 'The last day of the season on which trades can be agreed on.',
  },
  waivers: {
    name: 'Waivers',
    also: 'claim wire priority waiver',
    about:
      'The time in which teams can claim a dropped player. Then the best claim wins, and a player without one is free.',
  },
  faPick: {
    name: 'Free-agent pick',
    also: 'weekly pick pickup add',
    about: 'The right to add one free agent in one week. It expires at the end of its week.',
  },
  injuredReserve: {
    name: 'Injured reserve',
    also: 'ir ltir injury slot relief',
    about: 'A place for injured players who do not count on the roster. A healthy player has to leave it.',
  },
  rookieBank: {
    name: 'Rookie bank',
    also: 'farm prospects minors',
    about: 'A place for rookies who do not count on the active roster until they are promoted.',
  },
  protection: {
    name: 'Protection sheet',
    also: 'keepers protect keep list',
    about: 'The list of the players whom a team keeps for the next season.',
  },
  timeBank: {
    name: 'Time bank',
    also: 'clock overtime seconds draft',
    about: 'The seconds that a team may use beyond its clocks, over the whole draft.',
  },
  lottery: {
    name: 'Draft lottery',
    also: 'order draw balls first pick',
    about: 'A draw for the first picks of a draft among the teams at the bottom of the table.',
  },
};
