/**
 * Functions whose transactions may write several leagues. All others write one, so that it stays on one machine. The
 * list only gets shorter.
 */
export const SEVERAL_LEAGUES: readonly { readonly by: string; readonly why: string }[] = [
  {
    by: 'ScoringService.accrue (competition/scoring/scoring.service.ts',
    why: 'A day is scored in many leagues, and leaves the list of due days in the same transaction.',
  },
  {
    by: 'noteMissed (competition/scoring/missed-days.tables.ts',
    why: 'Leagues that the same pass leaves out keep the day for later.',
  },
  {
    by: 'markCalendars (competition/sweeps/due-calendars.writer.ts',
    why: 'One statement marks the seasons of a changed schedule in all leagues. Its repetition is harmless.',
  },
  {
    by: 'passComparisons (competition/matchups/matchup.writer.ts',
    why: 'One statement marks the day in all leagues that were compared. Its repetition is harmless.',
  },
  {
    by: '(imports/desk/player-twins.service.ts',
    why: 'Two rows of one player become one in all leagues, or in none.',
  },
  {
    by: 'LeagueAccounts.rename (leagues/league-accounts.service.ts',
    why: 'A person has one name, which changes in all of their leagues at once.',
  },
];
