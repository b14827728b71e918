-- Heartbeat: records that a process is serving, and an outage when none was.
-- During maintenance it records nothing, so that clocks are extended by it afterwards, as by an outage.
-- One statement, because every process runs it twice a second.
create or replace function beat()
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
      declare
        v_before timestamptz;
        v_now timestamptz;
      begin
        if exists (
          select from system_config
          where key = 'maintenance' and (value ->> 'since')::timestamptz <= clock_timestamp()
        ) then
          return coalesce((select max(id) from outage), 0);
        end if;
        insert into heartbeat (one, at) values (true, clock_timestamp()) on conflict (one) do nothing;
        select at into v_before from heartbeat for update;
        v_now := clock_timestamp();
        if v_now - v_before > interval '2 seconds' then
          insert into outage (from_at, to_at) values (v_before, v_now);
        end if;
        update heartbeat set at = v_now where at < v_now;
        return coalesce((select max(id) from outage), 0);
      end $function$;
