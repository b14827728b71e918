import { mayCommand, type DraftCommandType } from '@crease/core/draft/draft.commands.js';
import { useDraft, useScope } from './room-context.js';

/** Permission by the server's table; `why` is the reason against. */
export function usePermission(type: DraftCommandType): { may: boolean; why: string | undefined } {
  const { actor } = useScope();
  const why = useDraft((state) => {
    const answer = mayCommand(state, type, actor);
    return answer.ok ? undefined : answer.refusal.message;
  });
  return { may: why === undefined, why };
}
