import { DEFAULT_CLOCK } from '@crease/core/draft/clock/clock.limits.js';
import type { DraftState, DraftTeam } from '@crease/core/draft/draft.model.js';
import type { PoolEntry } from '@crease/core/draft/draft.schema.js';
import { layOutSlots } from '@crease/core/draft/order/pick-order.js';
import { firstMark } from '@crease/core/team-mark.js';
import { calendarSeason, seasonPlus, startYear, type Season } from '@crease/core/season.js';
import { draftIdOf, MY_TEAM, TRY_LEAGUE, VISITOR } from './try.model.js';
import * as t from './try.words.en.js';

const OTHERS = [
  t.harborLights,
  t.northShore,
  t.ironRange,
  t.polarLine,
  t.crossbarChoir,
  t.blueLineBandits,
  t.openIce,
] as const;
const ROUNDS = 10;
const CAP = 62_000_000;
/** The season of the players in `/try-players.json`. */
const WRITTEN_FOR: Season = '2025-26';
/** The visitor's place in the first draft, from 0: two picks show how it goes. */
const FIRST_PLACE = 2;
const STEP = 3;

/** A draft before it begins: the visitor's team and seven on Auto. `attempt` moves the visitor's place. */
export function tryDraft(attempt: number, now: number): DraftState {
  const place = (FIRST_PLACE + attempt * STEP) % (OTHERS.length + 1);
  const others = OTHERS.map((name, index) => teamOf(`auto${index + 1}`, name, 'empty'));
  const teams = others
    .toSpliced(place, 0, teamOf(MY_TEAM, t.yourTeam, 'off'))
    .map((team, index) => ({ ...team, picture: firstMark(index + 1) }));
  const teamIds = teams.map(({ id }) => id);
  const picks = Array.from({ length: ROUNDS }, (_, round) =>
    teamIds.map((id) => ({
      id: `${id}.${round + 1}`,
      round: round + 1,
      originalTeamId: id,
      ownerTeamId: id,
      extra: 0,
    })),
  ).flat();
  return {
    id: draftIdOf(attempt),
    leagueId: TRY_LEAGUE,
    season: calendarSeason(now),
    type: 'general',
    kind: 'mock',
    name: t.draftName,
    createdBy: VISITOR,
    seq: 0,
    status: 'lobby',
    rounds: ROUNDS,
    clock: DEFAULT_CLOCK,
    rules: {
      salaryCap: CAP,
      maxRosterSize: ROUNDS,
      minimums: { F: 5, D: 3, G: 1 },
      rookieBankSize: null,
    },
    order: { kind: 'snake', source: 'commissioner', teamIds, seed: null, seedHash: null, nextSeedHash: null },
    teams,
    slots: layOutSlots('snake', teamIds, picks),
    onClock: null,
    outage: 0,
  };
}

const teamOf = (id: string, name: string, auto: DraftTeam['auto']): DraftTeam => ({
  id,
  name,
  picture: null,
  manager: null,
  auto,
  timeouts: 0,
  holdings: { F: 0, D: 0, G: 0, capUsed: 0, rookies: 0 },
});

/** The players as they are in a season: contracts, seasons and birthdays move along with the present. */
export function playersIn(players: readonly PoolEntry[], season: Season): PoolEntry[] {
  const by = startYear(season) - startYear(WRITTEN_FOR);
  return players.map((player) => ({
    ...player,
    birthDate: player.birthDate && `${Number(player.birthDate.slice(0, 4)) + by}${player.birthDate.slice(4)}`,
    contractExpiry: player.contractExpiry && player.contractExpiry + by,
    statsSeason: player.statsSeason && seasonPlus(player.statsSeason, by),
  }));
}
