import { Injectable } from '@nestjs/common';
import type { PickHistoryAnswer, PickStep } from '@crease/core/teams/team.answers.js';
import { Database } from '../platform/database/database.js';

type PickRow = PickHistoryAnswer['pick'] & { created_at: Date | null; used_at: Date | null };

interface MoveRow {
  at: Date;
  what: 'moved' | 'forfeited' | 'given-back';
  reason: string | null;
  from_name: string | null;
  to_name: string | null;
  trade_id: string | null;
}

const PICK = `
  select d.id, 'draft' as kind, d.league_id, d.season, d.type, d.round, d.pick_number, null::int as week, d.original_team_id as assigned_to, d.owner_team_id as owned_by,
    p.full_name as player, l.created_at, s.at as used_at
  from draft_pick d join league l on l.id = d.league_id
  left join draft_selection s on s.pick_id = d.id and s.draft_id = d.draft_id left join player p on p.id = s.player_id where d.id = $1
  union all
  select f.id, 'fa', f.league_id, f.season, null, null, null, f.week, f.original_team_id, f.owner_team_id, p.full_name, null, f.used_at
  from fa_pick f left join player p on p.id = f.player_id where f.id = $1`;

/**
 * Each move with the trade that made it. Only what a trade, its reversal or the settling of one of its conditions really did is asked (`done`):
 * an offer that was never accepted names the pick too, and is its two teams' secret. `$2` is the pick's league.
 */
const MOVES = `
  with doing as (
    select t.id as trade_id, t.done, t.accepted_at as began, t.ended_at as ended, false as back from trade_asset x join trade t on t.id = x.trade_id
    where x.ref = $1 and x.kind <> 'player' and t.state in ('executed', 'reversed')
    union all
    select t.id, t.done, t.ended_at, t.ended_at, true from trade_asset x join trade t on t.id = x.trade_id where x.ref = $1 and x.kind <> 'player' and t.state = 'reversed'
    union all
    select c.trade_id, c.done, c.confirmed_at, c.confirmed_at, false from trade_condition c where c.league_id = $2 and c.outcome is not null and (c.asset ->> 'pick_id' = $1 or c.instead_pick_id = $1)
  )
  select m.at, m.what, m.reason, a.name as from_name, b.name as to_name,
    (select d.trade_id from doing d
     where d.done @> jsonb_build_array(jsonb_build_object('pick_id', m.pick_id, 'from', case when d.back then m.to_team_id else m.from_team_id end, 'to', case when d.back then m.from_team_id else m.to_team_id end))
       and m.at between d.began - interval '1 minute' and d.ended + interval '1 minute'
     order by least(abs(extract(epoch from m.at - d.began)), abs(extract(epoch from m.at - d.ended))) limit 1) as trade_id
  from pick_move m left join team a on a.id = m.from_team_id left join team b on b.id = m.to_team_id where m.pick_id = $1 order by m.id`;

@Injectable()
export class PickHistoryQueries {
  constructor(private readonly database: Database) {}

  /** null when there is no such pick. */
  async history(pickId: string): Promise<PickHistoryAnswer | null> {
    const [row] = await this.database.query<PickRow>(
      `select x.*, a.name as assigned_to_name, o.name as owned_by_name from (${PICK}) x join team a on a.id = x.assigned_to join team o on o.id = x.owned_by`,
      [pickId],
    );
    if (!row) return null;
    const moves = await this.database.query<MoveRow>(MOVES, [pickId, row.league_id]);
    const { created_at, used_at, ...pick } = row;
    const history: PickStep[] = [];
    if (created_at)
      history.push({
        date: created_at.toISOString(),
        what: 'created',
        from: null,
        to: pick.assigned_to_name,
        trade_id: null,
        message: `${pick.assigned_to_name}'s own pick.`,
      });
    for (const move of moves) history.push(stepOf(move));
    if (used_at && pick.player !== null)
      history.push({
        date: used_at.toISOString(),
        what: 'used',
        from: pick.owned_by_name,
        to: null,
        trade_id: null,
        message: `${pick.owned_by_name} took ${pick.player}.`,
      });
    return { pick, history: history.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)) };
  }
}

function stepOf({ at, what, reason, from_name, to_name, trade_id }: MoveRow): PickStep {
  const date = at.toISOString();
  const why = reason === null ? '' : ` ${reason}`;
  switch (what) {
    case 'moved':
      return {
        date,
        what,
        from: from_name,
        to: to_name,
        trade_id,
        message: `${from_name ?? 'A team'} gave it to ${to_name ?? 'a team'}${trade_id === null ? '' : ' in a trade'}.`,
      };
    case 'forfeited':
      return { date, what, from: from_name, to: null, trade_id: null, message: `The commissioner forfeited it.${why}` };
    case 'given-back':
      return { date, what, from: null, to: to_name, trade_id: null, message: `The commissioner gave it back.${why}` };
  }
}
