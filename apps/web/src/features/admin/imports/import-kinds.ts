import type { ImportKind } from '@crease/core/players/files/import.report.js';
import * as t from './imports.words.en.js';

export const IMPORT_KINDS: Readonly<Record<ImportKind, string>> = {
  players: t.playersAndCapHits,
  contracts: t.contractsBySeason,
  'skater-stats': t.skaterSeasons,
  'goalie-stats': t.goalieSeasons,
  games: t.gamesByDay,
  statuses: t.injuryStatuses,
  rankings: t.ranking,
  rosters: t.rostersOfLeague,
  nhl: t.nhlPlayers,
  'nhl-games': t.nhlGames,
  'nhl-schedule': t.nhlSchedule,
  'sample-games': t.sampleGames,
};
