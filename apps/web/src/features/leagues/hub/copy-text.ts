import { showToast } from '../../../ui/toast.js';

/** Copies text to the clipboard and confirms it; if the browser forbids it, says what to do instead. */
export async function copyText(text: string, done: string, detail?: string) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', text: done, detail });
  } catch {
    showToast({
      kind: 'error',
      text: 'The browser did not allow copying.',
      detail: 'Select the text and copy it by hand.',
    });
  }
}

/** All open invitation links with their teams, ready to paste into a group chat. */
export const copyInvitations = (open: readonly { team_name: string; link: string }[]) =>
  copyText(
    open.map(({ team_name, link }) => `${team_name}: ${link}`).join('\n'),
    `${open.length} invitation links copied`,
    'One line for each team. Each link works once, for 14 days.',
  );

export const copyInvitation = (link: string) => copyText(link, 'Invitation link copied', 'It works once, for 14 days.');
