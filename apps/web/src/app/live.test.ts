import { describe, expect, test } from '@jest/globals';
import type { AnyEvent } from '@crease/core/realtime/socket-events.js';
import { keys } from '../features/open-league/league-data.js';
import { staleAfter, staleAfterGap } from './stale-after.js';

const HERE = 'Lg1aaaaaaaaa';
const after = (stream: string, event: object) => staleAfter(stream, event as AnyEvent, HERE);

describe('what is asked for again', () => {
  test('after a pick in a draft is what a line of the log makes stale, and the drafts', () => {
    for (const type of ['playerPicked', 'picksUndone', 'playerReplaced', 'draftBegun', 'draftEnded']) {
      const stale = after('draft:Dr1aaaaaaaaa', { type });
      for (const key of [
        keys.drafts(HERE),
        keys.home(HERE),
        keys.summary(HERE),
        keys.activity(HERE),
        [...keys.league(HERE), 'team'],
        [...keys.league(HERE), 'players'],
      ])
        expect(stale).toContainEqual(key);
    }
  });

  test('after the order, the owner of a pick or who picks on their own has changed are the drafts', () => {
    for (const type of ['orderSet', 'pickOwnerChanged', 'autoChanged'])
      expect(after('draft:Dr1aaaaaaaaa', { type })).toEqual([keys.drafts(HERE)]);
  });

  test('after a draft came, went or changed is also what the next phase waits for', () => {
    for (const type of ['draftCreated', 'draftConfigured', 'draftPaused', 'draftResumed', 'draftChanged']) {
      const stale = after('league:Lg1aaaaaaaaa', { type });
      for (const key of [keys.drafts(HERE), keys.home(HERE), keys.summary(HERE), keys.phase(HERE)])
        expect(stale).toContainEqual(key);
    }
  });

  test('after what only its room shows is nothing', () => {
    for (const type of ['clockChanged', 'clockExtended']) expect(after('draft:Dr1aaaaaaaaa', { type })).toEqual([]);
    expect(after('chat:Dr1aaaaaaaaa', { type: 'chatSent' })).toEqual([]);
  });

  test('after missing versions of a league is that league, and after other missing events everything', () => {
    const other = 'Lg2aaaaaaaaa';
    expect(staleAfterGap(`version:${other}`, HERE)).toEqual([keys.league(other), keys.myLeagues, keys.concerns]);
    for (const stream of [`league:${HERE}`, 'everyone', 'user:Us1aaaaaaaaa'])
      expect(staleAfterGap(stream, HERE)).toBeNull();
  });

  test('after an event of a later release is nothing', () => {
    expect(after('league:Lg1aaaaaaaaa', { type: 'somethingNew' })).toEqual([]);
  });

  test('after one’s own claims changed, or a sheet was saved, is that in the league that it is about, and what concerns one', () => {
    const other = 'Lg2aaaaaaaaa';
    expect(after('user:Us1aaaaaaaaa', { type: 'claimsChanged', leagueId: other })).toEqual([
      [...keys.freeAgents(other), 'claims'],
      keys.concerns,
    ]);
    expect(after('user:Us1aaaaaaaaa', { type: 'sheetSaved', leagueId: other, teamId: 'Tm1aaaaaaaaa' })).toEqual([
      [...keys.protection(other), 'own'],
      [...keys.protection(other), 'saved'],
      keys.concerns,
    ]);
  });

  test('after the installation moved into another season is what names it, and everything of the league', () => {
    expect(after('everyone', { type: 'seasonChanged' })).toEqual([
      keys.system,
      keys.league(HERE),
      keys.myLeagues,
      keys.concerns,
    ]);
  });

  test('after one’s account changed elsewhere is what its page shows, and after its name or address also whose invitations one sees', () => {
    expect(after('user:Us1aaaaaaaaa', { type: 'accountChanged' })).toEqual([keys.account, keys.preferences]);
    expect(after('user:Us1aaaaaaaaa', { type: 'profileChanged' })).toEqual([keys.myLeagues, keys.account]);
  });

  test('after an invitation changed is what commissioners see of invitations, and the list of leagues of whom it is for', () => {
    expect(after('user:Us1aaaaaaaaa', { type: 'invitationsChanged', leagueId: HERE })).toEqual([
      keys.invitations(HERE),
      keys.mail(HERE),
    ]);
    expect(after('user:Us1aaaaaaaaa', { type: 'leaguesChanged' })).toEqual([keys.myLeagues, keys.inbox, keys.concerns]);
  });
});
