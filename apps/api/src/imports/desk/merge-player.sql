-- In a file because it calls a function that returns a list: the leagues whose rows referred to the player.
select merge_player($1, $2) as leagues
