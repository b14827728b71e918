import type { Language } from '../locale.js';
import { aroundIn, noticeWords, type Mail } from './notification.words.js';
import type { PushPayload } from './push.rules.js';

/** Payload size in bytes that every push service accepts, with room for encryption. */
const MOST_BYTES = 3_000;
const BRIEF = 100;

/** The push payload of a notice. `brief` is the retry after the service rejected a larger one. */
export function pushPayload(
  says: Mail,
  { id, path, league }: { readonly id: number; readonly path: string | null; readonly league: string | null },
  brief: boolean,
  language: Language,
): string {
  const { title, detail } = noticeWords(says, language);
  const lines = [detail, league].filter((line) => line !== null);
  return fitted({ title, lines, path: path ?? NOTICES, tag: `notice-${id}` }, brief);
}

/** Maximum lines in a summary; the remaining notices are counted. */
const MOST_LINES = 5;

/**
 * Combines the notices that waited for the end of quiet hours: a line for each of the first, and a count of the rest.
 */
export function pushSummary(
  all: readonly { readonly says: Mail; readonly league: string | null }[],
  id: number,
  brief: boolean,
  language: Language,
): string {
  const titles = all.map(({ says, league }) =>
    [noticeWords(says, language).title, league].filter((one) => one !== null),
  );
  const shown = all.length > MOST_LINES ? MOST_LINES - 1 : all.length;
  const more = all.length - shown;
  return fitted(
    {
      title: aroundIn(language).quietNotices({ count: all.length }),
      lines: [
        ...titles.slice(0, shown).map((one) => one.join(' · ')),
        ...(more > 0 ? [aroundIn(language).more({ count: more })] : []),
      ],
      path: NOTICES,
      tag: `notice-${id}`,
    },
    brief,
  );
}

const NOTICES = '/account/notices';

interface Said extends Pick<PushPayload, 'title' | 'path' | 'tag'> {
  readonly lines: readonly string[];
}

function fitted({ title, lines, path, tag }: Said, brief: boolean): string {
  const payload = (atMost: number): PushPayload => ({
    title: cut(title, Math.min(atMost, 200)),
    body: brief ? '' : cut(lines.join('\n'), atMost),
    path,
    tag,
  });
  for (const atMost of brief ? [BRIEF] : [1_500, 700, 300]) {
    const text = JSON.stringify(payload(atMost));
    if (new TextEncoder().encode(text).length <= MOST_BYTES) return text;
  }
  return JSON.stringify(payload(BRIEF));
}

const cut = (text: string, atMost: number): string => {
  const characters = [...text];
  return characters.length <= atMost ? text : `${characters.slice(0, atMost - 1).join('')}…`;
};
