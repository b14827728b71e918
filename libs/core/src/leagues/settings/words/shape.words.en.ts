interface Named {
  readonly named: string;
}

/** Why a request's value of a setting is not taken. `named` is the setting's name, or a category's. */
export const SHAPE_FAULTS = {
  nameRequired: () => 'League name is required.',
  nameTooLong: () => 'League name is too long.',
  number: ({ named }: Named) => `${named} must be a number.`,
  whole: ({ named }: Named) => `${named} must be a whole number.`,
  belowZero: ({ named }: Named) => `${named} cannot be below 0.`,
  tooLarge: ({ named }: Named) => `${named} is too large.`,
  points: ({ named }: Named) => `${named} counts a number of points.`,
  pointsAtLeast: ({ named, least }: Named & { readonly least: number }) => `${named} counts at least ${least}.`,
  pointsAtMost: ({ named, most }: Named & { readonly most: number }) => `${named} counts at most ${most}.`,
  threeDecimals: ({ named }: Named) => `${named} counts at most three decimals.`,
  ofPosition: ({ named, position }: Named & { readonly position: string }) => `${named} of a ${position}`,
  pointsOrEach: ({ named, positions }: Named & { readonly positions: readonly string[] }) =>
    `${named} counts a number of points, or one for each of ${positions.join(', ')}.`,
  notCounted: ({ keys, known }: { readonly keys: readonly string[]; readonly known: readonly string[] }) =>
    `Nothing is counted by the name of ${keys.join(', ')}. Points are given for: ${known.join(', ')}.`,
  day: ({ named }: Named) => `${named} is a day like 03-07, or empty.`,
  dates: ({ named }: Named) => `${named} are written as in 1, 10, 20.`,
  categories: ({ named }: Named) => `${named} are written as in G, A, PIM low.`,
  atMostCharacters: ({ named, most }: Named & { readonly most: number }) => `${named}: at most ${most} characters.`,
  onOrOff: ({ named }: Named) => `${named} must be on or off.`,
  oneOf: ({ named, options }: Named & { readonly options: readonly string[] }) =>
    `${named} is one of: ${options.join(', ')}.`,
  noSuchZone: () => 'There is no such time zone.',
};
