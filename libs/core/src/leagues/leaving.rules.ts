import { ok, refuse, type Result } from '../result.js';

/** Somebody in a league, as far as leaving it is concerned. */
export interface LeagueMember {
  readonly userId: string;
  readonly commissioner: boolean;
}

/**
 * Whether a member may leave their league, and who becomes commissioner with it. The team stays. A league that others
 * play in never loses its last commissioner: they name who takes over first. Whoever is alone may go.
 */
export function decideLeave(
  members: readonly LeagueMember[],
  leaverId: string,
  successorId: string | null,
): Result<{ readonly successor: string | null }> {
  const leaver = members.find(({ userId }) => userId === leaverId);
  if (!leaver) return refuse('notFound', 'This member does not exist, or you may not see it.', { kind: 'missing' });
  const others = members.filter(({ userId }) => userId !== leaverId);
  if (successorId !== null) {
    const successor = others.find(({ userId }) => userId === successorId);
    if (!successor)
      return refuse('notAMember', 'Whoever takes over must be in this league.', {
        field: 'successor_id',
        fix: 'Choose another member.',
      });
    if (!leaver.commissioner)
      return refuse('forbidden', 'Only a commissioner can name who takes over.', {
        kind: 'forbidden',
        field: 'successor_id',
        fix: 'Leave without naming anybody.',
      });
    return ok({ successor: successor.commissioner ? null : successor.userId });
  }
  if (leaver.commissioner && others.length > 0 && !others.some(({ commissioner }) => commissioner)) {
    return refuse('lastCommissioner', 'You are the only commissioner of this league.', {
      field: 'successor_id',
      fix: 'Choose who takes over, then leave.',
    });
  }
  return ok({ successor: null });
}
