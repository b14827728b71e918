import { ok, type Result } from '../result.js';
import { refuse } from './leagues.refusals.js';

export interface LeagueMember {
  readonly userId: string;
  readonly commissioner: boolean;
}

/**
 * Decides if a member may leave, and who becomes commissioner in that case. The team stays. While other members remain,
 * the last commissioner must first name a successor. A sole member may always leave.
 */
export function decideLeave(
  members: readonly LeagueMember[],
  leaverId: string,
  successorId: string | null,
): Result<{ readonly successor: string | null }> {
  const leaver = members.find(({ userId }) => userId === leaverId);
  if (!leaver) return refuse('notFound', { kind: 'missing' });
  const others = members.filter(({ userId }) => userId !== leaverId);
  if (successorId !== null) {
    const successor = others.find(({ userId }) => userId === successorId);
    if (!successor) return refuse('notAMember', { field: 'successor_id' });
    if (!leaver.commissioner) return refuse('forbidden', { kind: 'forbidden', field: 'successor_id' });
    return ok({ successor: successor.commissioner ? null : successor.userId });
  }
  if (leaver.commissioner && others.length > 0 && !others.some(({ commissioner }) => commissioner)) {
    return refuse('lastCommissioner', { field: 'successor_id' });
  }
  return ok({ successor: null });
}
