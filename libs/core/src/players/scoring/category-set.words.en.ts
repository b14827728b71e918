/** Why a text names no categories. */
export const CATEGORY_FAULTS = {
  unknown: ({ name, known }: { name: string; known: readonly string[] }) =>
    `There is no category “${name}”. Choose from ${known.join(', ')}.`,
  lowNotSettable: ({ short, low }: { short: string; low: boolean }) =>
    `“low” can be set for PIM and +/− only. ${short} ${low ? 'is always better when low' : 'is always better when high'}: leave “low” out.`,
  weight: ({ short, weight, most }: { short: string; weight: string; most: number }) =>
    `The weight of ${short} is ${weight}. It goes from 0.5 to ${most} in steps of 0.5.`,
  none: ({ example }: { example: string }) => `Name at least one category, as in ${example}.`,
  tooMany: ({ count, most }: { count: number; most: number }) =>
    `${count} categories are named, and at most ${most} can be played. Leave some out.`,
  twice: ({ short }: { short: string }) => `${short} is named twice. Name each category once.`,
};
