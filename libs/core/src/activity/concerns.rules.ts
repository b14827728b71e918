import { OFFSEASON_DRAFTS } from '../leagues/drafts/draft.table.js';
import type { DraftType } from '../draft-type.js';
import type { LeaguePhase } from '../leagues/league.rules.js';
import { isGivenName } from '../leagues/words/team-name.words.js';
import { sumOfPoints } from '../players/scoring/scoring.table.js';
import type { FinalRow } from '../competition/champion.rules.js';
import type { LineupGaps } from '../teams/lineup/lineup-gaps.rules.js';
import { sizesRest } from '../teams/cap.rules.js';
import { IR_STATUSES } from '../teams/team.model.js';
import type { Concern, OwnStanding } from './concerns.answers.js';

/** Milliseconds since 1970. */
type Moment = number;

/** The league data that concerns depend on. Team data covers only the reader's team. */
export interface ConcernFacts {
  readonly phase: LeaguePhase;
  readonly rookieDraft: boolean;
  readonly commissioner: boolean;
  readonly team: { readonly id: string; readonly name: string } | null;
  readonly irSlots: number;
  /**
   * Problems in the coming line-up of the reader's team. Null when there are none or the league plays without line-ups.
   */
  readonly lineup: LineupGaps | null;
  /** Players to call up from the rookie bank, earliest deadline first. */
  readonly callUps: readonly { readonly name: string; readonly dueAt: Moment }[];
  /** The reader's new players who wait to be signed, earliest deadline first. */
  readonly toSign: readonly { readonly name: string; readonly until: Moment }[];
  /** The reader's players who leave as the next season begins, because no contract covers it. */
  readonly contractsEnd: readonly string[];
  /** The reader's restricted free agents whose best offer can be matched, earliest deadline first. */
  readonly toMatch?: readonly { readonly name: string; readonly until: Moment }[];
  /** Unrestricted free agents whom teams can put up for auction, and until when; null where there are none. */
  readonly nominations?: { readonly players: number; readonly until: Moment } | null;
  /** Goalie games played for the reader's team, and the required number. Null when missing games cost no points. */
  readonly goalies: { readonly played: number; readonly least: number; readonly until: Moment } | null;
  /** The reader's players who are injured or on injured reserve. */
  readonly players: readonly {
    readonly name: string;
    readonly place: string;
    readonly status: string;
    /** Deadline for a healthy player to leave injured reserve; null when none was announced. */
    readonly leaveBy?: Moment | null;
  }[];
  /** Trades that need the reader's answer, earliest expiry first. */
  readonly offers: readonly { readonly tradeId: string; readonly from: string; readonly expiresAt: Moment | null }[];
  /** When trading stops this season; null when it does not. */
  readonly tradesUntil: Moment | null;
  /** Open polls without the reader's vote, earliest deadline first. */
  readonly polls: readonly { readonly threadId: string; readonly question: string; readonly deadline: Moment }[];
  /** Accepted trades under review. */
  readonly reviews: readonly { readonly tradeId: string; readonly teams: string[]; readonly endsAt: Moment | null }[];
  /** The reader's unused free-agent picks. */
  readonly faPicks: readonly { readonly startsAt: Moment; readonly expiresAt: Moment }[];
  readonly claims: readonly { readonly player: string; readonly clearsAt: Moment }[];
  /** Drafts of the current season, without mocks. */
  readonly drafts: readonly {
    readonly id: string;
    readonly name: string;
    readonly type: DraftType;
    readonly status: 'lobby' | 'running' | 'paused' | 'ended';
    readonly nightAt: Moment | null;
    /** Places left for protected players; 0 where the list is full or missing. */
    readonly openPlaces: number;
  }[];
  /** The current round of protection sheets; null without one. */
  readonly sheets: {
    readonly deadline: Moment | null;
    readonly locked: boolean;
    readonly saved: boolean;
    /** Number of teams without a sheet. */
    readonly missing: number;
  } | null;
  /** Tasks for the reader's team before the season, as text. */
  readonly todo: readonly string[];
  readonly othersTodo: number;
  readonly unmanaged: number;
  /** Ties of the play-offs that wait for a commissioner, as text, and when the better seed wins. */
  readonly ties?: { readonly names: readonly string[]; readonly until: Moment | null };
  /** Conditions that the reader can settle or vote on. */
  readonly conditions: readonly { readonly resolveBy: Moment; readonly proposed: boolean }[];
  readonly canGoOn: boolean;
}

/** Unused picks become a task this long before they expire. */
export const PICKS_SOON_MS = 2 * 86_400_000;

type Kind = Concern['kind'];
const concern = (kind: Kind, more: Partial<Concern> = {}): Concern => ({
  kind,
  todo: false,
  count: 1,
  names: [],
  text: null,
  at: null,
  about: null,
  ...more,
});
const todo = (kind: Kind, more: Partial<Concern> = {}): Concern => concern(kind, { todo: true, ...more });
const iso = (at: Moment | null): string | null => (at === null ? null : new Date(at).toISOString());
const earliest = (moments: readonly (Moment | null)[]): string | null => {
  const known = moments.filter((at) => at !== null);
  return known.length === 0 ? null : iso(Math.min(...known));
};

/**
 * A reader's concerns at a moment (docs/ui.md, Your week): tasks first, then information. Empty when there are none.
 */
export function concernsOf(facts: ConcernFacts, now: Moment): Concern[] {
  const found = [
    ...draftConcerns(facts),
    ...(facts.team === null ? [] : [...tradeConcerns(facts, now), ...teamConcerns(facts, now)]),
    ...pollConcerns(facts, now),
    ...sheetConcerns(facts),
    ...protectConcerns(facts),
    ...reviewConcerns(facts, now),
    ...conditionConcerns(facts, now),
    ...(facts.commissioner ? commissionerConcerns(facts) : []),
  ];
  return [...found.filter((one) => one.todo), ...found.filter((one) => !one.todo)];
}

export const todoCount = (concerns: readonly Pick<Concern, 'todo'>[]): number =>
  concerns.filter((one) => one.todo).length;

const DEADLINE_SOON_MS = 7 * 86_400_000;

function tradeConcerns({ offers, tradesUntil }: ConcernFacts, now: Moment): Concern[] {
  const near = tradesUntil !== null && tradesUntil > now && tradesUntil - now <= DEADLINE_SOON_MS;
  const deadline = near ? [concern('trade-deadline', { at: iso(tradesUntil) })] : [];
  const open = offers.filter(({ expiresAt }) => expiresAt === null || expiresAt > now);
  if (open.length === 0) return deadline;
  return [
    ...deadline,
    todo('offers', {
      count: open.length,
      names: open.map(({ from }) => from),
      at: earliest(open.map(({ expiresAt }) => expiresAt)),
      about: open.length === 1 ? (open[0]?.tradeId ?? null) : null,
    }),
  ];
}

function pollConcerns({ polls }: ConcernFacts, now: Moment): Concern[] {
  const open = polls.filter(({ deadline }) => deadline > now);
  const threads = [...new Set(open.map(({ threadId }) => threadId))];
  if (open.length === 0) return [];
  return [
    todo('polls', {
      count: open.length,
      names: open.map(({ question }) => question),
      at: earliest(open.map(({ deadline }) => deadline)),
      about: threads.length === 1 ? (threads[0] ?? null) : null,
    }),
  ];
}

function teamConcerns(facts: ConcernFacts, now: Moment): Concern[] {
  const { players, irSlots, phase, team } = facts;
  const onIr = players.filter(({ place }) => place === 'ir');
  const healthy = onIr.filter(({ status }) => !IR_STATUSES.includes(status));
  const leaving = healthy.flatMap(({ leaveBy }) => leaveBy ?? []);
  const hurt = players.filter(({ place, status }) => place === 'active' && IR_STATUSES.includes(status));
  const free = irSlots - onIr.length;
  // Free agents can only be added during the season, and roster places are not enforced between seasons.
  const usable =
    phase === 'in-season' ? facts.faPicks.filter(({ startsAt, expiresAt }) => startsAt <= now && expiresAt > now) : [];
  const placesCount = !sizesRest(phase);
  const claims = facts.claims.filter(({ clearsAt }) => clearsAt > now);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  return [
    ...facts.todo.map((text) => todo('team', { text })),
    ...lineupConcern(facts, now),
    ...callUpConcern(facts, now),
    ...signConcern(facts, now),
    ...endConcern(facts),
    ...matchConcern(facts, now),
    ...agencyConcern(facts, now),
    ...goalieConcern(facts, now),
    // Before the season, `facts.todo` covers this.
    ...(healthy.length > 0 && placesCount && facts.todo.length === 0
      ? [
          todo('leave-ir', {
            count: healthy.length,
            names: names(healthy),
            at: earliest(leaving.filter((at) => at > now)),
            text: leaving.some((at) => at <= now) ? 'counts' : null,
          }),
        ]
      : []),
    ...(phase === 'setup' && team !== null && isGivenName(team.name)
      ? [todo('name-team', { names: [team.name] })]
      : []),
    ...picksConcern(usable, now),
    ...(hurt.length > 0 && free > 0 && placesCount
      ? [concern('to-ir', { count: hurt.length, names: names(hurt) })]
      : []),
    ...(claims.length > 0
      ? [
          concern('claims', {
            count: claims.length,
            names: claims.map(({ player }) => player),
            at: earliest(claims.map(({ clearsAt }) => clearsAt)),
          }),
        ]
      : []),
  ];
}

/** An overdue call-up has no deadline, but the team can hardly make other moves. */
function callUpConcern({ callUps, phase }: ConcernFacts, now: Moment): Concern[] {
  const [next] = callUps;
  if (next === undefined || phase !== 'in-season') return [];
  const at = next.dueAt > now ? iso(next.dueAt) : null;
  return [todo('call-ups', { count: callUps.length, names: callUps.map(({ name }) => name), at })];
}

function signConcern({ toSign }: ConcernFacts, now: Moment): Concern[] {
  const open = toSign.filter(({ until }) => until > now);
  if (open.length === 0) return [];
  const names = open.map(({ name }) => name);
  return [todo('sign-players', { count: open.length, names, at: earliest(open.map(({ until }) => until)) })];
}

/** After the season. Before, the team's page shows which contracts end. */
function endConcern({ contractsEnd: names, phase }: ConcernFacts): Concern[] {
  if (phase !== 'offseason' || names.length === 0) return [];
  return [concern('contracts-end', { count: names.length, names: [...names] })];
}

function matchConcern({ toMatch = [] }: ConcernFacts, now: Moment): Concern[] {
  const open = toMatch.filter(({ until }) => until > now);
  if (open.length === 0) return [];
  const names = open.map(({ name }) => name);
  return [todo('match-offers', { count: open.length, names, at: earliest(open.map(({ until }) => until)) })];
}

function agencyConcern({ nominations = null }: ConcernFacts, now: Moment): Concern[] {
  if (nominations === null || nominations.until <= now) return [];
  return [concern('free-agency', { count: nominations.players, at: iso(nominations.until) })];
}

function lineupConcern({ lineup, phase }: ConcernFacts, now: Moment): Concern[] {
  if (lineup === null || phase !== 'in-season') return [];
  const { day, empty, absent, locksAt, todo: open } = lineup;
  const at = locksAt > now ? iso(locksAt) : null;
  return [concern('lineup', { todo: open, count: empty + absent.length, names: [...absent], text: day, at })];
}

/** How long before the regular season's end missing goalie games are shown. */
export const GOALIES_SOON_MS = 28 * 86_400_000;

function goalieConcern({ goalies, phase }: ConcernFacts, now: Moment): Concern[] {
  if (goalies === null || phase !== 'in-season') return [];
  const { played, least, until } = goalies;
  if (played >= least || until <= now || until - now > GOALIES_SOON_MS) return [];
  return [concern('goalie-games', { count: least - played, text: String(least), at: iso(until) })];
}

function picksConcern(usable: ConcernFacts['faPicks'], now: Moment): Concern[] {
  if (usable.length === 0) return [];
  const next = Math.min(...usable.map(({ expiresAt }) => expiresAt));
  const count = usable.filter(({ expiresAt }) => expiresAt === next).length;
  return [concern('fa-picks', { todo: next - now <= PICKS_SOON_MS, count, at: iso(next) })];
}

function draftConcerns({ phase, drafts, commissioner, rookieDraft, canGoOn }: ConcernFacts): Concern[] {
  const held =
    drafts.find(({ status }) => status === 'running') ?? drafts.find(({ status }) => status === 'paused') ?? null;
  if (held !== null)
    return [
      held.status === 'running'
        ? todo('draft-on', { names: [held.name], about: held.id })
        : concern('draft-paused', { todo: commissioner, names: [held.name], about: held.id }),
    ];
  const lobby = drafts.find(({ status }) => status === 'lobby');
  // A commissioner who sets up a league sees the setup steps instead.
  if (phase === 'setup' && commissioner) return [todo('set-up')];
  if (lobby !== undefined)
    return [concern('draft-lobby', { names: [lobby.name], about: lobby.id, at: iso(lobby.nightAt) })];
  if (phase === 'setup') return [concern('being-set-up')];
  if (phase !== 'startup-drafts' && phase !== 'annual-drafts') return [];
  const missing = OFFSEASON_DRAFTS.find(
    (type) => (type !== 'rookie' || rookieDraft) && !drafts.some((draft) => draft.type === type),
  );
  if (missing !== undefined) return [concern('draft-missing', { todo: commissioner, names: [missing] })];
  return commissioner && canGoOn ? [] : [concern('drafts-over')];
}

function sheetConcerns({ phase, sheets, team }: ConcernFacts): Concern[] {
  if (phase !== 'protection' || sheets === null) return [];
  if (sheets.locked) return [concern('sheets-published')];
  const at = iso(sheets.deadline);
  if (team === null) return [concern('sheets-open', { at })];
  return [sheets.saved ? concern('sheet-saved', { at }) : todo('sheet', { at })];
}

/** Lists of protected players that have open places, until the draft begins. */
const protectConcerns = ({ drafts }: ConcernFacts): Concern[] =>
  drafts
    .filter(({ status, openPlaces }) => status === 'lobby' && openPlaces > 0)
    .map(({ id, name, nightAt, openPlaces }) =>
      todo('protect-players', { count: openPlaces, names: [name], about: id, at: iso(nightAt) }),
    );

function reviewConcerns({ reviews }: ConcernFacts, now: Moment): Concern[] {
  const open = reviews.filter(({ endsAt }) => endsAt === null || endsAt > now);
  if (open.length === 0) return [];
  const [first] = open;
  return [
    concern('reviews', {
      count: open.length,
      names: open.length === 1 ? (first?.teams ?? []) : [],
      at: earliest(open.map(({ endsAt }) => endsAt)),
      about: open.length === 1 ? (first?.tradeId ?? null) : null,
    }),
  ];
}

function conditionConcerns({ conditions }: ConcernFacts, now: Moment): Concern[] {
  const count = conditions.filter(({ resolveBy, proposed }) => proposed || resolveBy <= now).length;
  return count > 0 ? [todo('conditions', { count })] : [];
}

function commissionerConcerns(facts: ConcernFacts): Concern[] {
  const { phase, unmanaged, sheets, othersTodo, canGoOn, ties } = facts;
  return [
    ...(unmanaged > 0 && phase !== 'setup' ? [todo('no-manager', { count: unmanaged })] : []),
    ...(ties !== undefined && ties.names.length > 0
      ? [todo('ties-wait', { count: ties.names.length, names: [...ties.names], at: iso(ties.until) })]
      : []),
    ...(canGoOn && phase !== 'setup' ? [todo('go-on', { text: phase })] : []),
    ...(phase === 'protection' && sheets !== null && !sheets.locked && sheets.missing > 0
      ? [concern('sheets-missing', { count: sheets.missing, at: iso(sheets.deadline) })]
      : []),
    ...(othersTodo > 0 ? [concern('teams-todo', { count: othersTodo })] : []),
  ];
}

export interface TableFacts {
  readonly phase: LeaguePhase;
  readonly teamId: string | null;
  /** Best first. */
  readonly table: readonly FinalRow[];
  /** The team's points on the latest day with points. */
  readonly latest: { readonly day: string; readonly points: number } | null;
}

/** The rank of the reader's team, from the first points of a season until the next season begins. */
export function ownStanding({ phase, teamId, table, latest }: TableFacts): OwnStanding | null {
  if (phase !== 'in-season' && phase !== 'offseason') return null;
  const index = table.findIndex((row) => row.teamId === teamId);
  const own = table[index];
  if (
    own === undefined ||
    !table.some(({ points, record }) => points > 0 || (record !== undefined && record.wins + record.ties > 0))
  )
    return null;
  // Places in a table of matchups do not follow from points.
  const gapTo = (row: FinalRow | undefined) =>
    row === undefined || own.record !== undefined
      ? null
      : { name: row.name, points: Math.abs(sumOfPoints([row.points, -own.points])) };
  return {
    rank: own.rank,
    shared: own.shared,
    teams: table.length,
    points: own.points,
    record: own.record ?? null,
    above: gapTo(table[index - 1]),
    below: gapTo(table[index + 1]),
    latest,
  };
}
