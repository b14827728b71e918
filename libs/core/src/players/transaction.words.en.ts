import { dayWords } from '../calendar.js';
import type { DraftedAs } from './transactions.model.js';

/** A team's name; null for a team that is no more. */
interface TeamFigures {
  readonly team: string | null;
}

const named = (team: string | null): string => team ?? 'A former team';

/** Sentences of a player's history in a league. */
export const TRANSACTIONS = {
  drafted: ({ team, draft }: TeamFigures & { draft: DraftedAs | null }) =>
    draft === null
      ? `${named(team)} drafted the player.`
      : `${named(team)} drafted the player: ${draft.name}, round ${draft.round}, pick ${draft.overall}.`,
  undone: () => 'The pick was undone.',
  traded: ({ team }: TeamFigures) => `${named(team)} got the player in a trade.`,
  tradedFrom: ({ team, from }: TeamFigures & { from: string | null }) =>
    `${named(team)} got the player from ${named(from)} in a trade.`,
  claimed: ({ team }: TeamFigures) => `${named(team)} claimed the player off waivers.`,
  cleared: ({ team }: TeamFigures) => `Nobody claimed the player, who went to the rookie bank of ${named(team)}.`,
  imported: ({ team }: TeamFigures) => `${named(team)} had the player when its roster was imported.`,
  importedSince: ({ team, since }: TeamFigures & { since: string }) =>
    `${named(team)} had the player since ${dayWords(since)} when its roster was imported.`,
  added: ({ team }: TeamFigures) => `${named(team)} added the player.`,
  dropped: ({ team }: TeamFigures) => `${named(team)} let the player go.`,
  'placed-on-ir': ({ team }: TeamFigures) => `${named(team)} placed the player on injured reserve.`,
  activated: ({ team }: TeamFigures) => `${named(team)} activated the player from injured reserve.`,
  'sent-to-bank': ({ team }: TeamFigures) => `${named(team)} sent the player to the rookie bank.`,
  promoted: ({ team }: TeamFigures) => `${named(team)} promoted the player from the rookie bank.`,
} as const;
