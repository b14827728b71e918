import { locale } from '@crease/core/locale.js';
import { showToast } from '../../../ui/layers/toast.js';
import * as t from './hub.words.en.js';

/** Copies text to the clipboard and confirms it; if the browser forbids it, says what to do instead. */
export async function copyText(text: string, done: string, detail?: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: done, detail });
  } catch {
    showToast({
      kind: 'error',
      text: t.browserRefusedCopying,
      detail: t.copyByHandHint,
    });
  }
}

export const copyInvitations = (open: readonly { team_name: string; link: string }[]) =>
  copyText(
    open.map(({ team_name, link }) => locale.labelled(team_name, link)).join('\n'),
    t.invitationLinksCopied({ count: open.length }),
    t.linksWorkOnceHint,
  );

export const copyInvitation = (link: string) => copyText(link, t.invitationLinkCopied, t.linkWorksOnceHint);
