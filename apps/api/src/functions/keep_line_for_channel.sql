-- Queues a log line of the whole league for the league's channel, in the transaction that writes the line.
create or replace function keep_line_for_channel()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        insert into league_webhook_line (league_id, stream, seq, at)
        select league_id, new.stream, new.seq, new.at from league_webhook
        where league_id = new.league_id and is_on and stopped_at is null;
        return null;
      end $function$;
