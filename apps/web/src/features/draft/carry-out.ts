import { create } from 'zustand';
import { showToast } from '../../ui/toast.js';
import type { Reaction } from './draft-reactions.js';
import { showPick } from './pick-animation.js';
import { play } from './sound.js';

interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** What the live regions say. */
export const useAnnouncements = create<{ polite: readonly Announcement[]; urgent: readonly Announcement[] }>(() => ({
  polite: [],
  urgent: [],
}));

const KEPT = 6;
let last = 0;

export function announce(text: string, urgent: boolean): void {
  const entry = { id: (last += 1), text };
  useAnnouncements.setState((now) =>
    urgent ? { urgent: [...now.urgent, entry].slice(-KEPT) } : { polite: [...now.polite, entry].slice(-KEPT) },
  );
}

export const alertsSupported = () => typeof Notification === 'function';

function notify(title: string, body: string, tag: string): void {
  // Whoever looks at the room sees and hears it there.
  if (
    !alertsSupported() ||
    Notification.permission !== 'granted' ||
    (document.visibilityState === 'visible' && document.hasFocus())
  )
    return;
  try {
    const note = new Notification(title, { body, tag });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications from a service worker only.
  }
}

/** Carries out what the room asks for. */
export function carryOut(reactions: readonly Reaction[]): void {
  for (const reaction of reactions) {
    switch (reaction.kind) {
      case 'announce':
        announce(reaction.text, reaction.urgent);
        break;
      case 'sound':
        play(reaction.sound);
        break;
      case 'toast':
        showToast({
          kind: reaction.tone,
          text: reaction.text,
          ...(reaction.detail === undefined ? {} : { detail: reaction.detail }),
        });
        break;
      case 'notify':
        notify(reaction.title, reaction.body, reaction.tag);
        break;
      case 'fly':
        showPick(reaction.playerId, reaction.overall);
        break;
    }
  }
}
