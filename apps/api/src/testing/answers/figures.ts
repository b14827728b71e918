/** Whole numbers in an answer and its sentences, without those of times and ids. */
export function figuresIn(answer: unknown): number[] {
  if (typeof answer === 'number') return [answer];
  if (typeof answer === 'string') return [...answer.matchAll(/(?<![\w.:/+-])\d+(?![\w:/+=-]|\.\d)/g)].map(Number);
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap((entry) => entry.flatMap(figuresIn));
}
