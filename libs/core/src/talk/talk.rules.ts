import { ok, type Result } from '../result.js';
import { textsByReader } from '../words.js';
import { refuse } from './talk.refusals.js';

/** Maximum number of characters. */
export const LONGEST = { title: 120, post: 5_000, question: 200, choice: 100, reason: 300 } as const;
export const EDIT_MINUTES = 60;
/** Maximum pinned threads; more would hide the other threads. */
export const PINNED_AT_ONCE = 5;

export const POST_REACTIONS = /* @__PURE__ */ textsByReader({
  en: { agree: 'Agree', disagree: 'Disagree', laugh: 'Funny', goal: 'Goal', thanks: 'Thanks' },
  fr: { agree: 'D’accord', disagree: 'Pas d’accord', laugh: 'Drôle', goal: 'But', thanks: 'Merci' },
});
export type PostReaction = keyof typeof POST_REACTIONS;
// Object.keys returns string[]; the assertion restores the literal keys.
export const POST_REACTION_KEYS = Object.keys(POST_REACTIONS) as [PostReaction, ...PostReaction[]];

/** A person, or a team standing for its manager, who can be mentioned in a post. */
export interface Nameable {
  readonly kind: 'person' | 'team';
  readonly id: string;
  readonly name: string;
}

/** A mention as written in a post, without '@'. */
export interface Mention {
  readonly kind: Nameable['kind'];
  readonly id: string;
  readonly text: string;
}

const WORD = /[\p{L}\p{N}_]/u;

/**
 * Finds the names after an '@' in a text, ignoring case. The longest matching name wins, and it must end at a word
 * boundary. If several people share the name, all of them are mentioned.
 */
export function mentionsIn(text: string, people: readonly Nameable[]): Mention[] {
  const known = people
    .filter(({ name }) => name !== '')
    .map((one) => ({ one, lower: one.name.toLowerCase() }))
    .sort((a, b) => b.lower.length - a.lower.length);
  const found = new Map<string, Mention>();
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    if (at > 0 && WORD.test(text.charAt(at - 1))) continue;
    const written = (length: number) => text.slice(at + 1, at + 1 + length);
    const fits = ({ one: { name }, lower }: (typeof known)[number]) =>
      written(name.length).toLowerCase() === lower && !WORD.test(text.charAt(at + 1 + name.length));
    const longest = known.find(fits);
    if (longest === undefined) continue;
    for (const { one, lower } of known)
      if (lower === longest.lower && !found.has(`${one.kind} ${one.id}`))
        found.set(`${one.kind} ${one.id}`, { kind: one.kind, id: one.id, text: written(one.name.length) });
  }
  return [...found.values()];
}

export function mentionParts(
  text: string,
  names: readonly string[],
): { readonly text: string; readonly name: boolean }[] {
  const sorted = names.filter((name) => name !== '').sort((a, b) => b.length - a.length);
  const parts: { text: string; name: boolean }[] = [];
  let from = 0;
  for (let at = text.indexOf('@'); at !== -1; at = text.indexOf('@', at + 1)) {
    const name = sorted.find((one) => text.startsWith(one, at + 1) && !WORD.test(text.charAt(at + 1 + one.length)));
    if (name === undefined || (at > 0 && WORD.test(text.charAt(at - 1)))) continue;
    if (at > from) parts.push({ text: text.slice(from, at), name: false });
    from = at + 1 + name.length;
    parts.push({ text: text.slice(at, from), name: true });
  }
  if (from < text.length) parts.push({ text: text.slice(from), name: false });
  return parts;
}

/** Times are milliseconds since 1970. */
export interface PostFacts {
  readonly own: boolean;
  readonly at: number;
  /** Its text was deleted, or a commissioner hid it. */
  readonly gone: boolean;
  readonly poll: boolean;
}

/**
 * Checks if a post can be edited: only by its author and for a limited time. A post with a poll can't be edited,
 * because members may have voted.
 */
export function judgeEdit({ own, at, gone, poll }: PostFacts, now: number): Result<null> {
  if (!own) return refuse('forbidden.post', { kind: 'forbidden' });
  if (gone) return refuse('postGone');
  if (poll) return refuse('postHasPoll');
  const minutes = Math.floor((now - at) / 60_000);
  if (now - at > EDIT_MINUTES * 60_000)
    return refuse('editOver', { figures: { minutes: EDIT_MINUTES }, figure: minutes, limit: EDIT_MINUTES });
  return ok(null);
}

/** Only the author may delete, at any time. */
export function judgeDelete({ own, gone, poll }: PostFacts): Result<null> {
  if (!own) return refuse('forbidden.post', { kind: 'forbidden' });
  if (gone) return refuse('postGone');
  return poll ? refuse('postHasPoll') : ok(null);
}
