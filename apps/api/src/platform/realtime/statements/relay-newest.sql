-- The newest id of all events, when a process starts.
select greatest((select max(id) from event), (select max(id) from account_event), 0) as newest
