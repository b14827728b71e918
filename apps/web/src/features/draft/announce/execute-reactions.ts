import { dismissToast } from '../../../ui/layers/toast.js';
import { alertsSupported, showAlert } from './alerts.js';
import { showTold, tell } from './announcements.js';
import type { Reaction } from '../sync/draft-reaction.model.js';
import { reactionsTo } from '../sync/draft-reactions.js';
import { inOneWindow } from './one-window.js';
import { showPick } from './pick-animation.js';
import { selectFirstWish } from '../state/select-wish.js';
import type { Happened } from '../sync/draft-replica.js';
import { FAIR, newOffer, openTrading } from '../state/room-trades.store.js';
import { play } from './sound.js';
import { isAnnounced, useAnnouncementLevel } from './announcement-level.js';
import * as t from './announce.words.en.js';

function notify(title: string, body: string, tag: string): void {
  // Check the permission last: the browser's answer blocks the page, on slow phones for several frames.
  if (document.visibilityState === 'visible' && document.hasFocus()) return;
  if (alertsSupported() && Notification.permission === 'granted') void showAlert(title, body, tag);
}

let ahead: number | null = null;

/** Dismisses that toast: the turn is no longer near. */
export function dropAhead(): void {
  if (ahead !== null) dismissToast(ahead);
  ahead = null;
}

const offerAction = (offer: { readonly partner: string; readonly want: string }) => ({
  label: t.makeOffer,
  run: () => openTrading(newOffer({ ...offer, give: FAIR })),
});

/** Runs the reactions to events, in the room or on the big screen. */
export function runReactions({ applied, before, after, me, serverNow }: Happened, onScreen: boolean): void {
  const reactions = reactionsTo(applied, before, after, me, serverNow);
  if (reactions.length > 0) (onScreen ? executeOnScreen : executeReactions)(reactions);
}

/** The big screen belongs to no user: it announces only what concerns everyone. */
function executeOnScreen(reactions: readonly Reaction[]): void {
  executeReactions(
    reactions.flatMap((reaction): Reaction[] => {
      if (reaction.kind === 'notify' || (reaction.kind === 'toast' && reaction.ready)) return [];
      if (reaction.kind !== 'toast') return [reaction];
      const { offer: _, ...rest } = reaction;
      return [rest];
    }),
  );
}

/** Executes reactions. Sentences of one batch are announced together, and each sound or toast plays once. */
export function executeReactions(reactions: readonly Reaction[]): void {
  const { level } = useAnnouncementLevel.getState();
  const sentences = reactions
    .filter((reaction) => reaction.kind === 'announce')
    .filter((one) => isAnnounced(level, one));
  if (sentences.length > 0) tell(sentences);
  const sounds = new Set(reactions.flatMap((reaction) => (reaction.kind === 'sound' ? [reaction.sound] : [])));
  for (const sound of sounds) play(sound);
  const toasts = new Set<string>();
  for (const reaction of reactions) {
    switch (reaction.kind) {
      case 'announce':
      case 'sound':
        break;
      case 'toast':
        if (toasts.has(reaction.text)) break;
        toasts.add(reaction.text);
        // A nearer turn replaces the previous toast.
        if (reaction.ready) dropAhead();
        {
          const shown = showTold({
            kind: reaction.tone,
            text: reaction.text,
            ...(reaction.detail === undefined ? {} : { detail: reaction.detail }),
            ...(reaction.offer ? { action: offerAction(reaction.offer) } : {}),
            ...(reaction.ready ? { action: { label: t.myWish, run: selectFirstWish } } : {}),
          });
          if (reaction.ready) ahead = shown;
        }
        break;
      case 'notify':
        // The turn itself: "You are up in two" would cover the room's head.
        if (reaction.sound === 'turn') dropAhead();
        inOneWindow(reaction.once, () => {
          play(reaction.sound);
          notify(reaction.title, reaction.body, reaction.tag);
        });
        break;
      case 'fly':
        showPick(reaction.playerId, reaction.overall);
        break;
    }
  }
}
