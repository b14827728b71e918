import { useTeamsById } from '../../../open-league/league-data.js';
import { useLeagueChange } from '../../../open-league/use-league-change.js';
import { Button } from '../../../../ui/Button.js';
import { cx } from '../../../../ui/cx.js';

interface TeamChange {
  readonly id: string;
  readonly team_id: string;
  readonly undoable: boolean;
}

interface Words<C> {
  readonly changed: (change: C & { readonly team: string }) => string;
  readonly takeBack: string;
  readonly takeBackOf: (of: { team: string }) => string;
  readonly takenBack: string;
}

/** Lists changes with their reasons; while `isOpen` the commissioner can undo them. */
export function TeamChanges<C extends TeamChange>({
  leagueId,
  changes,
  isOpen,
  undo,
  words,
  centered = false,
}: {
  leagueId: string;
  changes: readonly C[];
  isOpen: boolean;
  undo: (changeId: string) => Promise<unknown>;
  words: Words<C>;
  centered?: boolean;
}) {
  const { nameOf } = useTeamsById(leagueId);
  const undoing = useLeagueChange(leagueId, null, undo, { said: words.takenBack, toastsErrors: true });
  if (changes.length === 0) return null;
  return (
    <ul
      className={cx(
        'flex flex-col gap-1 text-xs',
        centered ? 'mt-2 items-center text-center text-ink-2' : 'mt-1 text-ink-3',
      )}
    >
      {changes.map((change) => {
        const team = nameOf(change.team_id);
        return (
          <li
            key={change.id}
            className={cx(
              'flex flex-wrap items-center wrap-anywhere',
              centered ? 'justify-center gap-x-2 gap-y-1' : 'gap-2',
            )}
          >
            {words.changed({ ...change, team })}
            {isOpen && change.undoable && (
              <Button
                size="sm"
                variant="quiet"
                busy={undoing.isPending}
                aria-label={words.takeBackOf({ team })}
                onClick={() => undoing.mutate(change.id)}
              >
                {words.takeBack}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
