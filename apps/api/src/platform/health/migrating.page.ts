import { createHash } from 'node:crypto';
import type { Language } from '@crease/core/locale.js';
import { meanwhileIn } from './migrating.words.js';

/** Colours of tokens.css: the app's style sheet is not served yet. */
const STYLE = `
:root { color-scheme: light dark; }
body {
  margin: 0; min-height: 100dvh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif;
  background: light-dark(#eef3f7, #080d12); color: light-dark(#0b1722, #edf3f7);
}
main { max-width: 26rem; padding: 24px; text-align: center; }
h1 { margin: 0 0 8px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 12px; color: light-dark(#3c4d5c, #b4c3cf); text-wrap: pretty; }
`;

export const MIGRATING_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The page of a browser while a process migrates. It reloads after `seconds`. */
export function migratingPage(language: Language, seconds: number): string {
  const words = meanwhileIn(language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${seconds}">
<title>${words.title}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.takes}</p>
<p>${words.reloads}</p>
</main>
</body>
</html>
`;
}
