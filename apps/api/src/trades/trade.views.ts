import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { seasonsAhead, type LeagueSettings } from '@crease/core/leagues/league.rules.js';
import { marketRules } from '@crease/core/free-agents/market/market.rules.js';
import { capSpace } from '@crease/core/teams/cap.rules.js';
import { possibleMoves } from '@crease/core/teams/roster.rules.js';
import { seasonPlus } from '@crease/core/season.js';
import { assetKey } from '@crease/core/trades/trade.context.js';
import { heldWords } from '@crease/core/trades/words/held.words.js';
import { retainableDollars, retainablePercent } from '@crease/core/teams/retention.rules.js';
import { type TradeAsset, type TradeSide } from '@crease/core/trades/trade.model.js';
import type {
  TradableAssetsAnswer,
  TradeAssetView,
  TradeEffects,
  TradeMoveView,
  TradeVetoView,
  TradeView,
} from '@crease/core/trades/trade.schema.js';
import { allowedActions, isOpen, type TradeStanding } from '@crease/core/trades/trade.transitions.js';
import { tradeEffects } from '@crease/core/trades/trade.view.js';
import { tradeFacts } from '@crease/core/trades/trade.facts.js';
import { wordSides } from '@crease/core/trades/shown/shown.words.js';
import { assetView, namesOf } from '@crease/core/trades/asset.view.js';
import { votesNeeded, vetoedBy } from '@crease/core/trades/veto.rules.js';
import { fullName } from '../auth/account/full-name.queries.js';
import { retainedPart } from '../teams/charges.queries.js';
import type { Member } from '../platform/http/member.js';
import { notFound } from '../platform/refusal.error.js';
import { ledgerOf } from './conditions/condition.queries.js';
import { TradeContextQueries, databaseNow } from './trade-context.queries.js';
import { TradeQueries, hashOf, iso, isoOrNull, reasonOf, type TradeRow } from './trade.queries.js';
import { TradeStandings } from './review/trade.standings.js';
import { asAccepted, sidesOf } from './trade.terms.js';

type PlayerView = Extract<TradeAssetView, { kind: 'player' }>;

@Injectable()
export class TradeViews {
  constructor(
    private readonly queries: TradeQueries,
    private readonly standings: TradeStandings,
    private readonly contexts: TradeContextQueries,
  ) {}

  async view(member: Member, tradeId: string): Promise<TradeView> {
    const { db } = this.queries;
    const row = await this.queries.find(db, member, tradeId);
    const party =
      member.teamId !== null && (member.teamId === row.proposer_team_id || member.teamId === row.recipient_team_id);
    const live = isOpen(row.state) ? await this.live(member, row) : null;
    const facts = live ? tradeFacts(live.sides, live.effects) : [];
    const { conditions } = await ledgerOf(db, member, row.id);
    const standing = await this.standings.of(db, row);
    return {
      trade_id: row.id,
      state: row.state,
      version: row.version,
      hash: hashOf(row.version, facts),
      facts,
      sent_to: row.recipient_team_id,
      requested_by: row.proposer_team_id,
      season: row.season,
      sides: live?.sides ?? wordSides(row.shown),
      message: party ? row.message : null,
      now: iso(await databaseNow(db)),
      proposed_at: iso(row.proposed_at),
      expires_at: isoOrNull(row.expires_at),
      accepted_at: isoOrNull(row.accepted_at),
      review_until: isoOrNull(row.review_until),
      ended_at: isoOrNull(row.ended_at),
      reason: reasonOf(row),
      on_behalf:
        row.on_behalf === null
          ? null
          : { by: await this.nameOf(row.proposed_by), reason: row.on_behalf.reason, override: row.on_behalf.override },
      effects: live?.effects ?? null,
      conditions,
      history: party ? await this.queries.history(db, row.league_id, row.thread_id) : [],
      at_once: row.trade_rules?.at_once === true,
      veto: await this.veto(row, standing, member),
      allowed: allowedActions(standing, member),
    };
  }

  private async live(member: Member, row: TradeRow): Promise<{ sides: TradeView['sides']; effects: TradeEffects }> {
    const loaded = asAccepted(await this.contexts.load(this.queries.db, member.leagueId, row.terms, row.id), row);
    return { sides: wordSides(sidesOf(row.terms, loaded)), effects: tradeEffects(row.terms, loaded.context) };
  }

  private async veto(row: TradeRow, { atOnce }: TradeStanding, member: Member): Promise<TradeVetoView | null> {
    if (row.state !== 'in-review' && atOnce?.pickUsed !== false) return null;
    const { votes, uninvolved, mine } = await this.queries.votes(this.queries.db, row, member.teamId);
    return {
      by: vetoedBy({ commissionersOwn: row.commissioners_own }),
      votes,
      needed: votesNeeded({ uninvolvedManagers: uninvolved }),
      mine,
    };
  }

  private async nameOf(userId: string | null): Promise<string | null> {
    if (userId === null) return null;
    const row = await this.queries.db
      .selectFrom('app_user')
      .select(({ ref }) => fullName(ref('first_name'), ref('last_name')).as('name'))
      .where('id', '=', userId)
      .executeTakeFirst();
    return row?.name ?? null;
  }

  async assets(member: Member, teamId: string): Promise<TradableAssetsAnswer> {
    const { db } = this.queries;
    const tradeTeams = await this.contexts.tradeTeams(db, member.leagueId);
    if (!tradeTeams.has(teamId)) throw notFound('team');
    // The other side only has to exist, so take any other team.
    const other = [...tradeTeams.keys()].find((id) => id !== teamId) ?? teamId;
    const { context, league } = await this.contexts.load(
      db,
      member.leagueId,
      { sides: [empty(teamId), empty(other)] },
      null,
    );
    const names = namesOf(context);
    const side = empty(teamId);
    const [books] = context.teams[0].seasons;
    const held = books?.players ?? [];
    const { settings, season } = league;
    const frozen = (kind: 'player' | 'draft-pick' | 'fa-pick', ref: string): string | null => {
      const by = context.frozen.get(assetKey({ kind, ref }));
      return by === undefined ? null : heldWords(by);
    };
    const last = seasonPlus(season, seasonsAhead(league.type, settings));
    const { picks, faPicks } = await this.contexts.ownPicks(db, member.leagueId, teamId, season, last);
    // The receiving team is unknown yet, so retentions that would end on arrival are left out.
    const seen = {
      ...context,
      picks: new Map(picks.map((pick) => [pick.id, pick])),
      faPicks: new Map(faPicks.map((pick) => [pick.id, pick])),
      retentions: [],
    };
    const show = <K extends TradeAssetView['kind']>(asset: TradeAsset & { kind: K }) =>
      assetView(asset, side, seen, names) as Extract<TradeAssetView, { kind: K }>;
    const retained = await this.retained(member.leagueId, teamId, season);
    return {
      team_id: teamId,
      players: held.map((player) => ({
        ...show({ kind: 'player', player_id: player.id, condition: null }),
        frozen: frozen('player', String(player.id)),
        rookie: player.rookie,
        moves: possibleMoves(player, context.rules).filter((type): type is TradeMoveView['type'] => type !== 'add'),
        retainable: retainablePercent(settings, season, player.id, context.retentions),
        retainable_dollars: retainableDollars(settings, season, player, context.retentions),
      })),
      draft_picks: settings.draftPickTradesAllowed
        ? picks.map((pick) => ({
            ...show({ kind: 'draft-pick', pick_id: pick.id, condition: null }),
            frozen: frozen('draft-pick', pick.id),
          }))
        : [],
      fa_picks: settings.faTradesAllowed
        ? faPicks.map((pick) => ({
            ...show({ kind: 'fa-pick', pick_id: pick.id, condition: null }),
            frozen: frozen('fa-pick', pick.id),
          }))
        : [],
      budget:
        marketRules(settings)?.trades === true ? { season, left: Math.max(0, context.teams[0].budgetLeft ?? 0) } : null,
      cap_space:
        settings.cap_trades === true
          ? { season, space: books === undefined ? 0 : capSpace(books, context.rules).space }
          : null,
      retention: {
        enabled: settings.retentionEnabled,
        max_percent: settings.max_retention_perc ?? 0,
        slots: settings.retention_slots ?? 0,
        used: new Set(retained.map(({ player_id }) => player_id)).size + context.teams[0].promisedRetentions,
        contracts: retained,
      },
      allowed: allowedBy(settings),
    };
  }

  private async retained(
    leagueId: string,
    teamId: string,
    season: string,
  ): Promise<TradableAssetsAnswer['retention']['contracts']> {
    return this.queries.db
      .selectFrom('retention as x')
      .innerJoin('player as p', 'p.id', 'x.player_id')
      .where('x.league_id', '=', leagueId)
      .where('x.team_id', '=', teamId)
      .where('x.ended_at', 'is', null)
      .where('x.through_season', '>=', season)
      .orderBy('x.created_at')
      .orderBy('x.id')
      .select([
        'x.player_id',
        'p.full_name as name',
        'x.percent',
        'x.dollars',
        retainedPart(sql.val(season)).as('amount'),
        'x.through_season',
      ])
      .execute();
  }

  async showing(
    leagueId: string,
    teamId: string,
    playerIds: readonly number[],
    pickIds: readonly string[],
  ): Promise<{ players: PlayerView[]; picks: Extract<TradeAssetView, { kind: 'draft-pick' }>[] }> {
    const { db } = this.queries;
    const tradeTeams = await this.contexts.tradeTeams(db, leagueId);
    const other = [...tradeTeams.keys()].find((id) => id !== teamId) ?? teamId;
    const { context } = await this.contexts.load(db, leagueId, { sides: [empty(teamId), empty(other)] }, null);
    const picks = await this.contexts.picks(db, leagueId, pickIds);
    const names = namesOf(context);
    const held = new Set(context.teams[0].seasons[0]?.players.map(({ id }) => id));
    return {
      players: playerIds
        .filter((id) => held.has(id))
        .flatMap(
          (id) =>
            (assetView(
              { kind: 'player', player_id: id, condition: null },
              empty(teamId),
              context,
              names,
            ) as PlayerView | null) ?? [],
        ),
      picks: pickIds.flatMap((id) => {
        const pick = picks.get(id);
        if (!pick || pick.used || pick.ownerTeamId !== teamId) return [];
        return (
          (assetView(
            { kind: 'draft-pick', pick_id: id, condition: null },
            empty(teamId),
            { ...context, picks },
            names,
          ) as Extract<TradeAssetView, { kind: 'draft-pick' }> | null) ?? []
        );
      }),
    };
  }
}

const empty = (teamId: string): TradeSide => ({ team_id: teamId, assets: [], moves: [] });

const allowedBy = (settings: LeagueSettings): TradableAssetsAnswer['allowed'] => ({
  draft_picks: settings.draftPickTradesAllowed,
  fa_picks: settings.faTradesAllowed,
  retention: settings.retentionEnabled,
});
