-- A file, because a function is asked whose answer is a list: the leagues whose rows named the player.
select merge_player($1, $2) as leagues
