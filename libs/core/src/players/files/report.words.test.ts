import { expect, it } from '@jest/globals';
import { UNREADABLE } from '../../messages/unreadable.words.en.js';
import type { REPORT } from './report.words.en.js';
import { reasonsWords, storedWords, toldReasons, type ReportSaid } from './report.words.js';

const column = 'gp';
const row = 2;
const candidates = [{ id: 7, name: 'Ada Prov', position: 'F', club: 'TOR' }];
const lost = { name: 'Ada Prov', came: 'draft', day: '2026-09-30', to: null } as const;

const SAMPLES: { [Key in keyof typeof REPORT]: [...Parameters<(typeof REPORT)[Key]>, string] } = {
  'cell.tooLong': [{ column, most: 40 }, 'gp has at most 40 characters.'],
  'cell.empty': [{ column }, 'gp is empty.'],
  'cell.noId': ['nhl_id is empty: players are told apart by their NHL id, never by name.'],
  'cell.sampleId': [{ first: 9_000_001 }, 'nhl_id must be below 9000001: higher ids belong to the sample.'],
  'cell.whole': [{ column }, 'gp must be a whole number.'],
  'cell.decimal': [{ column }, 'gp must be a number with a decimal point.'],
  'cell.range': [{ column, from: 0, to: 110 }, 'gp must be from 0 to 110.'],
  'cell.money': [{ column }, 'gp must be whole US dollars, like 775000.'],
  'cell.most': [{ column, most: 100_000_000 }, 'gp must be at most 100000000.'],
  'cell.day': [{ column }, 'gp must be a date like 2025-10-07.'],
  'cell.season': ["season is written like '2025-26'."],
  'cell.seasonYears': ['season is outside the years of the NHL.'],
  'cell.choice': [{ column, values: ['F', 'D'] }, 'gp must be one of F, D.'],
  'cell.club': [{ column }, 'gp is not the code of an NHL club.'],
  'cell.clubs': [{ column }, "gp is not the code of an NHL club, nor several joined by '/'."],
  'cell.points': [{ points: 10 }, 'pts must be g + a, which is 10.'],
  'cell.goalsAgainst': [{ shots: 10 }, 'ga cannot be more than sa, which is 10.'],
  'cell.gameId': ['game_id has at most 40 letters and digits.'],
  'cell.part': [
    { part: 'ppg', value: 2, whole: 'ppp', limit: 1 },
    'ppg is 2, which cannot be more than ppp, which is 1.',
  ],
  'cell.partFix': ['Give both columns.'],
  'cell.status': ['status must be active, ir, rookie or gone.'],
  'row.width': [{ cells: 3, columns: 5 }, 'The row has 3 cells, the first line has 5.'],
  'row.samePlayer': [{ row }, 'Row 2 already gives this player.'],
  'row.sameGame': [{ row }, 'Row 2 already gives this player and game.'],
  'row.sameSeason': [{ row }, 'Row 2 already gives this player and season.'],
  'row.sameSeasonAndDay': [{ row }, 'Row 2 already gives this player and season for the same day.'],
  'row.sameRank': [{ row }, 'Row 2 already has this rank.'],
  'row.samePlace': [{ row, name: 'Ada Prov' }, 'Row 2 already places Ada Prov.'],
  'player.noSuchId': ['No player has this id.'],
  'player.importFirst': ['Import players first.'],
  'player.importAnyFirst': ['Import players, or statistics, first.'],
  'player.importOrGive': ['Import players first, or give full_name and position here.'],
  'player.unknown': ['No player of this name is known.'],
  'player.similar': [{ candidates }, 'Only a similar player is known: Ada Prov (F, TOR, 7).'],
  'player.several': [
    { candidates: [...candidates, { id: 8, name: 'Ada Prov', position: 'D', club: null }] },
    'It could be several players: Ada Prov (F, TOR, 7); Ada Prov (D, 8).',
  ],
  'player.giveId': ['Give nhl_id.'],
  'player.otherName': [{ name: 'A. Prov' }, 'Joined with A. Prov as another form of their name.'],
  'player.statistics': [{ name: 'A. Prov' }, 'Joined with A. Prov by their statistics.'],
  'player.prospect': ['Imported as a prospect of this league only.'],
  'status.newer': [{ day: '2026-01-20', status: 'LTIR' }, 'A newer status, of 2026-01-20, is stored: LTIR.'],
  'hit.newer': [
    { row, season: '2025-26' },
    'Row 2 gives newer figures for 2025-26; this row only fills what that one leaves empty.',
  ],
  'hit.conflict': [
    { season: '2025-26', kept: 1_000_000, kept_source: '2026-04', other: 900_000, other_source: 'csv' },
    'Two sources disagree on the cap hit of 2025-26: $1,000,000 of the source of 2026-04 was kept, $900,000 of a file without a source was not.',
  ],
  'roster.noTeam': [{ teams: 3 }, 'The league has no team of this name, and none of its 3 teams is still to be named.'],
  'roster.namesakes': [
    { name: 'Ada Prov' },
    'Several rows name Ada Prov, of different clubs or of none: they may be namesakes.',
  ],
  'roster.noBank': ['The league has no rookie bank.'],
  'roster.elsewhere': [{ name: 'Ada Prov', team: 'Owls' }, 'Ada Prov is on Owls, which the file does not name.'],
  'roster.gone': ['The team does not have this player any more.'],
  'roster.ahead': [{ day: '2029-01-01' }, 'On the team since Jan 1, 2029: that day lies ahead, and is left out.'],
  'roster.noRowTeam': ['The row names no team.'],
  'roster.rowGone': ['The row says that the player has left the team.'],
  'roster.skipped': ['The row is left out by choice.'],
  'nhl.odd': [{ detail: 'goals: Invalid input' }, 'goals: Invalid input'],
  'nhl.goals': ['Goals of this game could not be read.'],
  'nhl.otherSeason': [{ season: '2025-26', wanted: '2026-27' }, 'The game belongs to 2025-26, not to 2026-27.'],
  'nhl.noSeason': [{ at: 2, value: 20_242_029 }, 'seasonTotals[2] season 20242029 is no season'],
  'nhl.noGames': [{ at: 6 }, 'seasonTotals[6] gamesPlayed is missing'],
  'nhl.schedule': [{ from: '2026-10-07' }, 'The schedule from 2026-10-07 could not be read.'],
  'nhl.plays': [{ game: '2026020300' }, 'The plays of game 2026020300 could not be read.'],
  'nhl.noPage': ['The NHL has no page for this player.'],
  'nhl.noName': ['The NHL gives no name or no position for this player.'],
  'nhl.noPlays': ['The NHL has no plays of this game.'],
  'nhl.unlisted': ['The schedule lists it no longer.'],
  'nhl.tookBack': [
    { game: '2026020300', day: '2026-10-07' },
    'The NHL took the line of game 2026020300 on 2026-10-07 back.',
  ],
  'sample.games': [{ games: 1, players: 38 }, 'One game, 38 players.'],
  'report.unread': ['The line could not be read.'],
  'report.more': ['Only the first are listed.'],
  'report.noBirthDate': [{ name: 'Ada Prov' }, 'Ada Prov has the same name, but their birth date is missing here.'],
  'report.otherBirthDate': [
    { name: 'Ada Prov', day: '2000-01-01' },
    'Ada Prov has the same name, but was born on 2000-01-01.',
  ],
  'report.bornThen': [{ names: ['Ada Prov'] }, 'Nobody here has the name; born on that day: Ada Prov.'],
  'report.unknown': ['Nobody here has the name and was born on that day.'],
  'note.columns': [{ columns: ['colour', ''] }, 'Columns that are not known and were ignored: colour, (no name).'],
  'note.noRows': ['The file has a first line and no rows.'],
  'note.position': [
    { word: 'X', rows: [2, 3], more: 4 },
    'The position “X” is not known and was ignored (rows 2, 3 and 4 more).',
  ],
  'note.positions': [{ count: 3 }, '3 more words for positions were ignored.'],
  'note.unranked': [{ count: 2 }, "2 players who are not in the file follow behind it, in the site's own order."],
  'note.ranked': [{ count: 1 }, "The site's ranking gave one player a new place."],
  'note.noHits': [{ count: 1 }, 'One row has no cap hit and says nothing.'],
  'note.conflicts': [
    { count: 2, hits: [{ name: 'Ada Prov', season: '2025-26', kept: 2, other: 1 }], asks: true },
    'Another source disagrees on 2 cap hits. Kept: Ada Prov 2025-26 ($2, not $1), …. The newer figure counts until the site owner chooses in the console.',
  ],
  'note.added': [
    { count: 2, inactive: 1, season: '2025-26' },
    '2 players were added from the statistics, 1 of them as inactive, because they have no line in 2025-26.',
  ],
  'note.renamed': [{ from: 'Team 1', to: 'Owls' }, 'Team 1 is now called Owls.'],
  'note.gone': [{ count: 1 }, 'One player is not on a team any more.'],
  'note.otherNames': [{ count: 1, names: ['Ada Prov'] }, 'One name was joined in another form: Ada Prov.'],
  'note.takenBack': [
    { team: 'Owls', players: [lost, { ...lost, came: 'trade', to: 'Wolves' }], more: 1 },
    'The file removes from Owls: Ada Prov (drafted Sep 30, 2026), Ada Prov (traded for Sep 30, 2026, now on Wolves) and 1 more.',
  ],
  'note.noRoster': [{ club: 'SEA', season: '2025-26' }, 'The NHL has no roster of SEA for 2025-26.'],
  'note.noSchedule': [{ season: '2026-27' }, 'The NHL has no schedule of 2026-27 yet.'],
  'note.clubSchedule': [{ club: 'SEA' }, 'The schedule of SEA could not be read; its games are in those of others.'],
  'from.nhl': [{ season: '2026-27', clubs: ['TOR', 'MTL'] }, 'NHL 2026-27 TOR MTL'],
  'from.schedule': [{ season: '2026-27' }, 'NHL schedule 2026-27'],
  'from.games': [{ from: '2026-10-07', to: '2026-10-08', again: true }, 'NHL games again, 2026-10-07 to 2026-10-08'],
  'from.sample': [
    { season: '2026-27', from: '2026-10-07', to: '2026-10-08' },
    'Sample games 2026-27, 2026-10-07 to 2026-10-08',
  ],
  'job.gone': ['The service ended before the import did. Nothing was changed.'],
  'job.failed': ['Something went wrong here. Nothing was changed.'],
  'job.players': [
    { created: 1, updated: 2, unchanged: 3, refused: 4 },
    '1 players came, 2 were brought up to date, 3 are as they were, 4 could not be read.',
  ],
};

it.each(Object.entries(SAMPLES))('%s is worded from its stored figures', (key, sample) => {
  const [figures] = sample.length === 1 ? [] : sample;
  expect(storedWords(JSON.parse(JSON.stringify([{ key, figures }])) as ReportSaid[])).toBe(sample.at(-1));
});

it('keeps the text of earlier releases, and does not hide what surrounds a sentence of a later one', () => {
  expect(toldReasons('A cap hit is not negative.')).toEqual(['A cap hit is not negative.']);
  expect(reasonsWords(['Older.', { key: 'row.later' } as unknown as ReportSaid, { key: 'player.giveId' }])).toBe(
    `Older. ${UNREADABLE} Give nhl_id.`,
  );
  expect(storedWords([{ of: 'api/none', key: 'none' }])).toBe(UNREADABLE);
});
