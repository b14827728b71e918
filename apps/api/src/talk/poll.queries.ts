import { sql, type Expression, type InferResult, type SqlBool } from 'kysely';
import { countShown, tally } from '@crease/core/talk/poll.rules.js';
import type { PollView } from '@crease/core/talk/talk.answers.js';
import { fullName } from '../auth/account/full-name.queries.js';
import type { Db } from '../platform/database/database.js';
import { anyOf, clockNow, nameOrder } from '../platform/database/sql.js';
import type { Member } from '../platform/http/member.js';
import type { StoredOutcome } from './talk.entity.js';
import { namesIn } from '../platform/database/rows.js';

const p = namesIn('poll as p');
const v = namesIn('poll_vote as v');

/** Poll `p` still waits for the vote of this member or their team. */
export const waitsFor = (user: Expression<string | null>, team: Expression<string | null>): Expression<SqlBool> =>
  sql<SqlBool>`(case ${p.voters} when 'team' then ${team} else ${user} end) is not null and not exists (
    select 1 from ${v.table} where ${v.league_id} = ${p.league_id} and ${v.poll_id} = ${p.id}
      and ${v.voter} = (case ${p.voters} when 'team' then ${team} else ${user} end))`;

/** The open polls in the user's leagues that wait for their vote: `p`, with their membership `m`. */
export const waitingPolls = (db: Db, userId: string) =>
  db
    .selectFrom('membership as m')
    .innerJoin('poll as p', 'p.league_id', 'm.league_id')
    .where('m.user_id', '=', userId)
    .where('p.state', '=', 'open')
    .where('p.deadline', '>', clockNow)
    .where(waitsFor(sql.ref<string | null>('m.user_id'), sql.ref<string | null>('m.team_id')));

const t = namesIn('team as t');
const u = namesIn('app_user as u');
const voterName = sql<string>`coalesce(${t.name}, ${fullName(u.first_name, u.last_name)}, '')`;

/**
 * Votes that count: a team's, whichever manager gave it; a member's while in the league. `name`: the team or member
 * with the vote.
 */
export const ballotsOf = (db: Db, leagueId: string, pollIds: readonly string[]) =>
  db
    .selectFrom('poll_vote as v')
    .innerJoin('poll as p', (join) => join.onRef('p.league_id', '=', 'v.league_id').onRef('p.id', '=', 'v.poll_id'))
    .leftJoin('team as t', (join) => join.onRef('t.league_id', '=', 'v.league_id').onRef('t.id', '=', 'v.voter'))
    .leftJoin('app_user as u', 'u.id', 'v.voter')
    .leftJoin('membership as m', (join) =>
      join.onRef('m.league_id', '=', 'p.league_id').onRef('m.user_id', '=', 'v.voter'),
    )
    .select(['v.poll_id', 'v.voter', 'v.user_id', 'v.choices', voterName.as('name')])
    .where('v.league_id', '=', leagueId)
    .where('v.poll_id', '=', anyOf(pollIds))
    .where(({ or, eb }) => or([eb('t.id', 'is not', null), eb('m.user_id', 'is not', null)]))
    .orderBy(nameOrder(voterName))
    .orderBy('v.voter');

/** The number of voters: teams with a manager, or members. A team that has voted and lost its manager still counts. */
export async function eligibleIn(db: Db, leagueId: string): Promise<{ member: number; managed: ReadonlySet<string> }> {
  const members = await db.selectFrom('membership').select('team_id').where('league_id', '=', leagueId).execute();
  return {
    member: members.length,
    managed: new Set(members.flatMap(({ team_id }) => (team_id === null ? [] : [team_id]))),
  };
}

type Ballot = Awaited<ReturnType<ReturnType<typeof ballotsOf>['execute']>>[number];

export function outcomeOf(
  { voters, choices }: { readonly voters: 'team' | 'member'; readonly choices: readonly string[] },
  ballots: readonly Ballot[],
  { member, managed }: { readonly member: number; readonly managed: ReadonlySet<string> },
): StoredOutcome {
  return {
    votes: tally(
      choices.length,
      ballots.map((ballot) => ballot.choices),
    ),
    voted: ballots.length,
    eligible: voters === 'member' ? member : new Set([...managed, ...ballots.map(({ voter }) => voter)]).size,
  };
}

/** Polls by post id, for one reader. Hidden ballots are visible to the voter alone. */
export async function pollsFor(
  db: Db,
  member: Member,
  postIds: readonly string[],
  takesPart: boolean,
): Promise<ReadonlyMap<string, PollView>> {
  const polls = await pollsOn(db, member.leagueId, postIds).execute();
  if (polls.length === 0) return new Map();
  const ballots = await ballotsOf(
    db,
    member.leagueId,
    polls.map(({ id }) => id),
  ).execute();
  const eligible = await eligibleIn(db, member.leagueId);
  return new Map(
    polls.map((poll) => {
      const cast = ballots.filter((ballot) => ballot.poll_id === poll.id);
      return [poll.post_id, viewPoll(poll, cast, poll.outcome ?? outcomeOf(poll, cast, eligible), member, takesPart)];
    }),
  );
}

const pollsOn = (db: Db, leagueId: string, postIds: readonly string[]) =>
  db
    .selectFrom('poll as p')
    .leftJoin('app_user as e', 'e.id', 'p.ended_by')
    .selectAll('p')
    .select(({ ref, eb }) => [
      fullName(ref('e.first_name'), ref('e.last_name')).as('ended_by_name'),
      eb('p.deadline', '<=', clockNow).as('due'),
    ])
    .where('p.league_id', '=', leagueId)
    .where('p.post_id', '=', anyOf(postIds));

function viewPoll(
  poll: InferResult<ReturnType<typeof pollsOn>>[number],
  cast: InferResult<ReturnType<typeof ballotsOf>>,
  outcome: StoredOutcome,
  member: Member,
  takesPart: boolean,
): PollView {
  const open = poll.state === 'open' && !poll.due;
  const shown = countShown(poll.results, poll.state);
  const voter = poll.voters === 'team' ? member.teamId : member.userId;
  // With hidden ballots a new manager does not see the previous manager's vote.
  const own = cast.find((ballot) => ballot.voter === voter && (!poll.secret || ballot.user_id === member.userId));
  return {
    id: poll.id,
    question: poll.question,
    choices: poll.choices.map((text, index) => ({
      text,
      votes: shown ? (outcome.votes[index] ?? 0) : null,
      voters:
        shown && !poll.secret
          ? cast.filter(({ choices }) => choices.includes(index)).map(({ name }) => name.trim())
          : null,
    })),
    several: poll.several,
    voters: poll.voters,
    secret: poll.secret,
    results: poll.results,
    deadline: poll.deadline.toISOString(),
    state: poll.state,
    ended_at: poll.ended_at?.toISOString() ?? null,
    reason: poll.reason,
    ended_by: poll.ended_by_name?.trim() ?? null,
    voted: cast.map(({ name }) => name.trim()),
    eligible: outcome.eligible,
    own: own === undefined || own.choices.length === 0 ? null : own.choices,
    can_vote: open && takesPart && (poll.voters === 'member' || member.teamId !== null),
    can_end: open && takesPart && member.commissioner,
  };
}
