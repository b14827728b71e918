/** A change of settings in words, as `changeWords` builds it. */
interface Changed {
  readonly change: string;
}

export const SETTINGS_NOTES = {
  cancelled: ({ change }: Changed) => `Cancelled: ${change}.`,
  replaced: ({ change }: Changed) => `Replaces a coming change: ${change}.`,
  /** `season`: the season with which it applies; null when it applies now. */
  picksAdded: ({ picks, season }: { readonly picks: number; readonly season: string | null }) =>
    `${picks} draft ${picks === 1 ? 'pick' : 'picks'} of drafts to come will${season === null ? '' : `, for ${season},`} be added.`,
  picksRemoved: ({ picks, season }: { readonly picks: number; readonly season: string | null }) =>
    `${picks} draft ${picks === 1 ? 'pick' : 'picks'} of drafts to come will${season === null ? '' : `, for ${season},`} be taken away; none of them has been traded.`,
  moreFaPicks: ({ picks }: { readonly picks: number }) =>
    `Each team gets ${picks} more free-agent ${picks === 1 ? 'pick' : 'picks'} for every week after that.`,
  fewerFaPicks: () => 'If you force it, free-agent picks of future weeks are deleted, except traded ones.',
  retainedStay: () => 'Salaries that are retained already stay as they are; the change is for new ones.',
  pointsStay: () => 'Days before the change keep their points.',
  draftKeepsLimits: () => 'A draft that is being held keeps the limits that it began with.',
  sheetsMade: () => 'A sheet that does not meet the new limits at the deadline is replaced by an automatic one.',
};
