import { expect, it } from '@jest/globals';
import { FORMER_NAME } from '../auth/words/former.words.js';
import { wordIn } from '../locale.js';
import { LINES, lineWords, type LogLine } from './activity.words.js';

const move = { team: 'Wolves', name: 'Ada Prov' };
const table = [
  { teamId: 'a', name: 'Wolves', points: 9, rank: 1, shared: false },
  { teamId: 'b', name: 'Bears', points: 4, rank: 2, shared: false },
];
const sides = [
  { team: 'Wolves', gives: ['Ada Prov (F, $4.5M)'] },
  { team: 'Bears', gives: ['Ben Puck (D, $2M)'] },
] as const;
const teams = ['Wolves', 'Bears'] as const;
const changes = [{ key: 'salary_cap', before: 88_000_000, after: 90_000_000 }] as const;
const moment = { at: '2026-10-01T16:00:00.000Z', timeZone: 'UTC' };
const until = { until: moment.at, timeZone: 'UTC' };
const undoing = {
  faPicksEnded: 0,
  faPicksGiven: 0,
  waiversClosed: 0,
  claimsClosed: 0,
  graduates: 2,
  retentionsEnded: 0,
  playersReleased: 0,
  promisesVoided: 0,
  draftPicksGiven: 0,
  settingsChanged: 0,
  championNamed: false,
  sheetsOpened: false,
};
const night = { at: '2026-11-30T01:00:00.000Z', timeZone: 'America/Toronto' };
const amendment = {
  what: 'forfeited',
  pickId: 'p',
  round: 2,
  pickInRound: 3,
  overall: 9,
  teamId: 'a',
  reason: 'Late',
} as const;

/** Figures for every key, as stored in the log, and the expected sentence. */
const said = { by: 'Ann', author: 'Bob', thread: 'Rules', reason: 'Rude' };
const outcome = {
  question: 'More IR?',
  choices: [
    { text: 'No', votes: 3 },
    { text: 'Yes', votes: 5 },
  ],
  voters: 'team' as const,
  voted: 8,
  eligible: 10,
};

const results = {
  number: 5,
  round: null,
  from: '2025-11-03',
  to: '2025-11-09',
  median: 79,
  matchups: [
    { home: { id: 'b', name: 'Bears', points: 79 }, away: { id: 'w', name: 'Wolves', points: 84.5 } },
    { home: { id: 'l', name: 'Lynx', points: 70 }, away: null },
  ],
};

const SAMPLES: { [Key in LogLine['key']]: [Extract<LogLine, { key: Key }>['figures'], string] } = {
  'activity.note': [{ author: 'Anna', text: 'Good luck' }, 'Anna: Good luck'],
  'draft.begun': [{ draft: 'Startup draft' }, 'Startup draft has begun'],
  'draft.picked': [
    { team: 'Wolves', player: 'Ada Prov', place: { round: 2, pick: 3 }, by: 'time-out', override: 'Agreed' },
    'Wolves drafted Ada Prov (round 2, pick 3, picked when time ran out). Commissioner override: Agreed',
  ],
  'draft.bought': [
    { team: 'Wolves', player: 'Ada Prov', price: 34, lot: 12, bids: 7 },
    'Wolves bought Ada Prov for $34 (lot 12, 7 bids)',
  ],
  'draft.skipped': [
    { team: 'Wolves', place: { overall: 7 }, why: 'noLegalPlayer' },
    'Wolves: pick 7 was skipped, no player was legal',
  ],
  'draft.moved': [
    { team: 'Wolves', place: { round: 1, pick: 3 }, after: { round: 1, pick: 12 } },
    'Wolves missed round 1, pick 3: it moved behind round 1, pick 12',
  ],
  'draft.undone': [
    { players: ['Ada Prov', 'Ben Puck'], picks: 3 },
    'The commissioner undid 3 picks (Ada Prov, Ben Puck)',
  ],
  'draft.replaced': [
    {
      from: 'Ada Prov',
      to: 'Ben Puck',
      place: { round: 1, pick: 1 },
      team: 'Wolves',
      reason: 'A slip',
      override: true,
    },
    'The commissioner replaced Ada Prov with Ben Puck (round 1, pick 1) of Wolves against the rules: A slip',
  ],
  'draft.ordered': [
    { draft: 'Startup draft', order: { source: 'random', draw: 2 }, teams, seed: 'abc' },
    'Startup draft, order: Draw 2, at random. Wolves, Bears. Seed: abc',
  ],
  'draft.declared': [
    { what: 'added', team: 'Wolves', season: '2028-29', type: 'rookie', round: 2, reason: 'By the rules' },
    'Wolves has a compensatory pick in round 2 of the rookie draft of 2028-29. By the rules',
  ],
  'draft.amended': [
    { draft: 'Startup draft', amendment, team: 'Wolves' },
    'Startup draft: Wolves forfeited round 2, pick 3. Late',
  ],
  'draft.night': [
    { draft: 'Startup draft', night, before: null },
    'Startup draft is set for Sun, Nov 29, 2026, 8:00 PM EST',
  ],
  'draft.night-cleared': [
    { draft: 'Startup draft', before: night },
    'Startup draft has no date any more. Before: Sun, Nov 29, 2026, 8:00 PM EST',
  ],
  'draft.night-near': [
    { draft: 'Startup draft', night, hours: 24 },
    'Startup draft is within 24 hours: Sun, Nov 29, 2026, 8:00 PM EST',
  ],
  'draft.held': [
    { draft: 'Startup draft', place: { round: 1, pick: 1 }, teams: 'Wolves and Bears' },
    'Startup draft paused itself at round 1, pick 1: the pick is promised in a trade of Wolves and Bears',
  ],
  'draft.resumed': [
    { draft: 'Startup draft', reason: 'Agreed' },
    'The commissioner resumed Startup draft, although the pick is promised in a trade: Agreed',
  ],
  'draft.reopened': [{ draft: 'Startup draft' }, 'Startup draft was reopened by the commissioner'],
  'draft.ended': [{ draft: 'Startup draft' }, 'Startup draft was ended by the commissioner'],
  'draft.exhausted': [
    { draft: 'Rookie draft', empty: 14 },
    'Rookie draft has ended: no player is left to draft, and 14 picks stay empty',
  ],
  'draft.complete': [{ draft: 'Startup draft' }, 'Startup draft is complete'],
  'freeAgents.weekEnded': [{ week: 7, unused: 2 }, 'Week 7 has ended. 2 free-agent picks expired unused.'],
  'freeAgents.waiverDecided': [
    {
      name: 'Ada Prov',
      droppedBy: 'b',
      winner: 'a',
      claimants: [{ teamId: 'a', points: 4, drew: 9 }],
      teams: { a: 'Wolves' },
    },
    'Ada Prov was claimed off waivers by, in order: Wolves (4 points). Wolves has the player.',
  ],
  'freeAgents.claimFailed': [
    { name: 'Ada Prov', reason: 'Another team came first.' },
    'Your claim for Ada Prov failed. Another team came first.',
  ],
  'freeAgents.sold': [
    {
      name: 'Ada Prov',
      sale: { team: 'Wolves', price: 7 },
      bids: [
        { team: 'Bears', amount: 9, failed: { key: 'overBudget', figures: { left: 8 } } },
        { team: 'Wolves', amount: 7, drew: 12 },
        { team: 'Foxes', amount: 7, drew: 40 },
      ],
    },
    'Wolves won Ada Prov for $7. Bids: Bears $9 (refused: The team had $8 left); Wolves $7 (drew 12); Foxes $7 (drew 40).',
  ],
  'freeAgents.lotOpened': [
    { team: 'Wolves', name: 'Ada Prov', price: 1, until: '2026-11-30T18:15:00Z', timeZone: 'America/Toronto' },
    'Wolves opened the auction of Ada Prov at $1. It ends Mon, Nov 30, 2026, 1:15 PM EST at the earliest.',
  ],
  'freeAgents.lotStopped': [
    { who: 'Anna', name: 'Ada Prov', reason: 'Retired' },
    'Anna stopped the auction of Ada Prov: Retired',
  ],
  'freeAgents.leaderOut': [
    { team: 'Wolves', name: 'Ada Prov', next: { team: 'Bears', price: 4 } },
    'Wolves has no match left in the play-offs, so its bid for Ada Prov ended. Bears leads the auction at $4.',
  ],
  'rfa.opened': [
    { team: 'Wolves', names: ['Ada Prov', 'Bo Quist'], until: '2026-11-30T18:15:00Z', timeZone: 'America/Toronto' },
    'Ada Prov and Bo Quist of Wolves are restricted free agents. Other teams can make sealed offers until Mon, Nov 30, 2026, 1:15 PM EST.',
  ],
  'ufa.opened': [
    { players: 3, until: '2026-11-30T18:15:00Z', timeZone: 'America/Toronto' },
    'Free agency has begun with 3 unrestricted free agents. Teams can open auctions until Mon, Nov 30, 2026, 1:15 PM EST.',
  ],
  'rfa.matchable': [
    { team: 'Wolves', name: 'Ada Prov', offered: true, until: '2026-11-30T18:15:00Z', timeZone: 'America/Toronto' },
    'Offers for Ada Prov are in, and Wolves can match the best one. Wolves decides until Mon, Nov 30, 2026, 1:15 PM EST.',
  ],
  'rfa.decided': [
    {
      team: 'Wolves',
      name: 'Ada Prov',
      signedBy: 'Bears',
      terms: { salary: 9, years: 2 },
      offers: [
        { team: 'Bears', salary: 9, years: 2 },
        { team: 'Foxes', salary: 8, years: 1 },
      ],
      compensation: [
        { season: '2026-27', type: 'rookie', round: 1 },
        { season: '2026-27', type: 'rookie', round: 2 },
      ],
    },
    'Bears signed Ada Prov: 2 seasons at $9. Wolves did not match and gets the round 1 and round 2 picks of the 2026-27 rookie draft. Offers: Bears, 2 seasons at $9; Foxes, 1 season at $8.',
  ],
  'freeAgents.bidFailed': [
    { name: 'Ada Prov', amount: 5, ending: { key: 'outbid', figures: { team: 'Wolves', price: 7 } } },
    'Your bid of $5 for Ada Prov did not win. Wolves got the player for $7.',
  ],
  'freeAgents.pickForfeited': [
    { team: 'Wolves', week: 7, reason: 'Late' },
    'The commissioner forfeited the week 7 free-agent pick of Wolves: Late',
  ],
  'freeAgents.pickGivenBack': [
    { team: 'Wolves', week: 7, reason: 'A slip' },
    'The commissioner gave the week 7 free-agent pick of Wolves back: A slip',
  ],
  'league.created': [{ who: 'Anna Tester', league: 'Kept' }, 'Anna Tester created the league Kept.'],
  'league.brought': [
    { who: 'Anna Tester', day: '2026-11-23' },
    'Anna Tester brought the league here from an archive of Nov 23, 2026.',
  ],
  'league.copied': [{ who: 'Anna Tester', league: 'Kept' }, 'Anna Tester began the league as a copy of Kept.'],
  'league.language': [
    { who: 'Anna Tester', language: 'fr' },
    'Anna Tester set the language of the league’s channel and mails to French.',
  ],
  'league.renamed': [{ who: 'Anna Tester', league: 'Kept' }, 'Anna Tester renamed the league to Kept.'],
  'league.grown': [
    { who: 'Anna Tester', teams: ['Team 5', 'Team 6'], count: 6, season: '2026-27', playoffs: 4 },
    'Anna Tester added Team 5 and Team 6 to the league: from 2026-27 on it has 6 teams. An expansion draft gives them players. 4 of them are in the play-offs, which the commissioner can change until the season begins.',
  ],
  'league.notGrown': [
    { who: 'Anna Tester', teams: ['Team 5'], count: 4 },
    'Anna Tester called off the expansion: Team 5 left the league, and it has 4 teams.',
  ],
  'league.teamRenamed': [{ before: 'Team 1', team: 'Wolves' }, 'Team 1 is now called Wolves.'],
  'league.newLogo': [{ team: 'Wolves' }, 'Wolves has a new logo.'],
  'league.newMark': [{ team: 'Wolves' }, 'Wolves has a new mark.'],
  'league.noLogo': [{ team: 'Wolves' }, 'Wolves removed its logo.'],
  'league.commissioner': [{ who: 'Anna Tester' }, 'Anna Tester is now a commissioner.'],
  'league.noCommissioner': [{ who: 'Anna Tester' }, 'Anna Tester is no longer a commissioner.'],
  'league.left': [{ who: 'Anna Tester', team: 'Wolves' }, 'Anna Tester left Wolves and the league.'],
  'league.removed': [{ who: 'Anna Tester', team: null }, 'Anna Tester was removed from the league.'],
  'league.managerGone': [{ team: 'Wolves' }, 'A manager left Wolves.'],
  'league.managed': [{ manager: 'Anna Tester', team: 'Wolves' }, 'Anna Tester now manages Wolves.'],
  'league.joined': [
    { manager: 'Anna Tester', team: 'Wolves' },
    'Anna Tester joined by the league’s link and now manages Wolves.',
  ],
  'league.linkOpened': [{ who: 'Anna Tester' }, 'Anna Tester made an invitation link for all open teams.'],
  'league.linkRenewed': [
    { who: 'Anna Tester' },
    'Anna Tester replaced the league’s invitation link. The earlier link no longer works.',
  ],
  'league.linkClosed': [{ who: 'Anna Tester' }, 'Anna Tester closed the league’s invitation link.'],
  'league.coManaged': [{ who: 'Jo Doe', team: 'Wolves' }, 'Jo Doe is now a co-manager of Wolves.'],
  'league.coManagerLeft': [{ who: 'Jo Doe', team: 'Wolves' }, 'Jo Doe no longer co-manages Wolves.'],
  'league.coManagerRemoved': [{ who: 'Jo Doe', team: 'Wolves' }, 'Jo Doe was removed as a co-manager of Wolves.'],
  'league.handedOver': [
    { who: 'Jo Doe', manager: 'Mel Ott', team: 'Wolves' },
    'Jo Doe handed Wolves over: Mel Ott now manages it.',
  ],
  'league.coDeclined': [{ who: 'Jo Doe', team: 'Wolves' }, 'Jo Doe declined the invitation to co-manage Wolves.'],
  'league.declined': [{ who: 'Anna Tester', team: 'Wolves' }, 'Anna Tester declined the invitation to manage Wolves.'],
  'league.webhookOn': [{ who: 'Anna', service: 'Discord' }, 'Anna connected this log with a channel in Discord.'],
  'league.webhookOff': [{ who: 'Anna', service: 'Slack' }, 'Anna disconnected this log from Slack.'],
  'league.rulesDown': [{ who: 'Anna Tester' }, 'Anna Tester removed the league’s own rules.'],
  'league.rulesWritten': [{ who: 'Anna Tester' }, 'Anna Tester wrote rules for the league.'],
  'league.rulesChanged': [{ who: 'Anna Tester' }, 'Anna Tester changed the league’s own rules.'],
  'player.broughtAlong': [
    { picks: 3, retained: 1, seasons: 2, rules: false },
    'From another site came: 3 draft picks with a new owner, retained salary of 1 player, the history of 2 seasons.',
  ],
  'player.moveTakenBack': [{}, 'The move from another site was undone; everything is as it was before.'],
  'player.merged': [
    { name: 'Ann Other', club: 'BOS' },
    'Ann Other, who was imported as a prospect, is now the BOS player of that name.',
  ],
  'player.moveUndone': [
    { players: 40 },
    'The import of 40 players was undone; every player is back where they were before.',
  ],
  'player.rostersImported': [{ teams: 2, players: 40 }, 'Rosters were imported: 2 teams, 40 players.'],
  'player.status': [
    { name: 'Ada Prov', status: 'Out', days: 7, reason: 'Crutches' },
    'The commissioner set Ada Prov to Out for 7 days: Crutches',
  ],
  'player.statusTakenBack': [{ name: 'Ada Prov' }, 'The commissioner ended the status of Ada Prov.'],
  'player.statusEnded': [{ name: 'Ada Prov' }, 'The status that the commissioner set for Ada Prov has ended.'],
  'player.rookie': [
    { name: 'Ada Prov', rookie: false, reason: 'Two seasons abroad' },
    'Commissioner override: Ada Prov does not count as a rookie. Two seasons abroad',
  ],
  'protection.due': [moment, 'Protection sheets are due on Thu, Oct 1, 2026, 4:00 PM UTC.'],
  'protection.near': [moment, 'The protection sheets are due in a day: Thu, Oct 1, 2026, 4:00 PM UTC.'],
  'protection.moved': [
    { ...moment, before: '2026-10-02T16:00:00.000Z' },
    'The deadline of the protection sheets is earlier: Thu, Oct 1, 2026, 4:00 PM UTC. It was Fri, Oct 2, 2026, 4:00 PM UTC.',
  ],
  'protection.locked': [undefined, 'The protection sheets are locked and published.'],
  'protection.sheet': [
    { team: 'Wolves', kept: 1, released: 4, automatic: 'None was saved.' },
    'Wolves protected 1 player and released 4. The sheet was made automatically: None was saved.',
  ],
  'protection.reopened': [
    { ...moment, released: 3 },
    'The commissioner opened the protection sheets again: 3 released players are back on their teams. They are due on Thu, Oct 1, 2026, 4:00 PM UTC.',
  ],
  'season.entered': [
    {
      phase: 'offseason',
      season: '2025-26',
      details: [
        { key: 'season.champion', figures: { season: '2025-26', table } },
        { key: 'season.rostersEmpty' },
        { key: 'season.weeksAhead', figures: { weeks: 24 } },
      ],
      override: 'Agreed',
    },
    'The league has entered the offseason (2025-26). Champion of 2025-26: Wolves with 9 points, 5 points ahead of Bears. Rosters are empty. 24 weeks of free-agent picks lie ahead. Commissioner override: Agreed',
  ],
  'season.datesCorrected': [
    { who: 'Ann', lines: ['The season ends on Apr 20, 2026 instead of Apr 16, 2026.'] },
    'Ann corrected the dates of the season. The season ends on Apr 20, 2026 instead of Apr 16, 2026.',
  ],
  'season.datesPlanned': [
    { who: 'Ann', season: '2026-27', lines: ['The season ends on Apr 20, 2027 instead of Apr 16, 2027.'] },
    'Ann set the dates of the season 2026-27. The season ends on Apr 20, 2027 instead of Apr 16, 2027.',
  ],
  'season.takenBack': [
    { step: 'offseason', phase: 'in-season', season: '2025-26', undoing },
    'The commissioner undid the step to the offseason: the league is in the season again (2025-26). 2 players go back to the rookie banks.',
  ],
  'season.pointsCorrected': [
    {
      from: '2026-11-03',
      to: '2026-11-03',
      days: 1,
      teams: [
        { name: 'Wolves', before: 12.5, after: 13.5 },
        { name: 'Bears', before: 0, after: -0.25 },
      ],
    },
    'Games of Nov 3, 2026 were corrected. Points of that day: Wolves 13.5 instead of 12.5 and Bears -0.25 instead of 0.',
  ],
  'season.finalTable': [{ season: '2025-26', table }, 'Final table of 2025-26: 1. Wolves (9), 2. Bears (4).'],
  'season.weekTable': [{ day: '2026-11-08', table }, 'The table after Nov 8, 2026: 1. Wolves (9), 2. Bears (4).'],
  'season.closeMatchups': [
    {
      number: 5,
      round: null,
      matchups: [{ home: { name: 'Wolves', points: 84 }, away: { name: 'Bears', points: 79.5 } }],
    },
    'Close on the last day of matchup 5: Wolves 84, Bears 79.5.',
  ],
  'season.matchups': [
    results,
    'Matchup 5 (Nov 3, 2025 to Nov 9, 2025): Wolves beat Bears 84.5–79; Lynx had no opponent (70). The median was 79.',
  ],
  'season.matchupsCorrected': [
    { ...results, median: null },
    'Games were corrected, and with them a result. Matchup 5 (Nov 3, 2025 to Nov 9, 2025): Wolves beat Bears 84.5–79; Lynx had no opponent (70).',
  ],
  'season.playoffRound': [
    {
      round: 1,
      rounds: 2,
      pairs: [
        { home: { id: 'w', name: 'Wolves', seed: 1 }, away: null },
        { home: { id: 'b', name: 'Bears', seed: 2 }, away: { id: 'l', name: 'Lynx', seed: 3 } },
      ],
      further: {
        third: [],
        losers: [{ home: { id: 'o', name: 'Owls', seed: 1 }, away: { id: 'e', name: 'Elks', seed: 2 } }],
      },
    },
    'Play-offs. The semi-finals: Wolves (1) has no opponent; Bears (2) meets Lynx (3). Loser’s bracket: Owls (1) meets Elks (2).',
  ],
  'season.calendarMoved': [
    { regular: 17, joined: 2, from: '2026-11-30', playoffsFrom: '2027-03-22' },
    'The schedule of the NHL changed, and with it the matchup periods that have not begun. 17 regular periods from Nov 30, 2026; 2 periods are longer than the others; play-offs from Mar 22, 2027.',
  ],
  'season.cupDrawn': [
    {
      season: '2025-26',
      round: 1,
      rounds: 2,
      seed: 'c0ffee',
      pairs: [
        { home: { name: 'Wolves', points: 0 }, away: null },
        { home: { name: 'Bears', points: 0 }, away: { name: 'Lynx', points: 0 } },
      ],
    },
    'Cup of 2025-26. The semi-finals: Wolves has no opponent; Bears meets Lynx. The draw follows from the seed c0ffee.',
  ],
  'season.cupNotDrawn': [
    { season: '2025-26', weeks: 3 },
    'There is no cup in 2025-26: it needs 3 weeks, and the season has fewer left.',
  ],
  'season.cupPeriodsSet': [
    {
      season: '2025-26',
      rounds: [
        { startsOn: '2026-01-05', endsOn: '2026-01-11' },
        { startsOn: '2026-02-02', endsOn: '2026-02-08' },
      ],
    },
    'The commissioner chose the days of the cup of 2025-26: round 1 from Jan 5, 2026 to Jan 11, 2026; round 2 from Feb 2, 2026 to Feb 8, 2026.',
  ],
  'season.cupPeriodsGone': [
    { season: '2025-26' },
    'The chosen periods of the cup of 2025-26 no longer fit the calendar and the teams. It is played in the first ones after the draw.',
  ],
  'season.cupRound': [
    {
      season: '2025-26',
      round: 2,
      rounds: 2,
      pairs: [{ home: { name: 'Wolves', points: 84 }, away: { name: 'Bears', points: 84 }, winner: 'Wolves' }],
    },
    'Cup of 2025-26. The final: Wolves 84, Bears 84: Wolves wins.',
  ],
  'season.cupWon': [{ season: '2025-26', team: 'Wolves' }, 'Wolves won the cup of 2025-26.'],
  'season.playoffsWon': [{ season: '2025-26', team: 'Wolves' }, 'Wolves won the play-offs of 2025-26.'],
  'contract.set': [
    {
      name: 'Ada Prov',
      team: 'Wolves',
      salary: 2_500_000,
      first: '2026-27',
      last: '2027-28',
      kind: 'standard',
      before: { salary: 950_000, first: '2026-27', last: '2028-29', kind: 'entry-level' },
    },
    'The commissioner changed the contract of Ada Prov (Wolves) from $950,000 through 2028-29, entry-level to $2,500,000 through 2027-28.',
  ],
  'contract.removed': [
    { name: 'Ada Prov', team: 'Wolves', salary: 2_500_000, first: '2026-27', last: '2027-28', kind: 'standard' },
    'The commissioner removed the contract of Ada Prov (Wolves): $2,500,000 through 2027-28.',
  ],
  'contract.signed': [
    {
      name: 'Ada Prov',
      team: 'Wolves',
      salary: 2_500_000,
      first: '2026-27',
      last: '2028-29',
      kind: 'standard',
      years: 3,
    },
    'Wolves signed Ada Prov for 3 seasons: $2,500,000 through 2028-29.',
  ],
  'contract.ended': [
    { team: 'Wolves', season: '2027-28', names: ['Ada Prov', 'Bo Berg'] },
    'Ada Prov and Bo Berg left Wolves: no contract for 2027-28.',
  ],
  'ledger.noted': [
    {
      kind: 'fee',
      label: 'Entry fee',
      amount: 1_200,
      currency: 'CAD',
      season: '2026-27',
      teams: ['Wolves', 'Owls'],
      all: false,
    },
    'The commissioner noted the fee “Entry fee” (1,200 CAD, 2026-27) for Wolves and Owls.',
  ],
  'ledger.settled': [
    { kind: 'prize', label: 'Champion', amount: 90, currency: 'CAD', season: '2026-27', team: 'Wolves', paid: true },
    'The prize “Champion” (90 CAD, 2026-27) was paid to Wolves.',
  ],
  'ledger.removed': [
    { kind: 'fee', label: 'Entry fee', amount: 50, currency: 'CAD', season: '2026-27', team: 'Wolves' },
    'The commissioner removed the fee “Entry fee” (50 CAD, 2026-27) of Wolves.',
  ],
  'season.losersPick': [
    { season: '2026-27', team: 'Wolves' },
    'Wolves won the loser’s bracket, and gets a compensatory pick at the end of round 1 of the general draft of 2026-27.',
  ],
  'season.losersFirst': [
    { season: '2026-27', team: 'Wolves' },
    'Wolves won the loser’s bracket, and picks first in the general draft and the rookie draft of 2026-27.',
  ],
  'season.rosterOpened': [
    { team: 'Wolves', reason: 'Their goalies are hurt' },
    'The commissioner opened the roster of Wolves, which has no match left in the play-offs: Their goalies are hurt',
  ],
  'season.rosterClosed': [
    { team: 'Wolves', reason: 'All are healthy' },
    'The commissioner closed the roster of Wolves again, which has no match left in the play-offs: All are healthy',
  ],
  'season.resultSet': [
    { period: 5, teams: ['Wolves', 'Bears'], before: [84, 79.5], after: [84, 90], reason: 'A locked goalie played' },
    'The commissioner set the result of matchup 5: Wolves against Bears is 84–90 instead of 84–79.5: A locked goalie played',
  ],
  'season.resultUndone': [
    { period: 5, teams: ['Wolves', 'Bears'], before: [84, 90], after: [84, 79.5] },
    'The commissioner undid the result of matchup 5: Wolves against Bears is 84–79.5 instead of 84–90.',
  ],
  'season.recordChanged': [
    {
      ...{ team: 'Wolves', wins: 2, losses: 0, ties: -1, reason: 'A late line-up' },
      ...{ before: { wins: 4, losses: 3, ties: 1 }, after: { wins: 6, losses: 3, ties: 0 } },
    },
    'The commissioner added 2 wins and took 1 tie in the record of Wolves, now 6–3 instead of 4–3–1: A late line-up',
  ],
  'season.recordChangeUndone': [
    { team: 'Wolves', wins: 0, losses: 1, ties: 0 },
    'The commissioner undid a change: added 1 loss in the record of Wolves.',
  ],
  'season.scoreChanged': [
    {
      ...{ team: 'Wolves', period: 5, round: null, rounds: 3, bracket: null, figure: 'g' },
      ...{ before: 4, after: 6, reason: 'Two goals of a traded player' },
    },
    'The commissioner changed a score: goals of Wolves in matchup 5 are 6 instead of 4. Reason: Two goals of a traded player',
  ],
  'season.scoreChangeUndone': [
    { team: 'Wolves', period: 21, round: 3, rounds: 3, bracket: null, figure: null, before: 84.5, after: 80 },
    'The commissioner undid a change of a score: points of Wolves in the final are 80 instead of 84.5.',
  ],
  'season.tiesWait': [
    {
      ties: [
        { round: 2, rounds: 2, bracket: null, teams: ['Wolves', 'Bears'] },
        { round: 2, rounds: 2, bracket: 'third', teams: ['Owls', 'Lynx'] },
      ],
    },
    'The commissioner decides ties of the play-offs: Wolves and Bears (the final) and Owls and Lynx (the match for third place).',
  ],
  'season.tiesBySeed': [
    { ties: [{ round: 1, rounds: 2, bracket: null, teams: ['Wolves', 'Bears'], winner: 'Wolves' }] },
    'The commissioner did not decide in time, so the better seed won: Wolves in the semi-finals.',
  ],
  'season.tieDecided': [
    {
      round: 1,
      rounds: 2,
      bracket: null,
      teams: ['Wolves', 'Bears'],
      before: null,
      winner: 'Bears',
      reason: 'More shutouts in the season',
    },
    'The commissioner decided the tie of Wolves and Bears in the semi-finals for Bears, which was not decided before: More shutouts in the season',
  ],
  'season.tieReopened': [
    { round: 1, rounds: 2, bracket: 'consolation', teams: ['Wolves', 'Bears'], before: 'Bears' },
    'The commissioner undid the decision of the tie of Wolves and Bears in the lower bracket. It was for Bears, and waits again.',
  ],
  'season.periodMoved': [
    { period: 5, before: 'Nov 9', after: 'Nov 11', rounds: 2, round: null, next: 1 },
    'The commissioner moved the last day of matchup 5 from Nov 9 to Nov 11. Matchup 6 (the semi-finals) begins on the day after it.',
  ],
  'season.pairsEdited': [
    {
      period: 5,
      pairs: [
        { home: 'Wolves', away: 'Bears' },
        { home: 'Owls', away: null },
      ],
    },
    'The commissioner edited the pairs of matchup 5: Wolves meets Bears; Owls has no opponent.',
  ],
  'season.scheduleRedrawn': [
    { seed: '0f3a' },
    'The commissioner drew the schedule of matchups again. Its seed is 0f3a.',
  ],
  'season.divisionsSet': [
    {
      divisions: [
        { number: 1, name: 'East', teams: ['Wolves', 'Bears'] },
        { number: 2, name: null, teams: ['Lynx', 'Owls'] },
      ],
    },
    'The commissioner set the divisions. East: Wolves and Bears; Division 2: Lynx and Owls.',
  ],
  'season.divisionsRedrawn': [
    {
      seed: '0f3a',
      divisions: [
        { number: 1, name: 'East', teams: ['Wolves', 'Bears'] },
        { number: 2, name: 'West', teams: ['Lynx', 'Owls'] },
      ],
    },
    'The commissioner drew the divisions. East: Wolves and Bears; West: Lynx and Owls. The seed is 0f3a.',
  ],
  'season.graduating': [
    { team: 'Wolves', names: ['Ada Prov'], lastDay: '2026-04-16' },
    'Wolves: Ada Prov leaves the rookie bank for the active roster when the season ends (last day: Apr 16, 2026), and will no longer be a rookie.',
  ],
  'season.graduated': [
    { name: 'Ada Prov', team: 'Wolves' },
    'Ada Prov is no longer a rookie and moves from the rookie bank of Wolves to its active roster.',
  ],
  'season.backInBank': [{ name: 'Ada Prov', team: 'Wolves' }, 'Ada Prov is back in the rookie bank of Wolves.'],
  'settings.changed': [
    { who: 'Anna', changes: [{ ...changes[0], effect: 'now' }], nextSeason: '2026-27', override: null },
    'Anna changed the salary cap from $88,000,000 to $90,000,000.',
  ],
  'settings.takenBack': [
    { who: 'Anna', changes },
    'Anna cancelled a coming change: the salary cap from $88,000,000 to $90,000,000.',
  ],
  'settings.due': [{ changes }, 'Now in effect, as decided before: the salary cap from $88,000,000 to $90,000,000.'],
  'settings.ofSeason': [
    { changes, season: '2026-27' },
    'In effect for 2026-27: the salary cap from $88,000,000 to $90,000,000.',
  ],
  'settings.givenUp': [
    { changes, season: '2026-27', why: 'Picks were traded.' },
    'Cancelled for 2026-27: the salary cap from $88,000,000 to $90,000,000. Picks were traded.',
  ],
  'talk.hidden': [said, 'Ann hid a post of Bob in “Rules”: Rude'],
  'talk.shown': [said, 'Ann shows a hidden post of Bob in “Rules” again: Rude'],
  'talk.deleted': [said, 'Ann deleted a post of Bob in “Rules”: Rude'],
  'talk.closed': [{ by: 'Ann', thread: 'Rules' }, 'Ann closed the thread “Rules”.'],
  'talk.reopened': [{ by: 'Ann', thread: 'Rules' }, 'Ann opened the thread “Rules” again.'],
  'talk.pollOpened': [{ by: 'Ann', question: 'More IR?' }, 'Ann started a poll: “More IR?”'],
  'talk.pollEnded': [outcome, 'The poll “More IR?” ended: Yes 5, No 3 (8 of 10 teams voted).'],
  'talk.pollEndedEarly': [
    { ...outcome, by: 'Ann', reason: 'All have voted' },
    'Ann ended the poll “More IR?” early (All have voted): Yes 5, No 3 (8 of 10 teams voted).',
  ],
  'talk.pollCancelled': [
    { by: 'Ann', question: 'More IR?', reason: 'Asked twice' },
    'Ann cancelled the poll “More IR?”: Asked twice',
  ],
  'team.added': [
    { ...move, how: 'trade', override: 'Agreed' },
    'Wolves added Ada Prov in a trade. Commissioner override: Agreed',
  ],
  'team.dropped': [
    { ...move, how: 'waivers', person: 'Ana Ruiz' },
    'Wolves dropped Ada Prov off waivers, claimed by Ana Ruiz.',
  ],
  'team.placedOnIr': [move, 'Wolves placed Ada Prov on injured reserve.'],
  'team.activated': [move, 'Wolves activated Ada Prov from injured reserve.'],
  'team.sentToBank': [move, 'Wolves sent Ada Prov to the rookie bank.'],
  'team.sentThroughWaivers': [
    { team: 'Wolves', name: 'Ada Prov' },
    'Wolves put Ada Prov on waivers, to send the player to the rookie bank.',
  ],
  'team.mustComeUp': [
    { team: 'Wolves', names: ['Ada Prov'], games: 10, until: null },
    'Ada Prov has played more than 10 NHL games and must come up from the rookie bank of Wolves at once.',
  ],
  'team.mustLeaveIr': [
    { team: 'Wolves', names: ['Ada Prov'], until: { at: '2026-12-08T05:00:00.000Z', timeZone: 'America/Toronto' } },
    'Ada Prov is healthy and must leave injured reserve of Wolves by Tue, Dec 8, 2026, 12:00 AM EST.',
  ],
  'team.lineupSet': [
    { team: 'Wolves', day: '2026-11-24', came: ['Ada Prov', 'Ben Puck'] },
    'The line-up of Wolves from Nov 24, 2026 on was set: Ada Prov and Ben Puck came into it.',
  ],
  'team.promoted': [move, 'Wolves promoted Ada Prov from the rookie bank.'],
  'trade.agreed': [
    { teams, sides, ...until },
    'Wolves and Bears agreed on a trade: Bears gets Ada Prov (F, $4.5M); Wolves gets Ben Puck (D, $2M). It is under review until Thu, Oct 1, 2026, 4:00 PM UTC.',
  ],
  'trade.commissionersOwn': [
    { teams, ...until },
    'The trade of Wolves and Bears now involves a commissioner: it is under review until Thu, Oct 1, 2026, 4:00 PM UTC.',
  ],
  'trade.executed': [
    { sides, entered: { reason: 'Agreed by phone', override: true } },
    'Trade: Bears gets Ada Prov (F, $4.5M); Wolves gets Ben Puck (D, $2M). Entered by the commissioner, who overrode the rules: Agreed by phone',
  ],
  'trade.stopNear': [
    { rule: 'tradeDeadline', ...moment },
    'The trade deadline is near: trades can be agreed on until Thu, Oct 1, 2026, 4:00 PM UTC.',
  ],
  'trade.stopped': [
    { rule: 'playoffsFreeze', ...moment },
    'The regular season is over, and rosters are frozen: no player can be added. No trade can be agreed on until the season is over.',
  ],
  'trade.failed': [{ teams, why: 'The cap.' }, 'The trade of Wolves and Bears was not carried out: The cap.'],
  'trade.vetoed': [
    { teams, reason: 'Vetoed by 4 of 6.' },
    'The trade of Wolves and Bears was vetoed. Vetoed by 4 of 6.',
  ],
  'trade.reversed': [
    { teams, reason: 'A slip', overridden: true },
    'The trade of Wolves and Bears was reversed by the commissioner: A slip (rules overridden)',
  ],
  'trade.reversedByVotes': [
    { teams, votes: 2, uninvolved: 6, needed: 2 },
    'The trade of Wolves and Bears was reversed by 2 of 6 uninvolved managers (2 were needed).',
  ],
  'trade.conditionSettled': [
    { met: true, text: 'Scores 30', owner: { team: 'Bears', asset: 'Ada Prov', stays: false }, note: null },
    'Condition met: Scores 30. Bears gets Ada Prov.',
  ],
  'trade.conditionVoid': [
    { text: 'Scores 30', asset: 'Ada Prov', why: 'The season is over.' },
    'Condition void: Scores 30. Ada Prov does not change hands. The season is over.',
  ],
  'trade.conditionReopened': [
    { text: 'Scores 30', asset: 'Ada Prov' },
    'Condition open again: Scores 30. It is about Ada Prov.',
  ],
};

it.each(Object.entries(SAMPLES))('%s says what it says, also after it was stored', (key, [figures, sentence]) => {
  // SAMPLES is typed by key, so the pair matches.
  const stored = JSON.parse(JSON.stringify({ key, figures })) as LogLine;
  expect(lineWords(stored)).toBe(sentence);
});

it('has French for every key', () => {
  const same = Object.entries(SAMPLES).filter(([key, [figures]]) => {
    const said = { key, figures } as unknown as LogLine;
    return wordIn('fr', () => lineWords(said)) === wordIn('en', () => lineWords(said));
  });
  expect(same.map(([key]) => key)).toEqual([]);
});

it('words the days of a stored line for each of two readers', () => {
  const lines: readonly LogLine[] = [
    { key: 'season.periodMoved', figures: { period: 5, before: '2026-11-09', after: '2026-12-01' } },
    {
      key: 'season.datesCorrected',
      figures: {
        who: 'Ann',
        changes: [{ key: 'ends', figures: { after: '2026-04-01', before: '2026-04-16' } }],
        lost: [{ period: 24, endsOn: '2026-04-08' }],
      },
    },
  ];
  const read = (language: 'en' | 'fr') => wordIn(language, () => lines.map((line) => lineWords(line)));
  expect(read('en')).toEqual([
    expect.stringContaining('from Nov 9, 2026 to Dec 1, 2026'),
    'Ann corrected the dates of the season. The season ends on Apr 1, 2026 instead of Apr 16, 2026. Matchup 24 no longer ends on Apr 8, 2026, the day that a commissioner chose: its days are planned by the rules again.',
  ]);
  expect(read('fr')).toEqual([
    expect.stringContaining('du 9 nov. 2026 au 1er déc. 2026'),
    expect.stringMatching(
      /^Ann a corrigé les dates de la saison. La saison se termine le 1er avr. 2026 au lieu du 16 avr. 2026\. .* 8 avr\. 2026/,
    ),
  ]);
});

it('names a deleted account in the language of the reader, with the grammar of that name', () => {
  const figures = { by: FORMER_NAME, author: FORMER_NAME, thread: 'Rules', reason: 'spam' };
  const line: LogLine = { key: 'talk.deleted', figures };
  expect(lineWords(line)).toBe('Former manager deleted a post of Former manager in “Rules”: spam');
  expect(wordIn('fr', () => lineWords(line))).toMatch(/^Ex-DG a supprimé un message d’Ex-DG dans /);
});

it('has a sample of every key', () => expect(Object.keys(SAMPLES).sort()).toEqual(Object.keys(LINES).sort()));

it('says of a line of a later release that there is one', () =>
  expect(lineWords({ key: 'weather.changed' } as unknown as LogLine)).toMatch(/cannot be shown/));
