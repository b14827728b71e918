import { useEffect, useRef } from 'react';
import type { DraftState } from '@crease/core/draft/draft.model.js';
import { closedPaths } from '@crease/core/draft/team/paths.rules.js';
import { announce, showTold } from '../announce/announcements.js';
import { closedWords } from '../state/cockpit.model.js';
import { useThrottledDraft, useScope, useView } from '../state/room-context.js';

/** Warns a manager when a pick leaves them no choice at a position that they still need. */
export function PathWarnings(): null {
  const { pool } = useScope();
  const teamId = useView((view) => view.my.teamIds[0] ?? null);
  const state = useThrottledDraft();
  const last = useRef<DraftState | null>(null);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    if (before === null || pool === null || teamId === null || before.slots === state.slots) return;
    if (before.slots.length !== state.slots.length) return;
    const picks = state.slots.filter((slot, index) => slot.player !== null && before.slots[index]?.player === null);
    for (const path of closedPaths(state, picks, teamId, pool.rules)) {
      const { text, detail } = closedWords(path, state, picks, teamId);
      announce(`${text}. ${detail}`, false);
      showTold({ kind: 'info', text, detail });
    }
  }, [state, pool, teamId]);
  return null;
}
