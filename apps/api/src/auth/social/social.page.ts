import { readersLanguage } from '@crease/core/locale.js';
import { SOCIAL_CHANNEL, type SocialOutcome } from '@crease/core/auth/social.rules.js';
import { socialPageTexts } from './social.words.js';

const attribute = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * Last page of the pop-up. The outcome is data; the script is a separate file because the content security policy
 * demands it.
 */
export function outcomePage(outcome: SocialOutcome): string {
  const words = outcome.ok ? socialPageTexts.signedIn : outcome.refusal.message;
  return `<!doctype html>
<html lang="${readersLanguage()}">
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
 * Posts the outcome to the page that opened the pop-up, if it has this origin. Providers may cut the pop-up off from
 * its opener. So the script also uses a broadcast channel, and the page takes the first message.
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
