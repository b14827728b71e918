/** The whole numbers in an answer, also those in its sentences. Times and ids have none, although they have digits. */
export function figuresIn(answer: unknown): number[] {
  if (typeof answer === 'number') return [answer];
  if (typeof answer === 'string') return [...answer.matchAll(/(?<![\w.:/+-])\d+(?![\w:/+=-]|\.\d)/g)].map(Number);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap((entry) => entry.flatMap(figuresIn));
}
