export const PLAYER_LINES = {
  'player.broughtAlong': (came: {
    readonly picks: number;
    readonly retained: number;
    readonly seasons: number;
    readonly rules: boolean;
  }) =>
    `From another site came: ${
      [
        came.picks > 0 && `${came.picks} draft ${came.picks === 1 ? 'pick' : 'picks'} with a new owner`,
        came.retained > 0 && `retained salary of ${came.retained} ${came.retained === 1 ? 'player' : 'players'}`,
        came.seasons > 0 && `the history of ${came.seasons} ${came.seasons === 1 ? 'season' : 'seasons'}`,
        came.rules && 'the league’s own rules',
      ]
        .filter((part) => part !== false)
        .join(', ') || 'nothing'
    }.`,
  'player.moveTakenBack': (_: Readonly<Record<string, never>>) =>
    'The move from another site was undone; everything is as it was before.',
  'player.merged': ({ name, club }: { readonly name: string; readonly club: string | null }) =>
    `${name}, who was imported as a prospect, is now the ${club === null ? 'player' : `${club} player`} of that name.`,
  'player.moveUndone': ({ players }: { readonly players: number }) =>
    `The import of ${players} players was undone; every player is back where they were before.`,
  'player.rostersImported': ({ teams, players }: { readonly teams: number; readonly players: number }) =>
    `Rosters were imported: ${teams} teams, ${players} players.`,
  'player.status': (line: {
    readonly name: string;
    readonly status: string;
    readonly days: number;
    readonly reason: string;
  }) => `The commissioner set ${line.name} to ${line.status} for ${line.days} days: ${line.reason}`,
  'player.statusTakenBack': ({ name }: { readonly name: string }) => `The commissioner ended the status of ${name}.`,
  'player.statusEnded': ({ name }: { readonly name: string }) =>
    `The status that the commissioner set for ${name} has ended.`,
  'player.rookie': ({
    name,
    rookie,
    reason,
  }: {
    readonly name: string;
    readonly rookie: boolean;
    readonly reason: string;
  }) => `Commissioner override: ${name} ${rookie ? 'counts' : 'does not count'} as a rookie. ${reason}`,
};
