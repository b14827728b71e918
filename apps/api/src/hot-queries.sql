-- account-by-email
select "u"."id", "u"."email", "u"."username", "u"."first_name", "u"."last_name", "u"."picture", "u"."email_verified_at", "u"."password_hash", "u"."disabled_at", coalesce(exists (select "m"."league_id"
from "membership" as "m"
where "m"."user_id" = "u"."id" and "m"."is_commissioner" = $1), false) as "is_admin"
from "app_user" as "u"
where lower("u"."email") = lower($2);

-- account-by-id
select "u"."id", "u"."email", "u"."username", "u"."first_name", "u"."last_name", "u"."picture", "u"."email_verified_at", "u"."password_hash", "u"."disabled_at", coalesce(exists (select "m"."league_id"
from "membership" as "m"
where "m"."user_id" = "u"."id" and "m"."is_commissioner" = $1), false) as "is_admin"
from "app_user" as "u"
where "u"."id" = $2;

-- account-by-identity
select "u"."id", "u"."email", "u"."username", "u"."first_name", "u"."last_name", "u"."picture", "u"."email_verified_at", "u"."password_hash", "u"."disabled_at", coalesce(exists (select "m"."league_id"
from "membership" as "m"
where "m"."user_id" = "u"."id" and "m"."is_commissioner" = $1), false) as "is_admin"
from "app_user" as "u"
inner join "social_identity" as "i" on "i"."user_id" = "u"."id"
where "i"."provider" = $2 and "i"."subject" = $3;

-- activity-log+-----
select "e"."id", e.action_type as "action_type", "e"."message", "e"."at", "e"."team_ids", e.data as "data", "u"."first_name" || ' ' || "u"."last_name" as "actor", "u"."id" as "actor_id", case when e.stream like 'draft:%' then substr(e.stream, 7) end as "draft_id", coalesce((e.data -> 'data' ->> 'tradeId' is not null and not exists (select "t"."id"
from "trade" as "t"
where "t"."id" = e.data -> 'data' ->> 'tradeId' and "t"."league_id" = "e"."league_id" and ("t"."accepted_at" is not null or "t"."proposer_team_id" = $1 or "t"."recipient_team_id" = $2))), false) as "trade_hidden", case when e.stream like 'draft:%' then (select count(*)::int
from event one
where one.stream = e.stream and one.action_type is not null) end as "draft_lines"
from "event" as "e"
left join "app_user" as "u" on "u"."id" = "e"."actor"
where "e"."league_id" = $3 and "e"."action_type" is not null and e.rooms && $4::text[] and (e.stream not like 'draft:%' or not exists (
select
from event later
where later.stream = e.stream and later.seq > e.seq and later.action_type is not null)) and "e"."id" < $5::bigint
order by "e"."id" desc
limit $6;

-- activity-log-+----
select "e"."id", e.action_type as "action_type", "e"."message", "e"."at", "e"."team_ids", e.data as "data", "u"."first_name" || ' ' || "u"."last_name" as "actor", "u"."id" as "actor_id", case when e.stream like 'draft:%' then substr(e.stream, 7) end as "draft_id", coalesce((e.data -> 'data' ->> 'tradeId' is not null and not exists (select "t"."id"
from "trade" as "t"
where "t"."id" = e.data -> 'data' ->> 'tradeId' and "t"."league_id" = "e"."league_id" and ("t"."accepted_at" is not null or "t"."proposer_team_id" = $1 or "t"."recipient_team_id" = $2))), false) as "trade_hidden"
from "event" as "e"
left join "app_user" as "u" on "u"."id" = "e"."actor"
where "e"."league_id" = $3 and "e"."action_type" is not null and e.rooms && $4::text[] and e.at + interval '0' >= $5 and "e"."id" >= (select min("line"."id") as "id"
from (select "id"
from "event"
where "league_id" = $6 and "action_type" is not null and "at" >= $7
order by "at"
limit 64) as "line")
order by "e"."id" desc
limit $8;

-- activity-log------
select "e"."id", e.action_type as "action_type", "e"."message", "e"."at", "e"."team_ids", e.data as "data", "u"."first_name" || ' ' || "u"."last_name" as "actor", "u"."id" as "actor_id", case when e.stream like 'draft:%' then substr(e.stream, 7) end as "draft_id", coalesce((e.data -> 'data' ->> 'tradeId' is not null and not exists (select "t"."id"
from "trade" as "t"
where "t"."id" = e.data -> 'data' ->> 'tradeId' and "t"."league_id" = "e"."league_id" and ("t"."accepted_at" is not null or "t"."proposer_team_id" = $1 or "t"."recipient_team_id" = $2))), false) as "trade_hidden", case when e.stream like 'draft:%' then (select count(*)::int
from event one
where one.stream = e.stream and one.action_type is not null) end as "draft_lines"
from "event" as "e"
left join "app_user" as "u" on "u"."id" = "e"."actor"
where "e"."league_id" = $3 and "e"."action_type" is not null and e.rooms && $4::text[] and (e.stream not like 'draft:%' or not exists (
select
from event later
where later.stream = e.stream and later.seq > e.seq and later.action_type is not null))
order by "e"."id" desc
limit $5;

-- activity-unread
select "seen"."event_id" as "seen_id", (select count(*) as "count"
from (select "e"."id"
from "event" as "e"
where "e"."league_id" = $1 and "e"."action_type" is not null and "e"."id" > coalesce(seen.event_id, 0) and ("seen"."event_id" is not null or "e"."at" > "seen"."joined_at") and e.rooms && $2::text[] and "e"."actor" is distinct
from $3 and (e.team_ids = '{}' or $4 = any(e.team_ids))
limit 100) as "line") as "unread"
from (select (select "s"."event_id"
from "activity_seen" as "s"
where "s"."league_id" = $5 and "s"."user_id" = $6) as "event_id", (select "m"."joined_at"
from "membership" as "m"
where "m"."league_id" = $7 and "m"."user_id" = $8) as "joined_at") as "seen";

-- concerns
select "l"."id", "l"."phase", "l"."current_season" as "season", "l"."settings", "l"."time_zone" as "timeZone", coalesce("m"."is_commissioner" = $1, false) as "commissioner", "y"."ends_on"::text as "endsOn", (select to_json(obj)
from (select "t"."id", "t"."name"
from "team" as "t"
where "t"."id" = "m"."team_id") as obj) as "team", (select coalesce(json_agg(agg), '[]')
from (select "t"."id" as "teamId", "t"."name", (coalesce(p.points, 0) - coalesce(e.less, 0))::float8 as "points"
from "team" as "t"
left join "team_points" as "p" on "p"."team_id" = "t"."id" and "p"."season" = "l"."current_season" and "p"."playoffs" = $2
left join "season_standing" as "e" on "e"."league_id" = "t"."league_id" and "e"."team_id" = "t"."id" and "e"."season" = "l"."current_season"
where "t"."league_id" = "l"."id"
order by "t"."number") as agg) as "table", (select to_json(obj)
from (select d.day::text as "day", coalesce(sum(d.points) filter (where d.team_id = "m"."team_id"), 0)::float8 as "points"
from "team_day" as "d"
inner join "team" as "t" on "t"."id" = "d"."team_id"
where "t"."league_id" = "l"."id" and "d"."season" = "l"."current_season" and "d"."playoffs" = $3
group by "d"."day"
order by "d"."day" desc
limit 1) as obj) as "latest", (select coalesce(json_agg(agg), '[]')
from (select "p"."id", "p"."full_name" as "name", "r"."place", coalesce( (select o.status
from status_override o
where o.league_id = "l"."id" and o.player_id = p.id and (o.ended_at is null and o.ends_at > clock_timestamp())), p.status) as "status", (extract(epoch
from (select i.due_at
from ir_return i
where (i.league_id = r.league_id and i.player_id = r.player_id and i.team_id = r.team_id and i.told_at >= r.since) and r.place = 'ir')) * 1000)::float8 as "leaveBy"
from "roster_entry" as "r"
inner join "player" as "p" on "p"."id" = "r"."player_id"
where "r"."team_id" = "m"."team_id" and ("r"."place" = $4 or coalesce( (select o.status
from status_override o
where o.league_id = "l"."id" and o.player_id = p.id and (o.ended_at is null and o.ends_at > clock_timestamp())), p.status) <> $5)
order by "p"."full_name") as agg) as "players", (select coalesce(json_agg(agg), '[]')
from (select "x"."id" as "tradeId", "t"."name" as "from", (extract(epoch
from "x"."expires_at") * 1000)::float8 as "expiresAt"
from "trade" as "x"
inner join "team" as "t" on "t"."id" = "x"."proposer_team_id"
where "x"."recipient_team_id" = "m"."team_id" and "x"."state" = $6
order by "x"."expires_at" asc nulls last, "x"."id") as agg) as "offers", (select coalesce(json_agg(agg), '[]')
from (select "p"."thread_id" as "threadId", "p"."question", (extract(epoch
from "p"."deadline") * 1000)::float8 as "deadline"
from "poll" as "p"
where "p"."league_id" = "l"."id" and "p"."state" = $7 and (case p.voters when 'team' then "m"."team_id" else "m"."user_id" end) is not null and not exists (
select 1
from poll_vote v
where v.poll_id = p.id and v.voter = (case p.voters when 'team' then "m"."team_id" else "m"."user_id" end))
order by "p"."deadline", "p"."id") as agg) as "polls", (select coalesce(json_agg(agg), '[]')
from (select "x"."id" as "tradeId", array[a.name, b.name] as "teams", (extract(epoch
from "x"."review_until") * 1000)::float8 as "endsAt"
from "trade" as "x"
inner join "team" as "a" on "a"."id" = "x"."proposer_team_id"
inner join "team" as "b" on "b"."id" = "x"."recipient_team_id"
where "x"."league_id" = "l"."id" and "x"."state" in ($8, $9)
order by "x"."review_until" asc nulls last, "x"."id") as agg) as "reviews", (select coalesce(json_agg(agg), '[]')
from (select (extract(epoch
from "f"."starts_at") * 1000)::float8 as "startsAt", (extract(epoch
from "f"."expires_at") * 1000)::float8 as "expiresAt"
from "fa_pick" as "f"
where "f"."owner_team_id" = "m"."team_id" and "f"."season" = "l"."current_season" and "f"."player_id" is null and "f"."penalty" = $10 and "f"."expires_at" + interval '1 second' > clock_timestamp()
order by "f"."expires_at") as agg) as "faPicks", (select coalesce(json_agg(agg), '[]')
from (select "p"."full_name" as "player", (extract(epoch
from "w"."clears_at") * 1000)::float8 as "clearsAt"
from "waiver_claim" as "c"
inner join "waiver" as "w" on "w"."id" = "c"."waiver_id"
inner join "player" as "p" on "p"."id" = "w"."player_id"
where "c"."team_id" = "m"."team_id" and "c"."withdrawn_at" is null and "c"."outcome" is null and "w"."resolved_at" is null
order by "w"."clears_at", "p"."full_name") as agg) as "claims", (select coalesce(json_agg(agg), '[]')
from (select "d"."id", "d"."name", "d"."type", "d"."status", (extract(epoch
from "d"."night_at") * 1000)::float8 as "nightAt"
from "draft" as "d"
where "d"."league_id" = "l"."id" and "d"."season" = "l"."current_season" and "d"."kind" <> $11
order by "d"."created_at") as agg) as "drafts", (select to_json(obj)
from (select (extract(epoch
from "r"."deadline") * 1000)::float8 as "deadline", coalesce("r"."locked_at" is not null, false) as "locked", coalesce(exists (select "s"."team_id"
from "protection_sheet" as "s"
where "s"."team_id" = "m"."team_id" and "s"."season" = "l"."current_season"), false) as "saved", (select count(*) as "count"
from "team" as "t"
left join "protection_sheet" as "s" on "s"."team_id" = "t"."id" and "s"."season" = "l"."current_season"
where "t"."league_id" = "l"."id" and "s"."team_id" is null) as "missing"
from "protection_round" as "r"
where "r"."league_id" = "l"."id" and "r"."season" = "l"."current_season") as obj) as "sheets", (select coalesce(json_agg(agg), '[]')
from (select (extract(epoch
from "c"."resolve_by") * 1000)::float8 as "resolveBy", coalesce("c"."proposed_outcome" is not null, false) as "proposed"
from "trade_condition" as "c"
inner join "trade" as "t" on "t"."id" = "c"."trade_id"
where "c"."league_id" = "l"."id" and "c"."outcome" is null and ("m"."team_id" is null or "m"."team_id" not in (c.from_team_id, c.to_team_id)) and (t.on_behalf is not null or "m"."user_id" not in (coalesce(t.proposed_by, ''), coalesce(t.answered_by, ''))) and (m.is_commissioner or ( m.team_id is not null and (t.commissioners_own or exists (
select
from membership x
where x.league_id = c.league_id and x.is_commissioner and x.team_id in (c.from_team_id, c.to_team_id))) and (
select count(*)::int
from membership x
where x.league_id = c.league_id and x.team_id is not null and ("x"."team_id" is null or "x"."team_id" not in (c.from_team_id, c.to_team_id)) and (t.on_behalf is not null or "x"."user_id" not in (coalesce(t.proposed_by, ''), coalesce(t.answered_by, '')))) >= $12 and not exists (select
from trade_condition_vote v
where v.condition_id = c.id and v.team_id = m.team_id)))) as agg) as "conditions", (select count(*) as "count"
from "team" as "t"
left join "membership" as "x" on "x"."team_id" = "t"."id"
where "t"."league_id" = "l"."id" and "x"."user_id" is null) as "unmanaged", l.version || '-' || coalesce((select sum("s"."seq") as "count"
from "stream" as "s"
where "s"."id" = any($13)), 0) || '-' || coalesce((select sum("d"."seq") as "count"
from "draft" as "d"
where "d"."league_id" = $14 and "d"."kind" <> $15), 0) || '-' || coalesce((select "s"."event_id"
from "activity_seen" as "s"
where "s"."league_id" = $16 and "s"."user_id" = $17), 0) as "version"
from "league" as "l"
left join "membership" as "m" on "m"."league_id" = "l"."id" and "m"."user_id" = $18
left join "league_season" as "y" on "y"."league_id" = "l"."id" and "y"."season" = "l"."current_season"
where "l"."id" = $19
order by "l"."name", "l"."id";

-- concerns-everywhere
select "l"."id", "l"."phase", "l"."current_season" as "season", "l"."settings", "l"."time_zone" as "timeZone", coalesce("m"."is_commissioner" = $1, false) as "commissioner", "y"."ends_on"::text as "endsOn", (select to_json(obj)
from (select "t"."id", "t"."name"
from "team" as "t"
where "t"."id" = "m"."team_id") as obj) as "team", (select coalesce(json_agg(agg), '[]')
from (select "t"."id" as "teamId", "t"."name", (coalesce(p.points, 0) - coalesce(e.less, 0))::float8 as "points"
from "team" as "t"
left join "team_points" as "p" on "p"."team_id" = "t"."id" and "p"."season" = "l"."current_season" and "p"."playoffs" = $2
left join "season_standing" as "e" on "e"."league_id" = "t"."league_id" and "e"."team_id" = "t"."id" and "e"."season" = "l"."current_season"
where "t"."league_id" = "l"."id"
order by "t"."number") as agg) as "table", (select to_json(obj)
from (select d.day::text as "day", coalesce(sum(d.points) filter (where d.team_id = "m"."team_id"), 0)::float8 as "points"
from "team_day" as "d"
inner join "team" as "t" on "t"."id" = "d"."team_id"
where "t"."league_id" = "l"."id" and "d"."season" = "l"."current_season" and "d"."playoffs" = $3
group by "d"."day"
order by "d"."day" desc
limit 1) as obj) as "latest", (select coalesce(json_agg(agg), '[]')
from (select "p"."id", "p"."full_name" as "name", "r"."place", coalesce( (select o.status
from status_override o
where o.league_id = "l"."id" and o.player_id = p.id and (o.ended_at is null and o.ends_at > clock_timestamp())), p.status) as "status", (extract(epoch
from (select i.due_at
from ir_return i
where (i.league_id = r.league_id and i.player_id = r.player_id and i.team_id = r.team_id and i.told_at >= r.since) and r.place = 'ir')) * 1000)::float8 as "leaveBy"
from "roster_entry" as "r"
inner join "player" as "p" on "p"."id" = "r"."player_id"
where "r"."team_id" = "m"."team_id" and ("r"."place" = $4 or coalesce( (select o.status
from status_override o
where o.league_id = "l"."id" and o.player_id = p.id and (o.ended_at is null and o.ends_at > clock_timestamp())), p.status) <> $5)
order by "p"."full_name") as agg) as "players", (select coalesce(json_agg(agg), '[]')
from (select "x"."id" as "tradeId", "t"."name" as "from", (extract(epoch
from "x"."expires_at") * 1000)::float8 as "expiresAt"
from "trade" as "x"
inner join "team" as "t" on "t"."id" = "x"."proposer_team_id"
where "x"."recipient_team_id" = "m"."team_id" and "x"."state" = $6
order by "x"."expires_at" asc nulls last, "x"."id") as agg) as "offers", (select coalesce(json_agg(agg), '[]')
from (select "p"."thread_id" as "threadId", "p"."question", (extract(epoch
from "p"."deadline") * 1000)::float8 as "deadline"
from "poll" as "p"
where "p"."league_id" = "l"."id" and "p"."state" = $7 and (case p.voters when 'team' then "m"."team_id" else "m"."user_id" end) is not null and not exists (
select 1
from poll_vote v
where v.poll_id = p.id and v.voter = (case p.voters when 'team' then "m"."team_id" else "m"."user_id" end))
order by "p"."deadline", "p"."id") as agg) as "polls", (select coalesce(json_agg(agg), '[]')
from (select "x"."id" as "tradeId", array[a.name, b.name] as "teams", (extract(epoch
from "x"."review_until") * 1000)::float8 as "endsAt"
from "trade" as "x"
inner join "team" as "a" on "a"."id" = "x"."proposer_team_id"
inner join "team" as "b" on "b"."id" = "x"."recipient_team_id"
where "x"."league_id" = "l"."id" and "x"."state" in ($8, $9)
order by "x"."review_until" asc nulls last, "x"."id") as agg) as "reviews", (select coalesce(json_agg(agg), '[]')
from (select (extract(epoch
from "f"."starts_at") * 1000)::float8 as "startsAt", (extract(epoch
from "f"."expires_at") * 1000)::float8 as "expiresAt"
from "fa_pick" as "f"
where "f"."owner_team_id" = "m"."team_id" and "f"."season" = "l"."current_season" and "f"."player_id" is null and "f"."penalty" = $10 and "f"."expires_at" + interval '1 second' > clock_timestamp()
order by "f"."expires_at") as agg) as "faPicks", (select coalesce(json_agg(agg), '[]')
from (select "p"."full_name" as "player", (extract(epoch
from "w"."clears_at") * 1000)::float8 as "clearsAt"
from "waiver_claim" as "c"
inner join "waiver" as "w" on "w"."id" = "c"."waiver_id"
inner join "player" as "p" on "p"."id" = "w"."player_id"
where "c"."team_id" = "m"."team_id" and "c"."withdrawn_at" is null and "c"."outcome" is null and "w"."resolved_at" is null
order by "w"."clears_at", "p"."full_name") as agg) as "claims", (select coalesce(json_agg(agg), '[]')
from (select "d"."id", "d"."name", "d"."type", "d"."status", (extract(epoch
from "d"."night_at") * 1000)::float8 as "nightAt"
from "draft" as "d"
where "d"."league_id" = "l"."id" and "d"."season" = "l"."current_season" and "d"."kind" <> $11
order by "d"."created_at") as agg) as "drafts", (select to_json(obj)
from (select (extract(epoch
from "r"."deadline") * 1000)::float8 as "deadline", coalesce("r"."locked_at" is not null, false) as "locked", coalesce(exists (select "s"."team_id"
from "protection_sheet" as "s"
where "s"."team_id" = "m"."team_id" and "s"."season" = "l"."current_season"), false) as "saved", (select count(*) as "count"
from "team" as "t"
left join "protection_sheet" as "s" on "s"."team_id" = "t"."id" and "s"."season" = "l"."current_season"
where "t"."league_id" = "l"."id" and "s"."team_id" is null) as "missing"
from "protection_round" as "r"
where "r"."league_id" = "l"."id" and "r"."season" = "l"."current_season") as obj) as "sheets", (select coalesce(json_agg(agg), '[]')
from (select (extract(epoch
from "c"."resolve_by") * 1000)::float8 as "resolveBy", coalesce("c"."proposed_outcome" is not null, false) as "proposed"
from "trade_condition" as "c"
inner join "trade" as "t" on "t"."id" = "c"."trade_id"
where "c"."league_id" = "l"."id" and "c"."outcome" is null and ("m"."team_id" is null or "m"."team_id" not in (c.from_team_id, c.to_team_id)) and (t.on_behalf is not null or "m"."user_id" not in (coalesce(t.proposed_by, ''), coalesce(t.answered_by, ''))) and (m.is_commissioner or ( m.team_id is not null and (t.commissioners_own or exists (
select
from membership x
where x.league_id = c.league_id and x.is_commissioner and x.team_id in (c.from_team_id, c.to_team_id))) and (
select count(*)::int
from membership x
where x.league_id = c.league_id and x.team_id is not null and ("x"."team_id" is null or "x"."team_id" not in (c.from_team_id, c.to_team_id)) and (t.on_behalf is not null or "x"."user_id" not in (coalesce(t.proposed_by, ''), coalesce(t.answered_by, '')))) >= $12 and not exists (select
from trade_condition_vote v
where v.condition_id = c.id and v.team_id = m.team_id)))) as agg) as "conditions", (select count(*) as "count"
from "team" as "t"
left join "membership" as "x" on "x"."team_id" = "t"."id"
where "t"."league_id" = "l"."id" and "x"."user_id" is null) as "unmanaged"
from "league" as "l"
left join "membership" as "m" on "m"."league_id" = "l"."id" and "m"."user_id" = $13
left join "league_season" as "y" on "y"."league_id" = "l"."id" and "y"."season" = "l"."current_season"
where "m"."user_id" = $14
order by "l"."name", "l"."id";

-- ended-sessions
select clock_timestamp()::text as "now", (select coalesce(json_agg(agg), '[]')
from (select "id", "ended_reason"
from "session"
where "ended_at" > coalesce($1::timestamptz, clock_timestamp() - make_interval(secs => $2)) - make_interval(secs => $3)) as agg) as "ended";

-- fa-picks
select "f"."id", "f"."week", "f"."original_team_id" as "assigned_to", "f"."owner_team_id" as "owned_by", "f"."starts_at", "f"."expires_at" as "expiry_date", case when "f"."penalty" = $1 then 'penalty' else "p"."full_name" end as "player_taken"
from "fa_pick" as "f"
inner join "league" as "l" on "l"."id" = "f"."league_id"
left join "player" as "p" on "p"."id" = "f"."player_id"
where "f"."league_id" = $2 and "f"."season" = "l"."current_season"
order by "f"."week", "f"."original_team_id", "f"."number";

-- history-teams
select "t"."id", "t"."name", (select coalesce(json_agg(agg), '[]')
from (select "d"."season", array_agg(d.day::text
order by d.day) as "days", array_agg(d.points::float8
order by d.day) as "points"
from "team_day" as "d"
where "d"."team_id" = "t"."id" and "d"."playoffs" = $1
group by "d"."season") as agg) as "earned", (select coalesce(json_agg(agg), '[]')
from (select "p"."season", "p"."playoffs", p.points::float8 as "points"
from "team_points" as "p"
where "p"."team_id" = "t"."id" and "p"."playoffs" = $2) as agg) as "points"
from "team" as "t"
where "t"."league_id" = $3
order by lower("t"."name"), "t"."number";

-- league-home
select "l"."current_season" as "season", l.version || '-' || coalesce((select sum("s"."seq") as "count"
from "stream" as "s"
where "s"."id" = any($1)), 0) || '-' || coalesce((select sum("d"."seq") as "count"
from "draft" as "d"
where "d"."league_id" = $2 and "d"."kind" <> $3), 0) || '-' || coalesce((select "s"."event_id"
from "activity_seen" as "s"
where "s"."league_id" = $4 and "s"."user_id" = $5), 0) as "version", (select to_json(obj)
from (select "seen"."event_id" as "seen_id", (select count(*) as "count"
from (select "e"."id"
from "event" as "e"
where "e"."league_id" = $6 and "e"."action_type" is not null and "e"."id" > coalesce(seen.event_id, 0) and ("seen"."event_id" is not null or "e"."at" > "seen"."joined_at") and e.rooms && $7::text[] and "e"."actor" is distinct
from $8 and (e.team_ids = '{}' or $9 = any(e.team_ids))
limit 100) as "line") as "unread"
from (select (select "s"."event_id"
from "activity_seen" as "s"
where "s"."league_id" = $10 and "s"."user_id" = $11) as "event_id", (select "m"."joined_at"
from "membership" as "m"
where "m"."league_id" = $12 and "m"."user_id" = $13) as "joined_at") as "seen") as obj) as "unread", (select coalesce(json_agg(agg), '[]')
from (select "e"."id", e.action_type as "action_type", "e"."message", "e"."at", "e"."team_ids", e.data as "data", "u"."first_name" || ' ' || "u"."last_name" as "actor", "u"."id" as "actor_id", case when e.stream like 'draft:%' then substr(e.stream, 7) end as "draft_id", coalesce((e.data -> 'data' ->> 'tradeId' is not null and not exists (select "t"."id"
from "trade" as "t"
where "t"."id" = e.data -> 'data' ->> 'tradeId' and "t"."league_id" = "e"."league_id" and ("t"."accepted_at" is not null or "t"."proposer_team_id" = $14 or "t"."recipient_team_id" = $15))), false) as "trade_hidden", case when e.stream like 'draft:%' then (select count(*)::int
from event one
where one.stream = e.stream and one.action_type is not null) end as "draft_lines"
from "event" as "e"
left join "app_user" as "u" on "u"."id" = "e"."actor"
where "e"."league_id" = $16 and "e"."action_type" is not null and e.rooms && $17::text[] and (e.stream not like 'draft:%' or not exists (
select
from event later
where later.stream = e.stream and later.seq > e.seq and later.action_type is not null))
order by "e"."id" desc
limit 20) as agg) as "recent", (select coalesce(json_agg(agg), '[]')
from (select "f"."id", "f"."week", "f"."original_team_id" as "assigned_to", "f"."owner_team_id" as "owned_by", "f"."starts_at", "f"."expires_at" as "expiry_date", case when f.penalty then 'penalty' else p.full_name end as "player_taken"
from "fa_pick" as "f"
left join "player" as "p" on "p"."id" = "f"."player_id"
where "f"."league_id" = "l"."id" and "f"."season" = "l"."current_season"
order by "f"."week", "f"."original_team_id", "f"."number") as agg) as "fa_picks", (select coalesce(json_agg(agg), '[]')
from (select "d"."id", "d"."season", "d"."type", "d"."round", "d"."pick_number", "d"."original_team_id" as "assigned_to", "d"."owner_team_id" as "owned_by"
from "draft_pick" as "d"
where "d"."league_id" = "l"."id" and (d.type, d.season) in (select p.type, min(p.season)
from (select distinct league_id, season, type
from draft_pick
where league_id = "l"."id" and season >= "l"."current_season") p
where not (exists (select 1
from draft x
where x.league_id = "p"."league_id" and x.season = "p"."season" and x.type = "p"."type" and x.kind <> 'mock' and x.status = 'ended') or (not exists (select 1
from draft x
where x.league_id = "p"."league_id" and x.season = "p"."season" and x.type = "p"."type" and x.kind <> 'mock') and exists (select 1
from league l
where l.id = "p"."league_id" and ("p"."season" < l.current_season or ("p"."season" = l.current_season and ( exists (select 1
from league_season y
where y.league_id = l.id and y.season = "p"."season") or (l.phase in ('setup', 'startup-drafts') and not exists (select 1
from draft_pick q
where q.league_id = "p"."league_id" and q.season = "p"."season" and q.type = "p"."type" and (q.owner_team_id <> q.original_team_id or q.extra > 0 or q.forfeited_at is not null)) and not exists (select 1
from team t
where t.league_id = l.id and not exists (
select 1
from roster_entry r
where r.team_id = t.id and r.acquired_by = 'import')))))))))
group by p.type) and "d"."forfeited_at" is null
order by "d"."type", "d"."round", "d"."pick_number" asc nulls last, "d"."original_team_id", "d"."extra") as agg) as "picks", (select coalesce(json_agg(agg), '[]')
from (select "t"."id" as "team_id", "s"."season", "o"."playoffs", coalesce((select "p"."points"
from "team_points" as "p"
where "p"."team_id" = "t"."id" and "p"."season" = "s"."season" and "p"."playoffs" = "o"."playoffs"), 0)::float8 as "points"
from "team" as "t"
cross join (
select y::text || '-' || lpad(((y + 1) % 100)::text, 2, '0')
from generate_series(left(l.current_season, 4)::int - 2, left(l.current_season, 4)::int) y) as s (season)
cross join (values (false), (true)) as o (playoffs)
where "t"."league_id" = "l"."id"
order by "t"."number", "s"."season", "o"."playoffs") as agg) as "points", (select coalesce(json_agg(agg), '[]')
from (select "s"."season", "s"."team_id", "s"."rank", "s"."brought", s.points::float8 as "points", s.less::float8 as "less"
from "season_standing" as "s"
where "s"."league_id" = "l"."id" and left(s.season, 4)::int >= left(l.current_season, 4)::int - 2
order by "s"."season", "s"."team_id") as agg) as "standings", (select coalesce(json_agg(agg), '[]')
from (select "d"."season"
from "league_season" as "d"
where "d"."league_id" = "l"."id") as agg) as "dates"
from "league" as "l"
where "l"."id" = $18;

-- league-home-version
select l.version || '-' || coalesce((select sum("s"."seq") as "count"
from "stream" as "s"
where "s"."id" = any($1)), 0) || '-' || coalesce((select sum("d"."seq") as "count"
from "draft" as "d"
where "d"."league_id" = $2 and "d"."kind" <> $3), 0) || '-' || coalesce((select "s"."event_id"
from "activity_seen" as "s"
where "s"."league_id" = $4 and "s"."user_id" = $5), 0) as "version"
from "league" as "l"
where "l"."id" = $6;

-- league-time-zone
select "time_zone"
from "league"
where "id" = $1;

-- league-view
select *, (select value #>> '{}'
from system_config
where key = 'current_season') as "set_season"
from "league"
where "id" = $1;

-- mail-link
select "purpose", "user_id", "email", "used_at", coalesce(("withdrawn_at" is not null or "expires_at" <= now()), false) as "stale"
from "mail_token"
where "hash" = $1;

-- membership
select "m"."user_id", "m"."team_id", "m"."is_commissioner"
from "league" as "l"
left join "membership" as "m" on "m"."league_id" = "l"."id" and "m"."user_id" = $1
where "l"."id" = $2;

-- own-history
select "id", "at", "kind", "user_agent", "address"
from "security_event"
where "user_id" = $1
order by "id" desc
limit $2;

-- own-history-before
select "id", "at", "kind", "user_agent", "address"
from "security_event"
where "user_id" = $1 and "id" < $2
order by "id" desc
limit $3;

-- own-sessions
select "id", "user_agent", "address", "created_at", "kept", greatest("last_seen_at", "active_at") as "seen_at"
from "session"
where "user_id" = $1 and "ended_at" is null
order by "id" = $2 desc, "seen_at" desc
limit $3;

-- player-contracts
select "player_id", "season", "cap_hit", "aav", "base_salary", "signing_bonus", "perf_bonus", "clause", "club", "source", "as_of"
from "contract"
where "player_id" = $1
order by "season";

-- player-seasons
select "player_id", "season", "playoffs", "club", "gp", "g", "a", "w", "so", "plus_minus", "pim", "ppg", "ppp", "shg", "shp", "gwg", "otg", "sog", "hits", "blocks", "fow", "fol", "takeaways", "giveaways", "gs", "l", "otl", "ga", "sa", "pts", "sv_pct", "gaa", "toi_seconds", "as_of", "source"
from "player_season"
where "player_id" = $1
order by "season" desc, "playoffs";

-- player-transactions
select "p"."full_name" as "name", (select coalesce(json_agg(agg), '[]')
from (select "s"."team_id", "s"."place", to_char("s"."from_at" at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "from", to_char("s"."to_at" at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "to", coalesce(to_char("s"."acquired_at" at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), '') as "acquired_at", coalesce("s"."acquired_by", '') as "acquired_by"
from "roster_stay" as "s"
where "s"."league_id" = $1 and "s"."player_id" = $2
order by "s"."from_at") as agg) as "stays", (select coalesce(json_agg(agg), '[]')
from (select "t"."id", "t"."name"
from "team" as "t"
where "t"."league_id" = $3) as agg) as "teams", (select coalesce(json_agg(agg), '[]')
from (select "d"."id", "d"."name", "x"."overall", coalesce("k"."round", 0) as "round"
from "draft" as "d"
inner join "draft_selection" as "x" on "x"."draft_id" = "d"."id"
left join "draft_pick" as "k" on "k"."id" = "x"."pick_id"
where "x"."player_id" = $4 and "d"."league_id" = $5 and "d"."kind" <> $6) as agg) as "drafts", (select coalesce(json_agg(agg), '[]')
from (select "b"."team_id", b.day::text as "day"
from "brought_past" as "b"
where "b"."league_id" = $7 and "b"."player_id" = $8 and "b"."kind" = $9 and "b"."day" is not null) as agg) as "brought"
from "player" as "p"
where "p"."id" = $10 and (p.is_sample = (select l.is_sample
from league l
where l.id = $11) or exists (select 1
from roster_entry held
where held.league_id = $12 and held.player_id = p.id));

-- players-catalogue
select "p"."id", "p"."full_name", "p"."first_name", "p"."last_name", "p"."search_name", "p"."position", "p"."position_detail", "p"."nhl_club", "p"."birth_date", "p"."shoots", "p"."birth_country", "p"."status", "p"."status_as_of", "p"."status_note", "p"."contract_expiry", "p"."expiry_status", "p"."contract_type", "p"."clause", "p"."draft_year", "p"."draft_round", "p"."draft_overall", "p"."drafted_or_signed", "p"."roster_status", "p"."rank", "p"."is_sample", "p"."source", "p"."as_of", "c"."cap_hit", "c"."season" as "cap_season", "c"."as_of" as "cap_as_of", (select (value #>> '{}')::int
from system_config
where key = 'minimum_salary') as "minimum", "s"."stats", "g"."games", coalesce(exists (select "next"."player_id"
from "player_season" as "next"
where "next"."player_id" = "p"."id" and "next"."playoffs" = $1 and "next"."season" > $2), false) as "later"
from "player" as "p"
left join (select distinct on ("player_id") "player_id", "season", "cap_hit", "as_of"
from "contract"
where "season" <= $3
order by "player_id", "season" desc) as "c" on "c"."player_id" = "p"."id"
left join (select distinct on ("x"."player_id") "x"."player_id", (to_jsonb(x) - 'player_id') || jsonb_build_object('gp', coalesce(x.gp, 0)) as "stats"
from "player_season" as "x"
where "x"."season" <= $4 and "x"."playoffs" = $5
order by "x"."player_id", "x"."season" desc) as "s" on "s"."player_id" = "p"."id"
left join (select "player_id", jsonb_agg(json_build_object('season', "season", 'gp', coalesce("gp", 0))) as "games"
from "player_season"
where "season" < $6 and "playoffs" = $7
group by "player_id") as "g" on "g"."player_id" = "p"."id"
order by "p"."rank" asc nulls last, "p"."id";

-- players-standing
select "l"."current_season" as "season", concat_ws(' ', (select concat_ws('/', count(*), max(updated_at))
from player), (select max(finished_at)
from import_run
where status = 'done')) as "version", "l"."is_sample" as "sample", "l"."settings", (select coalesce(json_agg(agg), '[]')
from (select "r"."player_id" as "id", "r"."team_id", "r"."place"
from "roster_entry" as "r"
where "r"."league_id" = "l"."id") as agg) as "owners", array((select distinct "s"."player_id"
from "roster_stay" as "s"
where "s"."league_id" = "l"."id" and "s"."player_id" <= $1
order by "s"."player_id")) as "prospects", (select coalesce(json_agg(agg), '[]')
from (select "t"."id", "t"."name"
from "team" as "t"
where "t"."league_id" = "l"."id") as agg) as "teams", (select coalesce(json_agg(agg), '[]')
from (select "o"."player_id" as "id", "o"."rookie"
from "rookie_override" as "o"
where "o"."league_id" = "l"."id") as agg) as "rookies", (select coalesce(json_agg(agg), '[]')
from (select "o"."player_id" as "id", "o"."status", "o"."reason", "o"."set_at"
from "status_override" as "o"
where "o"."league_id" = "l"."id" and (o.ended_at is null and o.ends_at > clock_timestamp())) as agg) as "statuses"
from "league" as "l"
where "l"."id" = $2;

-- race-life
select "l"."current_season" as "season", "l"."phase", "l"."settings", "l"."time_zone" as "timeZone", (select coalesce(json_agg(agg), '[]')
from (select extract(epoch
from p.until_at) * 1000 as "until", "p"."scoring", "p"."time_zone" as "timeZone"
from "scoring_past" as "p"
where "p"."league_id" = "l"."id"
order by "p"."until_at") as agg) as "past", (select coalesce(json_agg(agg), '[]')
from (select "s"."season", s.starts_on::text as "starts_on", s.ends_on::text as "ends_on"
from "league_season" as "s"
where "s"."league_id" = "l"."id") as agg) as "dates", (select coalesce(json_agg(agg), '[]')
from (select distinct "p"."season"
from "team_points" as "p"
inner join "team" as "t" on "t"."id" = "p"."team_id"
where "t"."league_id" = "l"."id" and "p"."points" <> $1) as agg) as "scored", (select coalesce(json_agg(agg), '[]')
from (select "s"."season", "s"."team_id", "s"."rank", "s"."brought", s.points::float8 as "points", s.less::float8 as "less"
from "season_standing" as "s"
where "s"."league_id" = "l"."id"
order by "s"."rank") as agg) as "written"
from "league" as "l"
where "l"."id" = $2;

-- relay-missed
select "id", "stream", "seq", "league_id", "type", "data", "rooms", "actor", "action_type", "at"
from "event"
where "id" = any($1)
order by "id";

-- relay-newest
select max("id") as "newest"
from "event";

-- security-event
with "logged" as (insert into "security_event" ("kind", "user_id", "actor_id", "address", "user_agent", "data")
values ($1, $2, $3, $4, $5, $6::jsonb)
returning "user_id"), "numbered" as (insert into "stream" ("id", "seq")
select 'user:' || source.user_id as "id", 1 as "seq"
from "logged" as "source"
where "source"."user_id" is not null
on conflict ("id") do update
set "seq" = stream.seq + 1
returning "id", "seq"), "told" as (insert into "event" ("stream", "seq", "type", "data", "rooms", "actor")
select "numbered"."id" as "stream", "numbered"."seq", $7::text as "type", $8::jsonb as "data", array[numbered.id] as "rooms", substr(numbered.id, 6) as "actor"
from numbered as "numbered"
returning "id")
select "told"."id"
from "told";

-- session-active
update "session"
set "active_at" = now(), "last_seen_at" = now()
where "id" = $1 and "ended_at" is null
returning "kept", extract(epoch
from "active_at")::float8 * 1000 as "at";

-- session-start
with "known" as (select "id"
from "app_user"
where "id" = $1 and "disabled_at" is null and "deleted_at" is null and "password_hash" is not distinct
from $2 for share), "opened" as (insert into "session" ("id", "user_id", "user_agent", "address", "kept")
select $3 as "id", "known"."id" as "user_id", $4 as "user_agent", $5 as "address", $6 as "kept"
from "known"
returning "id", "user_id"), "logged" as (insert into "security_event" ("kind", "user_id", "address", "user_agent", "data")
select $7 as "kind", "opened"."user_id", $8 as "address", $9 as "user_agent", $10::jsonb as "data"
from "opened"), "numbered" as (insert into "stream" ("id", "seq")
select 'user:' || source.user_id as "id", 1 as "seq"
from "opened" as "source"
where "source"."user_id" is not null
on conflict ("id") do update
set "seq" = stream.seq + 1
returning "id", "seq"), "told" as (insert into "event" ("stream", "seq", "type", "data", "rooms", "actor")
select "numbered"."id" as "stream", "numbered"."seq", $11::text as "type", $12::jsonb as "data", array[numbered.id] as "rooms", substr(numbered.id, 6) as "actor"
from numbered as "numbered"
returning "id") insert into "refresh_token" ("hash", "session_id", "expires_at")
select $13 as "hash", "opened"."id" as "session_id", now() + make_interval(secs => 2592000) as "expires_at"
from "opened"
returning "session_id";

-- settings-coming
select "c"."id", "c"."league_id", "c"."key", "c"."before", "c"."after", "c"."effect", "c"."state", "c"."season", "c"."due_at", "c"."reason", "u"."first_name" || ' ' || "u"."last_name" as "made_by_name", "c"."made_at", "c"."held_from"
from "setting_change" as "c"
inner join "app_user" as "u" on "u"."id" = "c"."made_by"
where "c"."league_id" = $1 and "c"."state" = $2
order by "c"."due_at" asc nulls last, "c"."made_at", "c"."id";

-- sign-up
with "made" as (insert into "app_user" ("id", "username", "email", "first_name", "last_name", "password_hash")
values ($1, $2, $3, $4, $5, $6)
on conflict (lower(email)) do nothing
returning "id"), "outcome" as (select coalesce((select "made"."id"
from "made"), (select "u"."id"
from "app_user" as "u"
where lower("u"."email") = lower($7))) as "user_id", coalesce(exists (select "made"."id"
from "made"), false) as "created"), "logged" as (insert into "security_event" ("kind", "user_id", "address", "user_agent")
select case when outcome.created then 'signedUp' else 'signUpRefused' end as "kind", "outcome"."user_id", $8 as "address", $9 as "user_agent"
from "outcome")
select "outcome"."user_id", "outcome"."created"
from "outcome";

-- socket-user
select "first_name", "last_name", "picture"
from "app_user"
where "id" = $1 and "disabled_at" is null;

-- team-summaries
select "t"."id", "t"."name", "t"."picture", "l"."settings", "l"."phase", "u"."first_name" || ' ' || "u"."last_name" as "manager_name", "held"."active", "held"."ir", "held"."rookies", "held"."charge", "kept"."amount" as "retained", (select count(*) as "count"
from "fa_pick" as "f"
where "f"."league_id" = $1 and "f"."owner_team_id" = "t"."id" and "f"."player_id" is null and "f"."penalty" = $2 and "f"."expires_at" + interval '1 second' > now()) as "fa_picks", (select sum("p"."points") as "total"
from "team_points" as "p"
where "p"."team_id" = "t"."id" and "p"."season" = "l"."current_season") as "points"
from "team" as "t"
inner join "league" as "l" on "l"."id" = "t"."league_id"
left join "membership" as "m" on "m"."team_id" = "t"."id"
left join "app_user" as "u" on "u"."id" = "m"."user_id"
left join lateral (select count(*) filter(where ("r"."place" = $3 or (r.place = 'ir' and exists (
select
from ir_return i
where (i.league_id = r.league_id and i.player_id = r.player_id and i.team_id = r.team_id and i.told_at >= r.since) and i.due_at <= clock_timestamp())))) as "active", count(*) filter(where "r"."place" = $4) as "ir", count(*) filter(where "r"."place" = $5) as "rookies", sum(coalesce(hit.cap_hit, (select (value #>> '{}')::int
from system_config
where key = 'minimum_salary')) - (select coalesce(sum(retained_part(x.player_id, x.percent, x.dollars, x.of_hit, "l"."current_season")), 0) as "amount"
from "retention" as "x"
where "x"."league_id" = $6 and "x"."player_id" = "r"."player_id" and "x"."team_id" is distinct
from "r"."team_id" and "x"."ended_at" is null and "x"."through_season" >= "l"."current_season")) filter(where ("r"."place" = 'active' or (r.place = 'ir' and exists (
select
from ir_return i
where (i.league_id = r.league_id and i.player_id = r.player_id and i.team_id = r.team_id and i.told_at >= r.since) and i.due_at <= clock_timestamp())) or ("r"."place" = 'rookie' and (select l.settings @> '{"farmOnCap": true}'::jsonb
from league l
where l.id = $7)))) as "charge"
from "roster_entry" as "r"
left join lateral (select "c"."cap_hit", "c"."season"
from "contract" as "c"
where "c"."player_id" = "r"."player_id" and "c"."season" <= "l"."current_season"
order by "c"."season" desc
limit $8) as "hit" on true
where "r"."team_id" = "t"."id") as "held" on true
left join lateral (select sum(retained_part(x.player_id, x.percent, x.dollars, x.of_hit, "l"."current_season")) as "amount", count(distinct "x"."player_id") as "contracts"
from "retention" as "x"
where "x"."team_id" = "t"."id" and "x"."ended_at" is null and "x"."through_season" >= "l"."current_season") as "kept" on true
where "t"."league_id" = $9;

-- team-summary
select "t"."id", "t"."name", "t"."picture", "l"."settings", "l"."phase", "u"."first_name" || ' ' || "u"."last_name" as "manager_name", "held"."active", "held"."ir", "held"."rookies", "held"."charge", "kept"."amount" as "retained", (select count(*) as "count"
from "fa_pick" as "f"
where "f"."league_id" = $1 and "f"."owner_team_id" = "t"."id" and "f"."player_id" is null and "f"."penalty" = $2 and "f"."expires_at" + interval '1 second' > now()) as "fa_picks", (select sum("p"."points") as "total"
from "team_points" as "p"
where "p"."team_id" = "t"."id" and "p"."season" = "l"."current_season") as "points"
from "team" as "t"
inner join "league" as "l" on "l"."id" = "t"."league_id"
left join "membership" as "m" on "m"."team_id" = "t"."id"
left join "app_user" as "u" on "u"."id" = "m"."user_id"
left join lateral (select count(*) filter(where ("r"."place" = $3 or (r.place = 'ir' and exists (
select
from ir_return i
where (i.league_id = r.league_id and i.player_id = r.player_id and i.team_id = r.team_id and i.told_at >= r.since) and i.due_at <= clock_timestamp())))) as "active", count(*) filter(where "r"."place" = $4) as "ir", count(*) filter(where "r"."place" = $5) as "rookies", sum(coalesce(hit.cap_hit, (select (value #>> '{}')::int
from system_config
where key = 'minimum_salary')) - (select coalesce(sum(retained_part(x.player_id, x.percent, x.dollars, x.of_hit, "l"."current_season")), 0) as "amount"
from "retention" as "x"
where "x"."league_id" = $6 and "x"."player_id" = "r"."player_id" and "x"."team_id" is distinct
from "r"."team_id" and "x"."ended_at" is null and "x"."through_season" >= "l"."current_season")) filter(where ("r"."place" = 'active' or (r.place = 'ir' and exists (
select
from ir_return i
where (i.league_id = r.league_id and i.player_id = r.player_id and i.team_id = r.team_id and i.told_at >= r.since) and i.due_at <= clock_timestamp())) or ("r"."place" = 'rookie' and (select l.settings @> '{"farmOnCap": true}'::jsonb
from league l
where l.id = $7)))) as "charge"
from "roster_entry" as "r"
left join lateral (select "c"."cap_hit", "c"."season"
from "contract" as "c"
where "c"."player_id" = "r"."player_id" and "c"."season" <= "l"."current_season"
order by "c"."season" desc
limit $8) as "hit" on true
where "r"."team_id" = "t"."id") as "held" on true
left join lateral (select sum(retained_part(x.player_id, x.percent, x.dollars, x.of_hit, "l"."current_season")) as "amount", count(distinct "x"."player_id") as "contracts"
from "retention" as "x"
where "x"."team_id" = "t"."id" and "x"."ended_at" is null and "x"."through_season" >= "l"."current_season") as "kept" on true
where "t"."league_id" = $9 and "t"."id" = $10;

-- trade-inbox
select "id" as "trade_id", "recipient_team_id" as "sent_to", "proposer_team_id" as "requested_by"
from "trade"
where "recipient_team_id" = $1 and "league_id" = $2 and "state" = $3
order by "proposed_at", "id";

-- trade-inbox-everywhere
select "x"."id" as "trade_id", "x"."league_id", "l"."name" as "league_name", "x"."recipient_team_id" as "sent_to", "x"."proposer_team_id" as "requested_by", "t"."name" as "requested_by_name", "t"."picture" as "requested_by_picture", "x"."proposed_at" as "date", "x"."expires_at"
from "membership" as "m"
inner join "trade" as "x" on "x"."recipient_team_id" = "m"."team_id" and "x"."state" = $1
inner join "team" as "t" on "t"."id" = "x"."proposer_team_id"
inner join "league" as "l" on "l"."id" = "x"."league_id"
where "m"."user_id" = $2
order by "x"."proposed_at", "x"."id";

-- trades-due
select "id", "league_id"
from (select "id", "league_id", "due_at", row_number() over (partition by "league_id"
order by "due_at", "due_at") as "turn"
from "trade"
where "due_at" <= (select clock_timestamp())) as "due"
where "turn" <= $1
order by "due_at";

-- user-leagues
select "l"."id" as "league_id", "l"."name" as "league_name", "l"."type" as "league_type", "l"."created_at", "t"."name" as "user_team", "t"."id" as "user_team_id", "t"."picture" as "user_team_picture", "m"."is_commissioner", null::text as "invitation_id", null::text as "nonce"
from "membership" as "m"
inner join "league" as "l" on "l"."id" = "m"."league_id"
left join "team" as "t" on "t"."id" = "m"."team_id"
where "m"."user_id" = $1
union all
select "l"."id" as "league_id", "l"."name" as "league_name", "l"."type" as "league_type", "l"."created_at", "t"."name" as "user_team", "t"."id" as "user_team_id", "t"."picture" as "user_team_picture", coalesce("m"."is_commissioner" = $2, false) as "is_commissioner", "i"."id" as "invitation_id", "i"."nonce" as "nonce"
from "app_user" as "u"
inner join "invitation" as "i" on ("i"."for_user" = "u"."id" or (lower(i.email) = lower(u.email) and "u"."email_verified_at" is not null))
inner join "league" as "l" on "l"."id" = "i"."league_id"
left join "team" as "t" on "t"."id" = "i"."team_id"
left join "membership" as "m" on "m"."league_id" = "l"."id" and "m"."user_id" = $3
where "u"."id" = $4 and ("i"."accepted_at" is null and "i"."revoked_at" is null and "i"."expires_at" > now()) and "m"."team_id" is null
order by "created_at", "league_id", "invitation_id" asc nulls first;

-- username-taken
select "id"
from "app_user"
where lower("username") = lower($1);

-- watch-list
select "w"."player_id", "w"."added_at"
from "watched_player" as "w"
inner join "player" as "p" on "p"."id" = "w"."player_id"
where "w"."league_id" = $1 and "w"."user_id" = $2 and (p.is_sample = (select l.is_sample
from league l
where l.id = $3) or exists (select 1
from roster_entry held
where held.league_id = $4 and held.player_id = p.id))
order by "w"."added_at" desc, "w"."player_id";
