import { expect, test } from '@jest/globals';
import * as draftHistory from '../features/draft/history/history.words.en.js';
import * as list from '../features/draft/list/list.words.en.js';
import * as lobby from '../features/draft/lobby/lobby.words.en.js';
import * as office from '../features/draft/office/office.words.en.js';
import * as offers from '../features/draft/offers/offers.words.en.js';
import * as recap from '../features/draft/recap/recap.words.en.js';
import * as room from '../features/draft/room/room.words.en.js';
import * as frenchLobby from '../features/draft/lobby/lobby.words.fr.js';
import * as frenchOffice from '../features/draft/office/office.words.fr.js';
import * as frenchOffers from '../features/draft/offers/offers.words.fr.js';
import * as frenchQueue from '../features/draft/queue/queue.words.fr.js';
import * as frenchRecap from '../features/draft/recap/recap.words.fr.js';
import * as frenchRoom from '../features/draft/room/room.words.fr.js';
import * as frenchSync from '../features/draft/sync/sync.words.fr.js';
import * as protection from '../features/protection/protection.words.en.js';
import * as race from '../features/teams/race/race.words.en.js';
import * as teams from '../features/teams/teams.words.en.js';

const one = { count: 1, rounds: 1 };

test.each([
  [room.newMessages(one), '1 new message'],
  [room.playersQueued(one), '1 player queued'],
  [room.picksInRounds(one), '1 pick in 1 round'],
  [list.filtersOn(one), '1 filter on'],
  [list.playersCount(one), '1 player'],
  [lobby.picksInRounds(one), '1 in 1 round'],
  [office.beginDraftHint(one), '1 pick in 1 round. The first clock starts at once.'],
  [offers.tradeOffersWait(one), '1 trade offer waits'],
  [draftHistory.beginDraftHint({ ...one, clock: '2 minutes', order: '' }).slice(0, 18), '1 pick in 1 round,'],
  [recap.seasonAndPicks({ season: '2025-26', count: 1 }), '2025-26 · 1 pick'],
  [recap.teamsAndRounds(one), '1 team, 1 round'],
  [recap.playersDraftedBy({ count: 1, team: 'Wolves' }), 'The player that Wolves drafted, with cap hit and rank.'],
  [teams.playersPlay(one), '1 plays'],
  [teams.withPoints({ points: '1', count: 1 }), 'with 1 point'],
  [race.withPoints({ points: '1', count: 1 }), 'with 1 point'],
  [protection.openSheetsAgainHint(one).slice(0, 45), '1 released player goes back to their team, an'],
])('one is singular: %s', (words, expected) => expect(words).toBe(expected));

test.each([
  [frenchRoom.picksMade({ made: 1, count: 240 }), '1 choix fait sur 240'],
  [frenchRoom.picksMade({ made: 2, count: 240 }), '2 choix faits sur 240'],
  [frenchLobby.countComing({ count: 0 }), '0 sera là'],
  [frenchOffice.picksLapse({ count: 1 }), '1 choix n’a pas été fait et sera perdu.'],
  [frenchRecap.playersDraftedBy({ count: 1, team: 'Les Loups' }).slice(0, 33), 'Le joueur repêché par Les Loups, '],
  [frenchOffers.yourOfferTo({ team: 'Les Loups' }), 'Votre offre aux Loups'],
  [frenchOffers.offerPreviewOf({ team: 'Anges' }), 'L’offre d’Anges.'],
  [frenchSync.teamOnClock({ team: 'Le Canadien' }), 'Au tour du Canadien.'],
  [frenchQueue.ifAllAreGone({ players: ['Alice'] }), 'si Alice n’est plus là'],
  [frenchQueue.ifAllAreGone({ players: ['Alice', 'Bob'] }), 'si Alice et Bob ne sont plus là'],
])('French agrees: %s', (words, expected) => expect(words.replaceAll('\u00A0', ' ')).toBe(expected));
