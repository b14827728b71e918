import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { newId } from '@crease/core/ids.js';
import { NO_MINIMUMS, playLeague } from '../../testing/play-fixture.js';
import type { TestApp } from '../../testing/test-app.js';

export const id = () => newId(randomBytes);
const putBy = (client: pg.Client) => (table: string, row: object) =>
  client.query(
    `insert into ${table} (${Object.keys(row).join(', ')}) select ${Object.keys(row).join(', ')}
     from jsonb_populate_record(null::${table}, $1::jsonb)`,
    [JSON.stringify(row)],
  );
const now = Date.now();
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString();
export const day = (days: number) => at(24 * days).slice(0, 10);

/** A league in season with a row in every table, in which all kinds of background work are due. */
export async function eventfulLeague(
  app: TestApp,
  client: pg.Client,
): Promise<{ leagueId: string; people: readonly string[] }> {
  const put = putBy(client);
  const league = await playLeague(app, {
    form: { num_teams: 2, ...NO_MINIMUMS, lineups: 'day', lineup_f: 1 },
  });
  const { id: league_id } = league;
  const [one = '', two = ''] = league.teams;
  const [user_id, other] = [league.manager(0).userId, league.manager(1).userId];
  const players = await league.free(Array.from({ length: 9 }, () => ({ position: 'F' as const, capHit: 1 })));
  const [scorer, sent, dropped, injured, rookie, kept, drafted, blocked, changed] = players.map((player) => player.id);
  const season = '2025-26';
  const roster = (player_id: number | undefined, team_id: string, place = 'active') =>
    put('roster_entry', {
      league_id,
      player_id,
      team_id,
      place,
      acquired_at: at(-900),
      since: at(-900),
      acquired_by: 'test',
    });
  await put('league_season', { league_id, season, starts_on: day(-60), ends_on: day(10), begun_at: at(-1440) });
  await put('season_plan', { league_id, season: '2026-27', starts_on: day(300), ends_on: day(500) });
  await roster(scorer, one);
  // Not the team with the claim: a healthy player on its injured reserve would refuse it.
  await roster(injured, two, 'ir');
  await put('ir_return', { league_id, player_id: injured, team_id: two, told_at: at(-1), due_at: at(30) });
  await roster(rookie, one, 'rookie');
  await roster(kept, two);
  await put('roster_past', {
    league_id,
    team_id: two,
    player_id: sent,
    place: 'active',
    from_at: at(-1200),
    to_at: at(-500),
    acquired_at: at(-1200),
    acquired_by: 'test',
  });
  await put('rules_text', {
    id: id(),
    league_id,
    body: 'No trades on Sundays.',
    written_by: user_id,
    written_at: at(-1),
  });
  await put('setting_change', {
    id: id(),
    league_id,
    key: 'ir_slots',
    before: 2,
    after: 3,
    effect: 'midnight',
    state: 'coming',
    due_at: at(-1),
    made_by: user_id,
    made_at: at(-30),
  });
  await put('scoring_past', { league_id, until_at: at(-700), scoring: { g: 1 }, time_zone: 'America/Toronto' });
  const draft_id = id();
  await put('draft', {
    id: draft_id,
    league_id,
    season,
    type: 'general',
    kind: 'startup',
    name: 'The draft',
    status: 'ended',
    seq: 1,
    rounds: 1,
    picks: 1,
    made: 1,
    created_by: user_id,
    created_at: at(-900),
    begun_at: at(-900),
    ended_at: at(-899),
  });
  await put('draft_pool', { league_id, draft_id, version: '1', players: [] });
  const pick_id = id();
  await put('draft_pick', {
    id: pick_id,
    league_id,
    season,
    type: 'general',
    round: 1,
    extra: 0,
    original_team_id: one,
    owner_team_id: two,
    draft_id,
    pick_number: 1,
  });
  await put('draft_selection', {
    league_id,
    draft_id,
    overall: 1,
    pick_id,
    player_id: drafted,
    team_id: two,
    at: at(-899),
  });
  await put('draft_protected', { league_id, draft_id, player_id: drafted, team_id: two });
  await put('draft_reaction', {
    league_id,
    draft_id,
    overall: 1,
    player_id: drafted,
    user_id,
    reaction: 'fire',
    at: at(-899),
  });
  await put('rookie_override', {
    league_id,
    player_id: rookie,
    rookie: true,
    reason: 'Played abroad',
    set_by: user_id,
    set_at: at(-5),
  });
  await put('farm_call_up', { league_id, player_id: rookie, season, games: 20, told_at: at(-1), due_at: at(30) });
  const fa = { league_id, season, number: 1, penalty: false };
  const fa_pick = id();
  await put('fa_pick', {
    ...fa,
    id: fa_pick,
    week: 7,
    original_team_id: one,
    owner_team_id: one,
    starts_at: at(-48),
    expires_at: at(20),
  });
  await put('fa_pick', {
    ...fa,
    id: id(),
    week: 6,
    original_team_id: two,
    owner_team_id: two,
    starts_at: at(-120),
    expires_at: at(-2),
  });
  // The waiver's winner spends the other pick of this week. This one stays, so that its owner is notified of its end.
  await put('fa_pick', {
    ...fa,
    id: id(),
    week: 7,
    original_team_id: two,
    owner_team_id: two,
    starts_at: at(-48),
    expires_at: at(20),
  });
  await put('pick_move', { league_id, pick_id, from_team_id: one, to_team_id: two, at: at(-800), what: 'moved' });
  const waiver_id = id();
  await put('waiver', {
    id: waiver_id,
    league_id,
    player_id: dropped,
    dropped_by: two,
    dropped_at: at(-49),
    clears_at: at(-1),
    to_bank: false,
  });
  await put('waiver_claim', {
    id: id(),
    waiver_id,
    league_id,
    team_id: one,
    priority: 1,
    created_at: at(-10),
    moves: [],
  });
  const bid_id = id();
  await put('bid', {
    id: bid_id,
    league_id,
    season,
    team_id: one,
    player_id: changed,
    amount: 7,
    price: 7,
    run_at: at(-30),
    placed_at: at(-40),
    placed_by: user_id,
    decided_at: at(-30),
    outcome: 'won',
    lead: 7,
    outbid_at: at(-35),
    nominated: true,
  });
  await put('budget_move', { id: id(), league_id, season, team_id: one, amount: -7, kind: 'won', bid_id, at: at(-30) });
  const offer_id = id();
  const agent = { league_id, season, player_id: changed };
  await put('restricted_agent', {
    ...agent,
    team_id: two,
    salary: 5,
    opened_at: at(-300),
    offers_until: at(-200),
    match_until: at(-150),
    offer_id,
    decided_at: at(-150),
    outcome: 'matched',
  });
  await put('unrestricted_agent', {
    league_id,
    season,
    player_id: changed,
    team_id: two,
    salary: 5,
    opened_at: at(-300),
    nominate_until: at(-100),
  });
  await put('rfa_offer', {
    ...agent,
    id: offer_id,
    team_id: one,
    salary: 7,
    years: 2,
    placed_at: at(-250),
    placed_by: user_id,
    outcome: 'matched',
    ending: { key: 'matched', figures: { team: 'Team 2' } },
  });
  const trade_id = id();
  const terms = {
    sides: [
      { team_id: one, assets: [{ kind: 'player', player_id: scorer }] },
      { team_id: two, assets: [] },
    ],
  };
  const trade = {
    league_id,
    season,
    version: 1,
    thread_id: id(),
    proposer_team_id: one,
    recipient_team_id: two,
    terms,
    shown: [
      { team_id: one, team_name: 'Team 1', assets: [] },
      { team_id: two, team_name: 'Team 2', assets: [] },
    ],
    done: [],
    commissioners_own: false,
  };
  await put('trade', {
    ...trade,
    id: id(),
    state: 'proposed',
    proposed_by: user_id,
    proposed_at: at(-80),
    expires_at: at(-1),
    due_at: at(-1),
  });
  await put('trade', {
    ...trade,
    id: trade_id,
    state: 'executed',
    proposed_by: user_id,
    proposed_at: at(-400),
    accepted_at: at(-390),
    ended_at: at(-390),
  });
  for (const [team_id, amount] of [
    [one, -5],
    [two, 5],
  ] as const) {
    await put('traded_space', { league_id, trade_id, season, team_id, amount });
    await put('budget_move', { id: id(), league_id, season, team_id, amount, kind: 'traded', trade_id, at: at(-390) });
  }
  await put('trade_asset', { league_id, trade_id, kind: 'draft-pick', ref: pick_id, team_id: one });
  await put('trade_block', {
    team_id: one,
    league_id,
    player_ids: [blocked],
    pick_ids: [],
    looking_for: 'A goalie',
    updated_at: at(-9),
  });
  await put('trade_condition', {
    id: id(),
    league_id,
    trade_id,
    number: 1,
    from_team_id: one,
    to_team_id: two,
    asset: { kind: 'draft-pick', pick_id },
    condition: { type: 'games-played', player_id: changed, season, at_least: 40, resolve_by: day(-1) },
    shown: {
      asset: {
        kind: 'draft-pick',
        pick_id,
        season,
        type: 'general',
        round: 1,
        pick_number: null,
        original_team: 'Team 1',
      },
      instead: null,
    },
    resolve_by: at(-1),
    done: [],
  });
  await put('status_override', {
    id: id(),
    league_id,
    player_id: injured,
    status: 'IR',
    reason: 'Knee',
    set_by: user_id,
    set_at: at(-336),
    ends_at: at(-1),
  });
  await put('retention', {
    id: id(),
    league_id,
    player_id: sent,
    team_id: one,
    percent: 20,
    amount: 100,
    through_season: '2024-25',
    trade_id,
    created_at: at(-390),
  });
  await put('frozen_asset', { league_id, kind: 'player', ref: String(blocked), trade_id });
  await put('protection_round', { league_id, season, deadline: at(-1), brought: false });
  await put('protection_sheet', {
    league_id,
    team_id: one,
    season,
    core: [],
    bench: [],
    status: 'draft',
    automatic: false,
    updated_at: at(-3),
    brought: false,
  });
  await put('phase_change', {
    id: id(),
    league_id,
    from_phase: 'startup-drafts',
    to_phase: 'in-season',
    season_before: season,
    season_after: season,
    by_user: user_id,
    begun_at: at(-890),
    at: at(-890),
    done: {},
  });
  await put('season_standing', {
    league_id,
    season: '2024-25',
    team_id: one,
    rank: 1,
    points: 100,
    less: 0,
    brought: false,
  });
  await put('brought_record', { league_id, season, team_id: one, wins: 6.5, losses: 3, ties: 1 });
  await put('record_change', {
    league_id,
    id: id(),
    season,
    team_id: one,
    wins: 1,
    losses: 0,
    ties: -1,
    reason: 'A late line-up',
    at: at(-10),
  });
  await put('brought_past', {
    league_id,
    kind: 'draft',
    season: '2023-24',
    number: 1,
    team_id: one,
    round: 1,
    overall: 1,
    what: 'A player',
    player_id: drafted,
  });
  await put('lineup_league', { league_id, from_day: day(-1) });
  await put('lineup', {
    league_id,
    team_id: one,
    begins_on: day(-20),
    places: [{ kind: 'F', playerId: scorer }],
    moved: 1,
    version: 1,
    set_by: user_id,
    at: at(-500),
  });
  await put('lineup_day', {
    league_id,
    team_id: one,
    day: day(-9),
    player_ids: [scorer],
    places: [{ kind: 'F', playerId: scorer }],
  });
  await put('team_day', { league_id, team_id: one, season, playoffs: false, day: day(-30), points: 3 });
  await put('matchup_season', { league_id, season, seed: '0'.repeat(32), playoff_teams: 2 });
  await put('category_season', {
    league_id,
    season,
    kind: 'each',
    categories: 'G, A x0.5',
    goalie_games: 3,
    below: 'all',
  });
  const period = { league_id, season, number: 1 };
  await put('matchup_period', {
    ...period,
    starts_on: day(-33),
    ends_on: day(-27),
    goalie_games: 3,
    goalie_starts: 4,
    adds: 2,
    games_caps: { F: 12 },
    categories: 'G, A',
    below: 'ratios',
    decided_at: at(-20),
  });
  await put('matchup', {
    league_id,
    season,
    period: 1,
    number: 1,
    home_team_id: one,
    away_team_id: two,
    home_points: 1.25,
    away_points: 0.25,
    home_figures: { g: 2, a: 1 },
    away_figures: { a: 1 },
  });
  await put('score_change', {
    league_id,
    id: id(),
    season,
    period: 1,
    team_id: one,
    figure: 'g',
    amount: -1,
    reason: 'A goal of another team',
    at: at(-10),
  });
  await put('division', { league_id, season, number: 1, name: 'East' });
  await put('division_team', { league_id, season, team_id: one, division: 1 });
  await put('playoff_team', { league_id, season, team_id: one, seed: 1 });
  await put('cup_season', { league_id, season, seed: '0'.repeat(32) });
  await put('cup_choice', { league_id, season, round: 1, starts_on: day(-33) });
  await put('cup_round', { league_id, season, round: 1, starts_on: day(-33), ends_on: day(-27) });
  await put('cup_team', { league_id, season, team_id: one, seed: 1 });
  await put('cup_score', { league_id, season, round: 1, team_id: one, points: 80.5 });
  await put('team_figures', { league_id, team_id: one, season, day: day(-30), figures: { g: 2, a: 1 } });
  await put('place_games', { league_id, team_id: one, kind: 'F', day: day(-30), season, games: 12 });
  await put('closed_place', { league_id, team_id: one, kind: 'F', from_day: day(-29), to_day: day(-27), season });
  await put('goalie_starts', { league_id, team_id: one, season, day: day(-30), starts: 1 });
  await put('season_figures', { league_id, season, team_id: one, figures: { g: 2, a: 1 } });
  await put('roto_day', { league_id, season, day: day(-30), team_id: one, points: 19.25 });
  await put('team_points', { league_id, team_id: one, season, playoffs: false, points: 3 });
  const [thread_id, post_id, poll_id] = [id(), id(), id()];
  await put('talk_thread', {
    id: thread_id,
    league_id,
    title: 'Rules',
    author_id: user_id,
    created_at: at(-50),
    posts: 1,
    last_seq: 1,
    last_at: at(-50),
    last_by: user_id,
  });
  await put('talk_post', {
    league_id,
    id: post_id,
    thread_id,
    number: 1,
    author_id: user_id,
    body: 'More IR?',
    mentions: [],
    at: at(-50),
  });
  await put('talk_reaction', { league_id, post_id, user_id: other, reaction: 'like', at: at(-49) });
  await put('poll', {
    id: poll_id,
    league_id,
    thread_id,
    post_id,
    asked_by: user_id,
    question: 'More IR?',
    choices: ['Yes', 'No'],
    several: false,
    voters: 'member',
    secret: true,
    results: 'always',
    deadline: at(-1),
    state: 'open',
  });
  await put('poll_vote', { league_id, poll_id, voter: other, user_id: other, choices: [1], at: at(-40) });
  await put('stream', { league_id, id: `league:${league_id}`, seq: 1 });
  await put('event', {
    stream: `league:${league_id}`,
    seq: 1,
    league_id,
    type: 'activity',
    data: {},
    rooms: [`league:${league_id}`],
    actor: user_id,
    action_type: 'others',
    message: 'Begun',
    team_ids: [],
    at: at(-900),
  });
  const moved = id();
  await put('move_in', {
    id: moved,
    league_id,
    by_user: user_id,
    at: at(-880),
    source: 'table',
    players: 1,
    before: { rosters: [], teams: [] },
  });
  await put('move_in_mark', { league_id, move_in_id: moved, stream: `league:${league_id}`, seq: 1 });
  await put('player_game', {
    player_id: scorer,
    game_id: 'night',
    season,
    day: day(-9),
    playoffs: false,
    g: 2,
    source: 'test',
  });
  return { leagueId: league_id, people: [user_id, other] };
}
