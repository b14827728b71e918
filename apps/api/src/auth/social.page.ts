import { SOCIAL_CHANNEL, type SocialOutcome } from '@crease/core/auth/social.rules.js';

/** Text that may stand between the quotes of an attribute. */
const attribute = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * The pop-up's last page. The outcome is data; what is done with it stands in a script of its own, as the policy
 * demands.
 */
export function outcomePage(outcome: SocialOutcome): string {
  const words = outcome.ok ? 'Signed in. This window can be closed.' : outcome.refusal.message;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Crease</title>
<script src="/api/auth/social/outcome.js" defer></script>
</head>
<body data-outcome="${attribute(JSON.stringify(outcome))}">
<p>${attribute(words)}</p>
</body>
</html>
`;
}

/**
 * Tells the page that opened the pop-up, and only pages of this origin. Providers may cut a pop-up off from its opener;
 * the channel reaches it all the same, and the page takes whichever comes first.
 */
export const OUTCOME_SCRIPT = `'use strict';
(() => {
  const outcome = JSON.parse(document.body.dataset.outcome);
  try {
    if (window.opener) window.opener.postMessage(outcome, window.location.origin);
  } catch {
    // The opener is of another origin, or gone.
  }
  if (typeof BroadcastChannel === 'function') new BroadcastChannel(${JSON.stringify(SOCIAL_CHANNEL)}).postMessage(outcome);
  document.body.removeAttribute('data-outcome');
  setTimeout(() => window.close(), outcome.ok ? 0 : 1200);
})();
`;
