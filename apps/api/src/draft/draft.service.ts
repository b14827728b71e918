import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DEFAULT_CLOCK } from '@crease/core/draft/draft.clock.js';
import type { ClockSettings, DraftEvent, DraftOrder, DraftState, DraftTeam, Holdings, OrderKind } from '@crease/core/draft/draft.model.js';
import { decide, decideSystem, mayCommand, undoCascade, type DraftActor, type DraftCommand, type DraftSystemCommand } from '@crease/core/draft/draft.rules.js';
import { evolve } from '@crease/core/draft/draft.reducer.js';
import type { ClockBody } from '@crease/core/draft/draft.schema.js';
import { DraftPool } from '@crease/core/draft/legality.rules.js';
import { layOutSlots, lotteryOrder, randomOrder, reverseStandings, type PickAsset } from '@crease/core/draft/pick-order.js';
import { newId } from '@crease/core/ids.js';
import { draftRounds, type LeaguePhase } from '@crease/core/leagues/league.rules.js';
import { refuse } from '@crease/core/result.js';
import { seasonPlus } from '@crease/core/season.js';
import { PHASE_WORDS } from '@crease/core/seasons/phase.rules.js';
import { lockLeague } from '../leagues/league.service.js';
import { Database, codeOf, keyReused, violatedConstraint, within, type Idempotency, type Transaction } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import type { Member } from '../platform/http/member.js';
import { Busy, forbidden, notFound, RefusalError, unwrap } from '../platform/http/refusal.error.js';
import { DraftLog, type Append, type Appended, type DraftEffect, type Inside } from './draft.log.js';
import { DraftQueries, poolVersion, type DraftLeague } from './draft.queries.js';
import { DraftReplacement } from './draft.replacement.js';

/** What a caller of a command gets back: enough to know that it happened, and up to which event. */
export interface CommandAnswer {
  seq: number;
  status: DraftState['status'];
  overall: number | null;
  player_id?: number;
  team_id?: string;
}

/** Looks, in a transaction, whether a command may be carried out in it; throws a refusal when not. */
type Condition = (sql: Transaction['sql']) => Promise<void>;

/** Somebody always moves the draft forward when we lose a race, so a few rounds are plenty. */
const ATTEMPTS = 25;
/** Whoever gives a command is answered by then, if only with "try again". */
const ANSWER_WITHIN_MS = 1_600;
const NOTE_EVERY_MS = 300;
const NOTE_FOR_MS = 60_000;

@Injectable()
export class DraftService {
  /** Commands on one draft take turns inside a process; between processes the database decides. */
  private readonly turns = new Map<string, Promise<unknown>>();

  constructor(
    private readonly db: Database,
    private readonly log: DraftLog,
    private readonly queries: DraftQueries,
    private readonly replacement: DraftReplacement,
    private readonly clock: DbClock,
  ) {}

  /** The draft's state for a member of its league. A draft of another league looks exactly like none. */
  async stateFor(member: Member, draftId: string, fresh = true): Promise<DraftState> {
    const state = await this.log.load(draftId, fresh);
    if (state.leagueId !== member.leagueId) throw notFound('This draft');
    return state;
  }

  actorOf(member: Member, state: DraftState): DraftActor {
    return {
      userId: member.userId,
      teamIds: member.teamId === null ? [] : [member.teamId],
      commissioner: member.commissioner || (state.kind === 'mock' && state.createdBy === member.userId),
    };
  }

  /** Creates the draft of the present season, or a mock of it. Nothing begins by itself. */
  async create(
    member: Member,
    body: { type: 'general' | 'rookie'; mock?: boolean | undefined; name?: string | undefined; order?: 'snake' | 'linear' | undefined; clock?: ClockBody | undefined },
    idempotency: Idempotency | null,
  ): Promise<{ draft_id: string }> {
    const mock = body.mock === true;
    return this.db.write(async (transaction) => {
      if (!mock && !member.commissioner) throw forbidden('Only the commissioner can create a draft.', 'Start a mock draft, or ask your commissioner.');
      // Teams, rounds and phase stay as they are read here until the draft stands beside its picks.
      const { current_season: season, ...row } = await lockLeague(transaction.sql, member.leagueId);
      const league: DraftLeague = { ...row, season };
      const startup = league.phase === 'setup' || league.phase === 'startup-drafts';
      // While sheets are open the next draft can be prepared already; in the offseason the next season, and its picks, are still to come.
      if (!mock && (league.phase === 'in-season' || league.phase === 'offseason')) {
        throw new RefusalError({
          name: 'wrongPhase',
          message: `The league is ${league.phase === 'in-season' ? 'in season' : 'in its offseason'}; a draft is held before the season.`,
          fix: 'Start a mock draft, or move the league to its draft phase in the commissioner hub.',
        });
      }
      const rounds = draftRounds(league.settings, body.type, startup && league.type === 'dynasty');
      if (rounds === null || rounds < 1) {
        throw new RefusalError({ name: 'noSuchDraft', message: 'This league has no rookie draft.', field: 'type', fix: 'Switch the rookie draft on in the league settings, or create a general draft.' });
      }
      if (!mock && (await this.queries.counting(league.id, league.season, body.type))) {
        throw new RefusalError({ name: 'draftExists', message: `The ${body.type} draft of ${league.season} exists already.`, fix: 'Open it in the draft room.' });
      }
      const id = newId(randomBytes);
      const seed = randomBytes(32).toString('hex');
      const teams = await this.queries.teams(league.id, league.season);
      const kind: OrderKind = body.order ?? (startup || league.type === 'redraft' ? 'snake' : 'linear');
      const picks = await this.ensurePicks(transaction.sql, league, body.type, rounds, teams);
      const standings = startup ? null : reverseStandings(await this.queries.pointsBySeason(league.id, seasonPlus(league.season, -1)));
      const order: DraftOrder = {
        kind,
        source: standings ? 'standings' : 'commissioner',
        teamIds: standings ?? teams.map((team) => team.id),
        seed: null,
        seedHash: null,
        nextSeedHash: hashOf(seed),
      };
      const state: DraftState = {
        id,
        leagueId: league.id,
        season: league.season,
        type: body.type,
        kind: mock ? 'mock' : startup ? 'startup' : 'annual',
        name: body.name?.trim() || nameOf(league, body.type, startup, mock),
        createdBy: member.userId,
        seq: 0,
        status: 'lobby',
        rounds,
        clock: clockFrom(body.clock),
        rules: await this.queries.rules(league),
        order,
        teams: mock ? this.mockTeams(teams, member) : teams,
        slots: layOutSlots(order.kind, order.teamIds, picks),
        onClock: null,
        outage: this.clock.lastOutage,
      };
      await transaction.sql(
        `insert into draft (id, league_id, season, type, kind, name, status, seq, rounds, picks, seed, seed_hash, created_by)
         values ($1, $2, $3, $4, $5, $6, 'lobby', 1, $7, $8, $9, $10, $11)`,
        [id, league.id, league.season, body.type, state.kind, state.name, rounds, state.slots.length, seed, hashOf(seed), member.userId],
      );
      await this.log.create(transaction, state, member.userId);
      return { draft_id: id };
    }, idempotency);
  }

  /** In a mock only its creator sits at the table at first; others take their seat by switching Auto off. */
  private mockTeams(teams: DraftTeam[], member: Member): DraftTeam[] {
    return teams.map((team) => ({ ...team, auto: team.id === member.teamId ? 'off' : 'empty' }));
  }

  private async ensurePicks(
    sql: <R extends object>(text: string, params?: readonly unknown[]) => Promise<R[]>,
    league: DraftLeague,
    type: 'general' | 'rookie',
    rounds: number,
    teams: readonly DraftTeam[],
  ): Promise<PickAsset[]> {
    const rows = teams.flatMap((team) => Array.from({ length: rounds }, (_, index) => ({ id: newId(randomBytes), team: team.id, round: index + 1 })));
    await sql(
      `insert into draft_pick (id, league_id, season, type, round, original_team_id, owner_team_id)
       select x.id, $1, $2, $3, x.round, x.team, x.team from jsonb_to_recordset($4::jsonb) as x(id text, team text, round int)
       on conflict (league_id, season, type, round, original_team_id, extra) do nothing`,
      [league.id, league.season, type, JSON.stringify(rows)],
    );
    return sql<PickAsset>(
      `select id, round, original_team_id as "originalTeamId", owner_team_id as "ownerTeamId", extra from draft_pick
       where league_id = $1 and season = $2 and type = $3 and round <= $4`,
      [league.id, league.season, type, rounds],
    );
  }

  /** Sets the order: drawn from the seed promised before, by last season's points, by lottery, or as the commissioner lists it. */
  async setOrder(
    member: Member,
    draftId: string,
    body: { source: DraftOrder['source']; kind: OrderKind; team_ids?: string[] | undefined; rounds?: string[][] | undefined },
    idempotency: Idempotency | null,
  ): Promise<CommandAnswer> {
    const earlier = await this.earlierAnswer(idempotency);
    if (earlier) return earlier;
    const state = await this.stateFor(member, draftId);
    unwrap(mayCommand(state, 'setOrder', this.actorOf(member, state)));
    const teamIds = state.teams.map((team) => team.id);
    const wrong = (list: readonly string[]) => list.length !== teamIds.length || new Set(list).size !== list.length || list.some((id) => !teamIds.includes(id));
    if (body.source === 'commissioner' && wrong(body.team_ids ?? [])) {
      throw new RefusalError({ name: 'orderIncomplete', kind: 'invalid', field: 'team_ids', message: `The order must name each of the ${teamIds.length} teams once.`, figure: body.team_ids?.length ?? 0, limit: teamIds.length, fix: 'List every team once.' });
    }
    const picks = await this.queries.picks(state.leagueId, state.season, state.type, state.rounds);
    const namedWrong = (list: readonly string[], index: number) => wrong([...new Set(list)]) || list.some((id) => times(list, id) > 1 + compensatory(picks, index + 1, id));
    if (body.rounds && (body.rounds.length !== state.rounds || body.rounds.some(namedWrong))) {
      throw new RefusalError({ name: 'orderIncomplete', kind: 'invalid', field: 'rounds', message: `Each of the ${state.rounds} rounds must name each of the ${teamIds.length} teams once.`, figure: body.rounds.length, limit: state.rounds, fix: 'List every team once in every round; again only for a compensatory pick.' });
    }
    const [row] = await this.db.query<{ seed: string }>('select seed from draft where id = $1', [draftId]);
    const seed = row?.seed ?? '';
    const drawn = body.source === 'random' || body.source === 'lottery';
    const worstFirst = body.source === 'standings' || body.source === 'lottery' ? reverseStandings(await this.queries.pointsBySeason(state.leagueId, seasonPlus(state.season, -1))) : [];
    const order: Record<DraftOrder['source'], () => string[]> = {
      random: () => randomOrder(teamIds, seed),
      lottery: () => lotteryOrder(worstFirst, seed),
      standings: () => worstFirst,
      commissioner: () => body.team_ids ?? teamIds,
    };
    const next = drawn ? randomBytes(32).toString('hex') : seed;
    const first = order[body.source]();
    const fresh: DraftOrder = {
      kind: body.kind,
      source: body.source,
      teamIds: first,
      seed: drawn ? seed : null,
      seedHash: drawn ? hashOf(seed) : null,
      nextSeedHash: hashOf(next),
    };
    // The lottery moves the first round only; the later ones follow the standings, as an order that is given round by round.
    const afterLottery = body.source === 'lottery' && body.kind === 'linear' ? [first, ...Array.from({ length: state.rounds - 1 }, () => worstFirst)] : null;
    const slots = afterLottery ? layOutSlots('manual', first, picks, afterLottery) : layOutSlots(body.kind, first, picks, body.rounds);
    const command: DraftCommand = { type: 'setOrder', order: fresh, slots };
    return this.execute(member, draftId, command, idempotency, drawn ? [{ op: 'nextSeed', seed: next, hash: hashOf(next) }] : []);
  }

  /** Fixes the pool, the teams' present holdings and the order of the picks, and starts the first clock. */
  async begin(member: Member, draftId: string, idempotency: Idempotency | null): Promise<CommandAnswer> {
    const earlier = await this.earlierAnswer(idempotency);
    if (earlier) {
      // Whoever asks again may do so because the process died before the league had left its setup.
      await this.enterStartup(member.leagueId);
      return earlier;
    }
    for (let attempt = 1; ; attempt += 1) {
      const state = await this.stateFor(member, draftId);
      unwrap(mayCommand(state, 'begin', this.actorOf(member, state)));
      const league = await this.queries.league(state.leagueId);
      if (!league) throw notFound('This league');
      if (state.kind !== 'mock' && (!DRAFT_PHASES.includes(league.phase) || league.season !== state.season)) throw outOfPhase(league, state);
      if (state.kind !== 'mock' && state.type === 'general' && league.settings.rookieDraftEnabled) {
        const rookies = await this.queries.counting(league.id, state.season, 'rookie');
        if (rookies?.status !== 'ended') {
          throw new RefusalError({ name: 'rookieDraftFirst', message: 'The rookie draft comes first.', fix: rookies ? 'Finish the rookie draft, then begin this one.' : 'Create the rookie draft and hold it, then begin this one.' });
        }
      }
      const [picks, present, players] = await Promise.all([
        this.queries.picks(state.leagueId, state.season, state.type, state.rounds),
        this.queries.teams(state.leagueId, state.season),
        this.queries.pool(league, state.type),
      ]);
      if (players.length === 0) {
        throw new RefusalError({ name: 'emptyPool', message: 'There is no player to draft.', fix: 'Import players first, or check the rookie settings.' });
      }
      const owners = new Map(picks.map((pick) => [pick.id, pick.ownerTeamId]));
      const slots = state.slots.map((slot) => ({ ...slot, ownerTeamId: owners.get(slot.pickId) ?? slot.ownerTeamId }));
      const autos = new Map(state.teams.map((team) => [team.id, team.auto]));
      const teams = present.map((team) => {
        const auto = autos.get(team.id) ?? team.auto;
        return { ...team, auto: state.kind === 'mock' ? auto : team.manager === null ? ('empty' as const) : auto === 'empty' ? ('off' as const) : auto };
      });
      const version = poolVersion(players);
      const freeze: DraftEffect = { op: 'freezePool', version, players, slots: slots.map(({ pickId, overall }) => ({ pickId, overall })) };
      try {
        this.log.forgetPool(draftId);
        const command: DraftCommand = { type: 'begin', teams, rules: await this.queries.rules(league), slots };
        const answer = await this.execute(member, draftId, command, idempotency, [freeze], state.kind === 'mock' ? undefined : (sql) => this.refusePromised(sql, state));
        if (state.kind !== 'mock' && league.phase === 'setup') await this.enterStartup(league.id);
        return answer;
      } catch (error) {
        // Somebody's roster changed between reading the pool and fixing it.
        if (codeOf(error) === 'CR002' && attempt < 5) continue;
        throw error;
      }
    }
  }

  /**
   * Once a pick is used, what was promised with it could never be handed over. Under the locks of the teams, as trades are agreed on: the
   * draft sees what was promised before it, and who promises after it sees the draft.
   */
  private async refusePromised(sql: Transaction['sql'], { leagueId, season, type }: DraftState): Promise<void> {
    await sql('select id from team where league_id = $1 order by id for no key update', [leagueId]);
    const promised = await this.queries.promisedPick(sql, leagueId, season, type);
    if (!promised) return;
    throw new RefusalError({ name: 'conditionOpen', message: `The pick of round ${promised.round} (${promised.team}) is promised under a condition that is not settled.`, fix: 'Settle the condition in the trades, then begin.' });
  }

  /**
   * The first draft that has begun ends a league's setup; without one nothing happens, however often this is asked for. Every other phase
   * begins by the commissioner's word alone: more comes with it than a name.
   */
  async enterStartup(leagueId: string): Promise<void> {
    await this.db.write(async ({ sql, record }) => {
      const entered = await sql(
        `update league set phase = 'startup-drafts', version = version + 1 where id = $1 and phase = 'setup'
           and exists (select 1 from draft d where d.league_id = $1 and d.kind <> 'mock' and d.status <> 'lobby') returning id`,
        [leagueId],
      );
      if (entered.length === 0) return;
      await record({ stream: `league:${leagueId}`, leagueId, event: { type: 'leagueChanged' }, rooms: [`league:${leagueId}`], actor: null });
    });
  }

  /**
   * Carries out a command: decides on the known state, appends under the draft's lock, and decides again when another was
   * faster. Refuses only on a state that the database confirmed.
   * @param condition what is looked at before the command, in its transaction
   */
  async execute(
    member: Member,
    draftId: string,
    command: DraftCommand,
    idempotency: Idempotency | null,
    effects?: readonly DraftEffect[],
    condition?: Condition,
  ): Promise<CommandAnswer> {
    const asked = this.clock.now();
    const carryOut = async (): Promise<CommandAnswer> => {
      let state = await this.stateFor(member, draftId, false);
      let confirmed = false;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        if (command.type === 'replace' && state.status === 'ended' && state.kind !== 'mock') return this.replaceAfterEnd(member, draftId, command, idempotency);
        const actor = this.actorOf(member, state);
        const pool = await this.poolFor(state);
        const decision = decide(state, command, actor, pool, this.clock.now());
        if (!decision.ok) {
          if (!confirmed) {
            const earlier = await this.earlierAnswer(idempotency);
            if (earlier) return earlier;
            state = await this.stateFor(member, draftId, true);
            confirmed = true;
            continue;
          }
          throw new RefusalError(decision.refusal);
        }
        const events = decision.value;
        if (events.length === 0) {
          if (confirmed) return answerOf(state, state, command);
          // Nothing to do by what is known here; another process may know of a change.
          state = await this.stateFor(member, draftId, true);
          confirmed = true;
          continue;
        }
        let after = state;
        for (const event of events) after = { ...evolve(after, event), seq: after.seq + 1 };
        const response = answerOf(after, state, command);
        const appended = await this.appendIf(condition, {
          state,
          events,
          after,
          actor: member.userId,
          guard: guardOf(command, state, actor),
          idempotency: idempotency ? { key: idempotency, status: 200, response } : null,
          ...(effects ? { effects } : {}),
        });
        if (appended.kind === 'phase') throw outOfPhase(await this.queries.league(state.leagueId), state);
        if (appended.kind !== 'moved') return answered(appended, response);
        state = appended.state;
        confirmed = true;
      }
      throw tooFast();
    };
    const carriedOut = async () => {
      try {
        return await carryOut();
      } catch (error) {
        // No manager loses his turn to a database that was away.
        if (error instanceof Busy && command.type === 'makePick') this.noteOutage(asked);
        throw error;
      }
    };
    // Freezing the pool of a draft that begins may take longer, and nobody's clock is running.
    return this.inTurn(draftId, carriedOut, command.type === 'begin' ? null : ANSWER_WITHIN_MS);
  }

  /**
   * Replaces a player when the draft has ended and its season goes on: teams have moved and traded since, so the pick is judged by their
   * books, in one transaction under the team's lock. The lock comes before that of the draft's row, as everywhere.
   */
  private async replaceAfterEnd(member: Member, draftId: string, command: Extract<DraftCommand, { type: 'replace' }>, idempotency: Idempotency | null): Promise<CommandAnswer> {
    let after: (() => void)[] = [];
    const answer = await this.db.write(async ({ sql }): Promise<CommandAnswer> => {
      after = [];
      const inside: Inside = { sql, afterCommit: (publish) => void after.push(publish) };
      let state = await this.stateFor(member, draftId);
      const actor = this.actorOf(member, state);
      unwrap(mayCommand(state, 'replace', actor));
      await this.replacement.lock(sql, state, command.overall);
      // Whoever sent the same request before held this lock until he was done.
      const earlier = await this.earlierAnswer(idempotency);
      if (earlier) return earlier;
      state = await this.stateFor(member, draftId);
      const { present, pool } = await this.replacement.judgedBy(sql, state, command, await this.poolFor(state));
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const events = unwrap(decide(state, present ? { ...command, present } : command, actor, pool, this.clock.now()));
        const response = answerOf({ ...state, seq: state.seq + events.length }, state, command);
        const appended = await this.append({ state, events, actor: member.userId, guard: guardOf(command, state, actor), idempotency: idempotency ? { key: idempotency, status: 200, response } : null }, inside);
        if (appended.kind !== 'moved') return answered(appended, response);
        state = appended.state;
      }
      throw tooFast();
    });
    for (const publish of after) publish();
    return answer;
  }

  /** Since when picks could not be taken here (ms since 1970), until it has been written down. */
  private awaySince: number | null = null;

  private noteOutage(since: number): void {
    const noting = this.awaySince !== null;
    this.awaySince = Math.min(this.awaySince ?? since, since);
    if (noting) return;
    const until = Date.now() + NOTE_FOR_MS;
    const note = async () => {
      try {
        await this.queries.outage(this.awaySince ?? since);
      } catch {
        if (Date.now() < until) {
          setTimeout(() => void note(), NOTE_EVERY_MS).unref();
          return;
        }
      }
      this.awaySince = null;
    };
    void note();
  }

  private async appendIf(condition: Condition | undefined, append: Append): ReturnType<DraftLog['append']> {
    if (!condition) return this.append(append);
    let after: (() => void)[] = [];
    const appended = await this.db.write(async ({ sql }) => {
      after = [];
      await condition(sql);
      return this.append(append, { sql, afterCommit: (publish) => void after.push(publish) });
    });
    for (const publish of after) publish();
    return appended;
  }

  private async append(append: Append, inside?: Inside): ReturnType<DraftLog['append']> {
    try {
      return await this.log.append(append, inside);
    } catch (error) {
      // The same key, used at the same moment for another draft.
      if (violatedConstraint(error) === 'idempotency_pkey') throw keyReused();
      if (violatedConstraint(error) === 'roster_entry_pkey' || violatedConstraint(error) === 'draft_selection_player_key') {
        throw new RefusalError(refuse('playerTaken', 'This player belongs to a team of the league already.', { field: 'player_id', fix: 'Pick another player.' }).refusal);
      }
      if (codeOf(error) === 'CR001') {
        throw new RefusalError(refuse('playerMoved', 'A player of this pick has moved on since, so it cannot be undone.', { field: 'overall', fix: 'Undo the later move first.' }).refusal);
      }
      throw error;
    }
  }

  /** What a repeated request was answered the first time. Asked for before anything that may have changed since is looked at. */
  async earlierAnswer<T = CommandAnswer>(idempotency: Idempotency | null): Promise<T | null> {
    if (!idempotency) return null;
    const [row] = await this.db.prompt<{ body_hash: string; response: T }>('select body_hash, response from idempotency where user_id = $1 and key = $2', [idempotency.user, idempotency.key], 'idempotency-earlier');
    if (!row) return null;
    if (row.body_hash !== idempotency.hash) throw keyReused();
    return row.response;
  }

  /**
   * The clock of pick `overall` has run out: picks for the team. A stale, early or repeated alarm changes nothing. Answers whether
   * the draft moved.
   */
  async expire(draftId: string, overall: number): Promise<'picked' | 'stale' | 'early' | 'extended'> {
    return this.inTurn(draftId, async () => {
      let state = await this.log.load(draftId);
      let confirmed = false;
      /** Outages of which none concerns this turn. */
      let counted = 0;
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const turn = state.onClock;
        const teamId = turn?.teamId ?? '';
        const [pool, queue] = await Promise.all([this.poolFor(state), this.queries.queue(draftId, teamId)]);
        const decision = decideSystem(state, { type: 'expireClock', overall, queue }, pool, this.clock.now());
        if (!decision.ok) {
          if (!confirmed) {
            state = await this.log.load(draftId, true);
            confirmed = true;
            continue;
          }
          return decision.refusal.name === 'tooEarly' ? 'early' : 'stale';
        }
        const expiry = Date.parse(turn?.deadline ?? '') + (turn?.graceMs ?? 0);
        const appended = await this.log.append({ state, events: decision.value, actor: null, guard: null, limit: { after: new Date(expiry).toISOString(), outage: Math.max(state.outage, counted) } });
        switch (appended.kind) {
          case 'done':
            return 'picked';
          case 'moved':
            state = appended.state;
            confirmed = true;
            continue;
          case 'early':
            return 'early';
          case 'outage': {
            const { last, ms } = await this.queries.outagesSince(state.outage, turn?.startedAt ?? new Date(this.clock.now()).toISOString());
            if (ms > 0) return this.extend(state);
            counted = last;
            continue;
          }
          default:
            return 'stale';
        }
      }
      return 'stale';
    });
  }

  /** Puts the clock back by the time since the turn began in which nobody was served. */
  async putBack(draftId: string): Promise<void> {
    await this.inTurn(draftId, async () => this.extend(await this.log.load(draftId)));
  }

  private async extend(start: DraftState): Promise<'extended' | 'stale'> {
    let state = start;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const { last, ms } = await this.queries.outagesSince(state.outage, state.onClock?.startedAt ?? new Date(this.clock.now()).toISOString());
      if (ms <= 0) return 'stale';
      const decision = decideSystem(state, { type: 'extendClock', byMs: Math.ceil(ms), outage: last }, EMPTY_POOL, this.clock.now());
      if (!decision.ok) return 'stale';
      const appended = await this.log.append({ state, events: decision.value, actor: null, guard: null });
      if (appended.kind === 'done') return 'extended';
      if (appended.kind !== 'moved') return 'stale';
      state = appended.state;
    }
    return 'stale';
  }

  /** For other features: draft picks changed hands. The board changes at once; the caller's transaction has moved the picks. */
  async picksTraded(draftIds: readonly string[], pickIds: readonly string[], ownerTeamId: string): Promise<void> {
    for (const draftId of draftIds) await this.system(draftId, (state) => decideSystem(state, { type: 'changePickOwner', pickIds, ownerTeamId }, EMPTY_POOL, this.clock.now()));
  }

  /**
   * For trades: picks and players changed hands in the caller's transaction, and the league's open drafts change in the same one. Locks
   * their rows, so to be called after the teams are locked. Refuses a pick that has been made meanwhile.
   */
  async tradedWithin(inside: Inside, leagueId: string, owners: ReadonlyMap<string, string>, holdings: ReadonlyMap<string, Holdings>): Promise<void> {
    const drafts = await inside.sql<{ id: string }>(`select id from draft where league_id = $1 and kind <> 'mock' and status <> 'ended' order by id for update`, [leagueId]);
    for (const { id } of drafts) {
      const state = await this.log.load(id, true);
      const gone = state.slots.find((slot) => owners.has(slot.pickId) && slot.status !== 'open');
      if (gone) throw new RefusalError(refuse('pickUsed', `Pick ${gone.overall} of ${state.name} has been made.`, { fix: 'Take it out of the trade.' }).refusal);
      const events: DraftEvent[] = [];
      let after = state;
      const apply = (command: DraftSystemCommand) => {
        const decided = decideSystem(after, command, EMPTY_POOL, this.clock.now());
        if (!decided.ok) return;
        events.push(...decided.value);
        for (const event of decided.value) after = { ...evolve(after, event), seq: after.seq + 1 };
      };
      for (const ownerTeamId of new Set(owners.values())) apply({ type: 'changePickOwner', ownerTeamId, pickIds: [...owners].flatMap(([pickId, owner]) => (owner === ownerTeamId ? [pickId] : [])) });
      // Before it begins, a draft reads anew what the teams hold.
      if (state.status !== 'lobby') {
        for (const [teamId, held] of holdings) {
          const known = state.teams.find((team) => team.id === teamId)?.holdings;
          if (known && (Object.keys(held) as (keyof Holdings)[]).some((key) => held[key] !== known[key])) apply({ type: 'changeTeam', teamId, change: { holdings: held } });
        }
      }
      if (events.length === 0) continue;
      const appended = await this.log.append({ state, events, actor: null, guard: null }, inside);
      if (appended.kind !== 'done') throw new Busy();
    }
  }

  /** For other features: a team's name, manager or holdings changed while a draft of its league is open. Reads what is true now, so it may be told twice. */
  async teamChanged(leagueId: string, teamId: string): Promise<void> {
    const drafts = await this.db.query<{ id: string; season: string; kind: string }>(`select id, season, kind from draft where league_id = $1 and status <> 'ended'`, [leagueId]);
    for (const draft of drafts) {
      const team = (await this.queries.teams(leagueId, draft.season)).find((entry) => entry.id === teamId);
      if (!team) continue;
      await this.system(draft.id, (state) => {
        const before = state.teams.find((entry) => entry.id === teamId);
        if (!before) return { ok: true, value: [] };
        const { name, picture, manager } = team;
        const auto = draft.kind === 'mock' ? before.auto : manager === null ? ('empty' as const) : before.auto === 'empty' ? ('off' as const) : before.auto;
        if (before.name === name && before.picture === picture && before.manager === manager && before.auto === auto) return { ok: true, value: [] };
        const change = { name, picture, manager, ...(auto === before.auto ? {} : { auto }) };
        return decideSystem(state, { type: 'changeTeam', teamId, change }, EMPTY_POOL, this.clock.now());
      });
    }
  }

  private async system(draftId: string, decision: (state: DraftState) => ReturnType<typeof decideSystem>): Promise<void> {
    await this.inTurn(draftId, async () => {
      let state = await this.log.load(draftId, true);
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const decided = decision(state);
        if (!decided.ok || decided.value.length === 0) return;
        const appended = await this.log.append({ state, events: decided.value, actor: null, guard: null });
        if (appended.kind !== 'moved') return;
        state = appended.state;
      }
    });
  }

  /** What undoing a pick would take back, for the commissioner to see first. */
  async undoPreview(member: Member, draftId: string, overall: number): Promise<{ picks: { overall: number; round: number; team: string; player: string | null }[] }> {
    const state = await this.stateFor(member, draftId);
    unwrap(mayCommand(state, 'undo', this.actorOf(member, state)));
    const name = (id: string) => state.teams.find((team) => team.id === id)?.name ?? '';
    return { picks: undoCascade(state, overall).map((slot) => ({ overall: slot.overall, round: slot.round, team: name(slot.ownerTeamId), player: slot.player?.name ?? null })) };
  }

  /** The frozen pool, or before the draft the present one. */
  async poolFor(state: DraftState): Promise<DraftPool> {
    if (state.status === 'lobby') return EMPTY_POOL;
    return (await this.log.pool(state.id)) ?? EMPTY_POOL;
  }

  /** @param answerWithinMs what has not begun by then does not begin, and what has not ended is no longer waited for; null: no limit */
  private async inTurn<T>(draftId: string, work: () => Promise<T>, answerWithinMs: number | null = null): Promise<T> {
    const asked = performance.now();
    const before = this.turns.get(draftId) ?? Promise.resolve();
    const mine = before.then(() => {
      if (answerWithinMs !== null && performance.now() - asked > answerWithinMs) throw new Busy();
      return work();
    });
    const settled = mine.then(
      () => undefined,
      () => undefined,
    );
    this.turns.set(draftId, settled);
    void settled.then(() => {
      if (this.turns.get(draftId) === settled) this.turns.delete(draftId);
    });
    return answerWithinMs === null ? mine : within(answerWithinMs, mine);
  }
}

const EMPTY_POOL = new DraftPool([]);

/** What a caller is told when his events were appended, or could not be for good. */
function answered(appended: Exclude<Appended, { kind: 'moved' }>, response: CommandAnswer): CommandAnswer {
  switch (appended.kind) {
    case 'done':
      return response;
    case 'replay':
      // Stored by this service for this key, so it has this shape.
      return appended.response as CommandAnswer;
    case 'mismatch':
      throw keyReused();
    case 'denied':
      throw forbidden('You may no longer do this in this league.', 'Reload the page.');
    default:
      throw notFound('This draft');
  }
}

const tooFast = (): RefusalError => new RefusalError({ name: 'tryAgain', kind: 'busy', message: 'The draft is moving too fast.', fix: 'Try again.' });

/** Phases in which a draft that counts can begin; `draft_append` looks again in the transaction that begins it. */
const DRAFT_PHASES: readonly LeaguePhase[] = ['setup', 'startup-drafts', 'annual-drafts'];

/** Why a draft cannot begin now: rosters would move in the middle of a season, before sheets are locked, or by the picks of another year. */
function outOfPhase(league: DraftLeague | null, state: DraftState): RefusalError {
  if (!league) return notFound('This league');
  if (league.season !== state.season) {
    return new RefusalError({ name: 'wrongPhase', message: `${state.name} belongs to ${state.season}; the league plays ${league.season}.`, fix: `Remove it, and create the draft of ${league.season}.` });
  }
  const next = league.phase === 'protection' ? 'Move the league on to its annual drafts when the sheets are locked.' : 'Move the league to its draft phase in the commissioner hub.';
  return new RefusalError({ name: 'wrongPhase', message: `The league is in ${PHASE_WORDS[league.phase]}; a draft is held in its draft phase.`, fix: next });
}

const times = (list: readonly string[], id: string): number => list.filter((entry) => entry === id).length;
const compensatory = (picks: readonly PickAsset[], round: number, teamId: string): number => picks.filter((pick) => pick.round === round && pick.originalTeamId === teamId && pick.extra > 0).length;

const hashOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

export function clockFrom(body: ClockBody | undefined): ClockSettings {
  return body ? { ...DEFAULT_CLOCK, seconds: body.seconds, quietHours: body.quietHours } : DEFAULT_CLOCK;
}

function nameOf(league: DraftLeague, type: 'general' | 'rookie', startup: boolean, mock: boolean): string {
  const kind = type === 'rookie' ? 'rookie draft' : 'draft';
  const words = startup && league.type === 'dynasty' ? `${league.season} startup ${kind}` : `${league.season} ${type === 'rookie' ? kind : 'general draft'}`;
  return mock ? `Mock: ${words}` : words;
}

/** Whose right the database checks again at the commit: the team's manager for his own pick, otherwise a commissioner. */
function guardOf(command: DraftCommand, state: DraftState, actor: DraftActor): Append['guard'] {
  const team =
    command.type === 'makePick' ? (state.slots[command.overall - 1]?.ownerTeamId ?? null) : command.type === 'setAuto' ? command.teamId : null;
  return { user: actor.userId, team: team !== null && actor.teamIds.includes(team) ? team : null };
}

function answerOf(after: DraftState, before: DraftState, command: DraftCommand): CommandAnswer {
  const answer: CommandAnswer = { seq: after.seq, status: after.status, overall: after.onClock?.overall ?? null };
  if (command.type !== 'makePick') return answer;
  const slot = before.slots[command.overall - 1];
  return { ...answer, overall: command.overall, player_id: command.playerId, ...(slot ? { team_id: slot.ownerTeamId } : {}) };
}
