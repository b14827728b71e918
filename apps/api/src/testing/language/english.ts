/** English words that no French sentence has, and that no name of the tests has. */
const ENGLISH =
  /(?<!\p{L})(?:the|of|was|is|were|with|from|and|by|has|have|had|their|your|you|to|for|not|no|this|that|these|been|will|are|be|it|its|they|if|when|which|who|how|must|cannot|does|did|only|than|then|at|in|into|until|before|after|yet|any|all|each|every|other|there|here)(?!\p{L})/iu;

/** The texts that have English words in them, apart from what people typed. */
export const englishIn = (texts: readonly string[], ...typed: readonly string[]): string[] =>
  texts.filter((text) => ENGLISH.test(typed.reduce((left, one) => left.replaceAll(one, ' '), plain(text))));

/** Without addresses and typographic apostrophes. */
const plain = (text: string): string => text.replaceAll('’', "'").replace(/https?:\S+|\S+@\S+/g, ' ');

/** All texts of an answer. */
export function textsIn(answer: unknown): string[] {
  if (typeof answer === 'string') return [answer];
  if (answer === null || typeof answer !== 'object') return [];
  return Object.values(answer).flatMap(textsIn);
}
