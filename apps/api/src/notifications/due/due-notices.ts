import { nameFigure } from '@crease/core/draft/draft-name.words.js';
import { Inject, Injectable } from '@nestjs/common';
import { farmRules } from '@crease/core/leagues/farm.rules.js';
import { REMIND_HOURS } from '@crease/core/notifications/notification.rules.js';
import type { Mail } from '@crease/core/notifications/notification.words.js';
import type { Graduate } from '@crease/core/seasons/step.words.js';
import { CONFIG, type Config } from '../../platform/config/config.js';
import { Database } from '../../platform/database/database.js';
import { DbClock } from '../../platform/database/db-clock.js';
import { readEarliest } from '../../platform/jobs/league-aside.js';
import { LeagueRounds } from '../../platform/jobs/league-rounds.js';
import { graduatesOf, isToldOf } from '../../seasons/season-end.queries.js';
import { stopsOf, type StoppingLeague } from '../../trades/clock/trade-stops.queries.js';
import { sumsOfRound } from '../../competition/matchups/playoff.queries.js';
import { endedMatchups, leaguesTold, type EndedMatchup } from './matchup-notices.queries.js';
import { begunAgencies } from './agency-notices.queries.js';
import { decidedBids, outbidBids } from './bid-notices.queries.js';
import { decidedOffers, paidPlayers, playersToMatch } from './offer-notices.queries.js';
import { lostPlayers } from './lost-players.queries.js';
import { playersWaiting, signingEnds } from './signing-notices.queries.js';
import { offersTo, tradesEnding, tradesEndKey } from './trade-notices.queries.js';
import { AT_ONCE, NotificationQueries, WORK, type Recipient, type TeamPlace } from './notification.queries.js';

export interface Message {
  readonly mail: Mail;
  /** The page that it links to, below the public address. */
  readonly path: string;
  readonly calendar?: string;
}

/** A notice for one manager, with the key that makes sure it is sent once. */
interface Notice {
  readonly key: string;
  readonly to: Recipient;
  /** Null when there is nothing to send: the key counts as done, so that the row is not due again. */
  readonly message: Message | null;
}

/** Due notices of a league. `due` evaluates the league's own data, so it runs in that league's turn. */
export interface DueNotices {
  readonly league_id: string;
  readonly due: () => Promise<readonly Notice[]>;
}

/** Finds the notices that are due by the clock, other than those of drafts. */
@Injectable()
export class DueNoticesFinder {
  /**
   * The last team whose graduations were checked. A team without any is due again, so each run continues with the next
   * teams.
   */
  private graduationsAfter: TeamPlace | null = null;

  constructor(
    private readonly database: Database,
    private readonly queries: NotificationQueries,
    private readonly leagues: LeagueRounds,
    private readonly clock: DbClock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** `failure` is the error of a kind of notice that could not be read, or null; the other kinds are still found. */
  async find(): Promise<{ notices: DueNotices[]; failure: Error | null }> {
    const resting = await this.leagues.resting('notifications');
    const notices: DueNotices[] = [];
    let failure: Error | null = null;
    for (const look of [
      () => this.expiringPicks(resting),
      () => this.dueSheets(resting),
      () => this.tradesEnd(),
      () => this.graduations(resting),
      () => this.callUps(resting),
      () => this.irReturns(resting),
      () => this.decidedClaims(resting),
      () => this.decidedBids(resting),
      () => this.outbidBids(resting),
      () => this.offers(resting),
      () => this.agencies(resting),
      () => this.changedStatuses(resting),
      () => this.correctedPoints(resting),
      () => this.endedMatchups(resting),
      () => this.lostPlayers(resting),
      () => this.signing('waiting', resting),
      () => this.signing('ending', resting),
    ])
      try {
        notices.push(...(await look()));
      } catch (error) {
        failure = error instanceof Error ? error : new Error(String(error));
      }
    return { notices, failure };
  }

  async decidedClaims(resting?: readonly string[]): Promise<DueNotices[]> {
    const rows = await this.queries.decidedClaims(resting ?? (await this.leagues.resting('notifications')));
    return rows.map((due) => {
      const { player, player_id, team_name: team, outcome, reason, ending } = due;
      return one(due, () => ({
        mail:
          outcome === 'won'
            ? { kind: 'claim-decided', key: 'won', figures: { player, team } }
            : { kind: 'claim-decided', key: 'lost', figures: { player, reason: ending ?? reason ?? { key: 'taken' } } },
        path: `league/players?player=${player_id}`,
      }));
    });
  }

  async decidedBids(resting?: readonly string[]): Promise<DueNotices[]> {
    const without = resting ?? (await this.leagues.resting('notifications'));
    return (await decidedBids(this.database.db, without, this.config.mail)).map((due) => {
      const { player, player_id, team_name: team, price, ending } = due;
      return one(due, () => ({
        mail:
          ending === null
            ? { kind: 'claim-decided', key: 'bought', figures: { player, team, price: price ?? 0 } }
            : { kind: 'claim-decided', key: 'bidLost', figures: { player, ending } },
        path: `league/players?player=${player_id}`,
      }));
    });
  }

  async outbidBids(resting?: readonly string[]): Promise<DueNotices[]> {
    const without = resting ?? (await this.leagues.resting('notifications'));
    return (await outbidBids(this.database.db, without, this.config.mail)).map((due) => {
      const { player, player_id, leader, price, run_at: at, time_zone: timeZone } = due;
      const until = { at: at.toISOString(), timeZone };
      return one(due, () => ({
        mail: { kind: 'claim-decided', key: 'outbid', figures: { player, team: leader, price: price ?? 0, until } },
        path: `league/free-agents?bid=${player_id}`,
      }));
    });
  }

  /** Offers for restricted free agents: those to match, decided ones, and players who cost picks. */
  async offers(resting?: readonly string[]): Promise<DueNotices[]> {
    const without = resting ?? (await this.leagues.resting('notifications'));
    const path = 'league/free-agents';
    const toMatch = (await playersToMatch(this.database.db, without, this.config.mail)).map((due) => {
      const { player, team_name: team, offer_id, until: at, time_zone: timeZone } = due;
      const until = { at: at.toISOString(), timeZone };
      return one(due, () => ({
        mail: { kind: 'claim-decided', key: 'toMatch', figures: { player, team, offered: offer_id !== null, until } },
        path,
      }));
    });
    const decided = (await decidedOffers(this.database.db, without, this.config.mail)).map((due) => {
      const { player, team_name: team, outcome, ending, salary, years, compensation } = due;
      return one(due, () => ({
        mail:
          outcome === 'won' || ending === null
            ? {
                kind: 'claim-decided',
                key: 'offerWon',
                figures: {
                  player,
                  team,
                  salary: salary ?? 0,
                  years: years ?? 1,
                  ...(compensation === null ? {} : { compensation }),
                },
              }
            : { kind: 'claim-decided', key: 'offerLost', figures: { player, ending } },
        path,
      }));
    });
    const paid = (await paidPlayers(this.database.db, without, this.config.mail)).map((due) => {
      const { player, team_name: team, signed_by: signedBy, compensation } = due;
      const figures = { player, team, signedBy, compensation };
      return one(due, () => ({ mail: { kind: 'claim-decided', key: 'offerPaid', figures }, path }));
    });
    return [...toMatch, ...decided, ...paid];
  }

  private async agencies(resting: readonly string[]): Promise<DueNotices[]> {
    return (await begunAgencies(this.database.db, resting, this.config.mail)).map((due) =>
      one(due, () => {
        const { league_name: league, players, until: at, time_zone: timeZone } = due;
        const until = { at: at.toISOString(), timeZone };
        return {
          mail: { kind: 'free-agency', key: 'begun', figures: { league, players: Number(players), until } },
          path: 'league/free-agents',
        };
      }),
    );
  }

  private async expiringPicks(resting: readonly string[]): Promise<DueNotices[]> {
    return (await this.queries.expiringPicks(resting)).map((due) =>
      one(due, () => {
        const { team_name: team, week, picks } = due;
        const until = { at: due.expires_at.toISOString(), timeZone: due.time_zone };
        return {
          mail: { kind: 'fa-pick-expiring', key: 'expiring', figures: { team, picks, week, until } },
          path: 'league/players?owner=free',
        };
      }),
    );
  }

  private async dueSheets(resting: readonly string[]): Promise<DueNotices[]> {
    return (await this.queries.dueSheets(resting)).map((due) =>
      one(due, () => {
        const { league_name: league, team_name: team, saved } = due;
        const deadline = { at: due.deadline.toISOString(), timeZone: due.time_zone };
        return {
          mail: { kind: 'protection-deadline', key: 'due', figures: { league, team, deadline, saved } },
          path: 'admin/protection-sheet',
        };
      }),
    );
  }

  private async changedStatuses(resting: readonly string[]): Promise<DueNotices[]> {
    return (await this.queries.changedStatuses(resting)).map((due) => {
      const { player, team_name: team, status, note } = due;
      return one(due, () => ({
        mail: { kind: 'player-status', key: 'changed', figures: { player, team, status, note } },
        path: `league/players?player=${due.player_id}`,
      }));
    });
  }

  private async correctedPoints(resting: readonly string[]): Promise<DueNotices[]> {
    return (await this.queries.correctedPoints(resting)).map((due) =>
      one(due, () => {
        const { team_id, team_name: team, from_day: from, to_day: to, days, roto_to: rotoTo, before, after } = due;
        return {
          mail: { kind: 'points-corrected', key: 'changed', figures: { team, from, to, days, rotoTo, before, after } },
          path: `team/${team_id}`,
        };
      }),
    );
  }

  private async endedMatchups(resting: readonly string[]): Promise<DueNotices[]> {
    const { db } = this.database;
    const told = (await leaguesTold(db, await readEarliest(db, WORK, 1)).execute()).map((league) => league.league_id);
    const leagues = told.filter((id) => !resting.includes(id));
    if (leagues.length === 0) return [];
    return (await endedMatchups(db, leagues, this.config.mail).execute()).map((due) => ({
      league_id: due.league_id,
      due: async () => [{ key: due.key, to: due, message: await this.endedMatchup(due) }],
    }));
  }

  private async endedMatchup(due: EndedMatchup): Promise<Message> {
    const { league_id: leagueId, team_id: teamId, team_name: team, season, period, number, round, other } = due;
    const { corrections, broken } = due;
    const sums = due.parts > 1 ? await sumsOfRound(this.database.db, { leagueId, season, period, teamId }) : null;
    const { own, against } = sums ?? { own: due.own_points, against: due.other_points };
    return {
      mail: {
        kind: 'matchup-ended',
        key: 'ended',
        figures: { team, other, own, against, period, round, corrections, ...(broken === null ? {} : { broken }) },
      },
      path: `league/matchups/${period}/${number}?season=${season}`,
    };
  }

  private async lostPlayers(resting: readonly string[]): Promise<DueNotices[]> {
    return (await lostPlayers(this.database.db, resting, this.config.mail)).map((due) =>
      one(due, () => {
        const { team_name: team, other, player } = due;
        const draft = nameFigure(due);
        return {
          mail: { kind: 'player-drafted', key: 'taken', figures: { team, other, player, draft } },
          path: `draft/live/${due.draft_id}`,
        };
      }),
    );
  }

  /** Players who wait for the length of their contracts: once they have come, and a day before the deadline. */
  private async signing(key: 'waiting' | 'ending', resting: readonly string[]): Promise<DueNotices[]> {
    const find = key === 'waiting' ? playersWaiting : signingEnds;
    return (await find(this.database.db, resting, this.config.mail)).map((due) =>
      one(due, () => {
        const { team_id, team_name: team, names, until: at, time_zone: timeZone } = due;
        const until = { at: at.toISOString(), timeZone };
        return { mail: { kind: 'contract-signing', key, figures: { team, names, until } }, path: `team/${team_id}` };
      }),
    );
  }

  private async tradesEnd(): Promise<DueNotices[]> {
    const now = this.clock.now();
    const near = stopsOf(await tradesEnding(this.database.db, this.config.mail)).filter(
      ({ stop }) => stop.at > now && stop.at - now <= REMIND_HOURS.trades * 3_600_000,
    );
    return near.map((league) => ({ league_id: league.id, due: () => this.tradesEndIn(league) }));
  }

  private async tradesEndIn(league: StoppingLeague): Promise<Notice[]> {
    const until = { at: new Date(league.stop.at).toISOString(), timeZone: league.timeZone };
    const key = tradesEndKey(league);
    const notices: Notice[] = [];
    for (const to of await this.queries.managers('trade-deadline', league.id, key)) {
      const offers = await offersTo(this.database.db, to.team_id);
      notices.push({
        key: key + to.team_id,
        to,
        message: {
          mail: { kind: 'trade-deadline', key: 'near', figures: { league: league.name, until, offers } },
          path: 'trade/all',
        },
      });
    }
    return notices;
  }

  private async graduations(resting: readonly string[]): Promise<DueNotices[]> {
    const leagues = new Map<string, Promise<Graduate[]>>();
    const teams = await this.queries.graduating(resting, this.graduationsAfter);
    this.graduationsAfter = teams.length < AT_ONCE ? null : (teams.at(-1) ?? null);
    return teams.map((to) => {
      const { league_id: id, team_id, team_name, season, last_day, time_zone } = to;
      const due = async (): Promise<Notice[]> => {
        if (!isToldOf(last_day, time_zone, this.clock.now())) return [];
        const known = leagues.get(id) ?? this.database.read((db) => graduatesOf(db, { id, season }));
        leagues.set(id, known);
        const names = (await known).filter(({ teamId }) => teamId === team_id).map(({ name }) => name);
        // More players may graduate in the last days, so check this team again later.
        if (names.length === 0) return [];
        const mail = {
          kind: 'rookies-graduating' as const,
          key: 'leaving' as const,
          figures: { team: team_name, names, lastDay: last_day },
        };
        return [{ key: to.key, to, message: { mail, path: `team/${team_id}` } }];
      };
      return { league_id: id, due };
    });
  }

  private async irReturns(resting: readonly string[]): Promise<DueNotices[]> {
    return (await this.queries.returning(resting)).map((due) =>
      one(due, () => {
        const { team_id, team_name: team, player, due_at: at, time_zone: timeZone } = due;
        const until = { at: at.toISOString(), timeZone };
        return {
          mail: { kind: 'ir-return', key: 'due', figures: { team, names: [player], until } },
          path: `team/${team_id}`,
        };
      }),
    );
  }

  private async callUps(resting: readonly string[]): Promise<DueNotices[]> {
    return (await this.queries.calledUp(resting)).map((due) =>
      one(due, () => {
        const { team_id, team_name: team, player, due_at: at, time_zone: timeZone, settings } = due;
        const rules = farmRules(settings)?.callUp;
        if (!rules) return null;
        const until = rules.days === 0 ? null : { at: at.toISOString(), timeZone };
        const { games, alone } = rules;
        return {
          mail: { kind: 'farm-call-up', key: 'due', figures: { team, names: [player], games, until, alone } },
          path: `team/${team_id}`,
        };
      }),
    );
  }
}

function one(to: Recipient & { readonly key: string }, message: () => Message | null): DueNotices {
  return {
    league_id: to.league_id,
    due: () => Promise.resolve().then(() => [{ key: to.key, to, message: message() }]),
  };
}
