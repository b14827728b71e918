import { draftName } from '@crease/core/draft/draft-name.words.js';
import { holdsRookieDraft } from '@crease/core/leagues/drafts/draft.table.js';
import { Injectable, Logger } from '@nestjs/common';
import type { InferResult } from 'kysely';
import type { ConcernsAnswer, MyConcernsAnswer } from '@crease/core/activity/concerns.answers.js';
import { concernsOf, GOALIES_SOON_MS, ownStanding, type ConcernFacts } from '@crease/core/activity/concerns.rules.js';
import { signingRules } from '@crease/core/contracts/signing.rules.js';
import { farmRules } from '@crease/core/leagues/farm.rules.js';
import { lineupRules } from '@crease/core/leagues/lineup.rules.js';
import { tradeStop } from '@crease/core/leagues/calendar.rules.js';
import type { LineupGaps } from '@crease/core/teams/lineup/lineup-gaps.rules.js';
import { IR_STATUSES } from '@crease/core/teams/team.model.js';
import { dayIn, dayPlus, momentIn } from '@crease/core/calendar.js';
import { seasonPlus } from '@crease/core/season.js';
import { goalieGamesRules } from '@crease/core/competition/goalie-games.rules.js';
import { versionFor } from '../activity/home.queries.js';
import { listening } from '../activity/lines.queries.js';
import { hasMatches, isDecidedByPoints } from '@crease/core/leagues/formats.js';
import { tiedWords } from '@crease/core/competition/playoffs/playoff.words.js';
import { shownTable } from '@crease/core/competition/table.rules.js';
import { findAnnouncedTies } from '../competition/matchups/results/open-ties.queries.js';
import { findLastPeriod } from '../competition/matchups/last-period.queries.js';
import { findLeavingPlayers, playersToSign } from '../contracts/contracts.queries.js';
import { Database } from '../platform/database/database.js';
import { DbClock } from '../platform/database/db-clock.js';
import { nameOrder } from '../platform/database/sql.js';
import type { Member } from '../platform/http/member.js';
import type { SessionUser } from '../platform/http/session.js';
import { Busy } from '../platform/refusal.error.js';
import { goalieGamesOf } from '../points/team-points.queries.js';
import { dueOfTeam } from '../teams/farm.queries.js';
import { LineupService } from '../teams/lineup/lineup.service.js';
import { openAgents } from '../free-agents/rfa/rfa.queries.js';
import { findNominations } from '../free-agents/ufa/ufa.queries.js';
import { PhaseQueries } from '../seasons/phase.queries.js';
import { openPlaces } from './concern-facts.rules.js';
import { concernFacts } from './concerns.queries.js';

type Row = InferResult<ReturnType<typeof concernFacts>>[number];

const NOTHING = { todo: [], othersTodo: 0, canGoOn: false };

@Injectable()
export class ConcernsService {
  private readonly logger = new Logger('Concerns');

  constructor(
    private readonly database: Database,
    private readonly phases: PhaseQueries,
    private readonly lineups: LineupService,
    private readonly clock: DbClock,
  ) {}

  async inLeague(member: Member): Promise<{ version: string; answer: ConcernsAnswer } | null> {
    const { db } = this.database;
    const [row] = await this.database.preparedOnce('concerns', listening(member), (v) =>
      concernFacts(db, v).select(versionFor(db, v).as('version')),
    );
    return row === undefined
      ? null
      : { version: row.version, answer: await this.answer({ ...row, commissioner: member.commissioner }) };
  }

  async everywhere({ userId, visitor }: Pick<SessionUser, 'userId' | 'visitor'>): Promise<MyConcernsAnswer> {
    const rows = this.database.onCluster
      ? await this.factsByLeague(userId)
      : await this.database.preparedOnce('concerns-everywhere', { userId }, (v) =>
          concernFacts(this.database.db, { ...v, leagueId: null }),
        );
    const leagues = [];
    // One after the other, so that a reader of many leagues takes only one connection.
    for (const row of rows) {
      const commissioner = row.commissioner && visitor !== true;
      leagues.push({ league_id: row.id, phase: row.phase, ...(await this.answerOrNothing({ ...row, commissioner })) });
    }
    return { leagues };
  }

  /** On a cluster the leagues may be on several machines, so each league has a statement of its own. */
  private async factsByLeague(userId: string): Promise<Row[]> {
    const { db } = this.database;
    const leagues = await db
      .selectFrom('membership as m')
      .innerJoin('league as l', 'l.id', 'm.league_id')
      .select('l.id')
      .where('m.user_id', '=', userId)
      .orderBy(({ ref }) => nameOrder(ref('l.name')))
      .orderBy('l.id')
      .execute();
    const rows: Row[] = [];
    for (const { id: leagueId } of leagues)
      rows.push(
        ...(await this.database.preparedOnce('concerns-of-league', { userId, leagueId }, (v) => concernFacts(db, v))),
      );
    return rows;
  }

  /** Unreadable data must not break the answer for the reader's other leagues. */
  private async answerOrNothing(row: Row): Promise<ConcernsAnswer> {
    try {
      return await this.answer(row);
    } catch (error) {
      if (error instanceof Busy) throw error;
      this.logger.error(`Concerns of league ${row.id} could not be read: ${String(error)}`);
      return { standing: null, concerns: [] };
    }
  }

  private async answer(row: Row): Promise<ConcernsAnswer> {
    const { phase, settings, commissioner, team, records, latest } = row;
    const lastPeriodOn = await findLastPeriod(this.database.db, row);
    const facts = {
      ...row,
      rookieDraft: holdsRookieDraft(settings),
      irSlots: settings.ir_slots,
      tradesUntil: tradeStop({ ...row, lastPeriodOn })?.at ?? null,
      unmanaged: row.unmanaged ?? 0,
      drafts: row.drafts.map(({ own, name, built, ...draft }) => ({
        ...draft,
        name: draftName({ name, built }),
        openPlaces: openPlaces(draft.type, settings, own),
      })),
      sheets: row.sheets === null ? null : { ...row.sheets, missing: row.sheets.missing ?? 0 },
      ...(await this.ofPhase(row)),
      lineup: await this.ofLineup(row),
      callUps: await this.ofCallUps(row),
      toSign: await this.ofSigning(row),
      contractsEnd: await this.ofEndingContracts(row),
      toMatch: await this.ofOffers(row),
      nominations: await this.ofAuctions(row),
      goalies: await this.ofGoalies(row),
      ties: await this.ofTies(row),
    };
    return {
      standing: ownStanding({
        phase,
        teamId: team?.id ?? null,
        table: shownTable(records),
        // A day's fantasy points say nothing where categories or roto points decide.
        latest: isDecidedByPoints(settings) ? latest : null,
      }),
      concerns: concernsOf({ ...facts, commissioner }, this.clock.now()),
    };
  }

  /** Gaps in the coming line-up. No query in leagues without line-ups. */
  private async ofLineup({ id, phase, settings, team, players }: Row): Promise<LineupGaps | null> {
    if (phase !== 'in-season' || team === null || lineupRules(settings) === null) return null;
    const hurt = players.filter(({ status }) => IR_STATUSES.includes(status)).map((player) => player.id);
    return this.lineups.gaps(id, team.id, new Set(hurt));
  }

  /** Players who must come up from the rookie bank. No query in leagues without call-ups. */
  private async ofCallUps({ id, phase, settings, team }: Row): Promise<{ name: string; dueAt: number }[]> {
    if (phase !== 'in-season' || team === null || farmRules(settings)?.callUp == null) return [];
    const due = await dueOfTeam(this.database.db, id, team.id).execute();
    return due.map(({ name, due_at }) => ({ name, dueAt: due_at.getTime() }));
  }

  /** The team's new players who wait for the length of their contract. No query where managers do not sign. */
  private async ofSigning({ id, settings, team }: Row): Promise<{ name: string; until: number }[]> {
    if (team === null || signingRules(settings) === null) return [];
    const waiting = await playersToSign(this.database.db, id, team.id).execute();
    return waiting.map(({ name, until }) => ({ name, until: until.getTime() }));
  }

  /** The team's players without a contract for the next season. Queries only in the offseason of a dynasty. */
  private async ofEndingContracts({ id, season, type, phase, settings, team }: Row): Promise<string[]> {
    if (team === null || phase !== 'offseason' || type === 'redraft') return [];
    const leaving = await findLeavingPlayers(this.database.db, { id, settings }, seasonPlus(season, 1));
    return leaving.flatMap(({ team_id, name }) => (team_id === team.id ? [name] : []));
  }

  /** The team's restricted free agents whom it can keep now. No query outside of free agency. */
  private async ofOffers({ id, phase, team }: Row): Promise<{ name: string; until: number }[]> {
    if (team === null || phase !== 'free-agency') return [];
    const agents = await openAgents(this.database.db, id);
    return agents
      .flatMap(({ team_id, name, match_until: until }) =>
        team_id === team.id && until !== null ? [{ name, until: until.getTime() }] : [],
      )
      .sort((a, b) => a.until - b.until);
  }

  /** The auctions that teams can open in free agency. No query outside of it. */
  private async ofAuctions(row: Row): Promise<ConcernFacts['nominations']> {
    const open = row.team === null ? null : await findNominations(this.database.db, row);
    return open && { players: open.players, until: Date.parse(open.until) };
  }

  /** Ties that wait for the reader. No query in leagues where no commissioner decides. */
  private async ofTies({ id, season, phase, settings, commissioner, records }: Row): Promise<ConcernFacts['ties']> {
    const names: string[] = [];
    if (!commissioner || phase !== 'in-season' || !hasMatches(settings)) return { names, until: null };
    const waiting = await findAnnouncedTies(this.database.db, { id, season });
    const nameOf = (teamId: string) => records.find((one) => one.teamId === teamId)?.name ?? '';
    for (const tie of waiting.ties) names.push(tiedWords([{ ...tie, teams: [nameOf(tie.home), nameOf(tie.away)] }]));
    return { names, until: waiting.until };
  }

  /** Games played by the team's goalies, near the season's end. No query in leagues without a goalie minimum. */
  private async ofGoalies({
    id,
    phase,
    season,
    settings,
    team,
    endsOn,
    timeZone,
  }: Row): Promise<ConcernFacts['goalies']> {
    const rules = goalieGamesRules(settings);
    if (phase !== 'in-season' || team === null || endsOn === null || rules === null || rules.points === 0) return null;
    const until = momentIn(dayPlus(endsOn, 1), timeZone);
    if (until - this.clock.now() > GOALIES_SOON_MS) return null;
    const played = await goalieGamesOf(this.database.db, id, season);
    return { played: played.get(team.id) ?? 0, least: rules.least, until };
  }

  /**
   * Open steps of the phase. In season only its end date counts, and a league in setup moves on with its first draft.
   */
  private async ofPhase({ id, phase, team, commissioner, endsOn, timeZone }: Row) {
    if (phase === 'setup') return NOTHING;
    if (phase === 'in-season') {
      const over = endsOn !== null && dayIn(this.clock.now(), timeZone) > endsOn;
      return { ...NOTHING, canGoOn: commissioner && over };
    }
    if (team === null && !commissioner) return NOTHING;
    const { todo, free } = await this.phases.waits(id);
    return {
      todo: todo.find((entry) => entry.team_id === team?.id)?.todo.map(({ message }) => message) ?? [],
      othersTodo: commissioner ? todo.filter((entry) => entry.team_id !== team?.id).length : 0,
      canGoOn: commissioner && free,
    };
  }
}
