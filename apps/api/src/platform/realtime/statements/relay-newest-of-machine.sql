-- On a cluster: the newest id of the events that one machine numbered, when a process starts.
select greatest(
  (select max(id) from event where id > $1 and id < $2),
  (select max(id) from account_event where id > $1 and id < $2),
  $1
) as newest
