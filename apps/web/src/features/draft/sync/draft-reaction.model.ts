import { formatMoney } from '@crease/core/money.js';
import type { DraftEvent, DraftState } from '@crease/core/draft/draft.model.js';
import type { DraftSnapshot } from '@crease/core/draft/draft.schema.js';
import { pickedBy, pickedWords } from './draft-labels.js';
import * as t from './sync.words.en.js';

export type DraftSound = 'pick' | 'next' | 'turn' | 'pause' | 'end';

/** A reaction to an event. It runs once per event, also when the event arrives twice. */
export type Reaction =
  /** `others`: it concerns the picks and turns of other teams. */
  | { readonly kind: 'announce'; readonly text: string; readonly urgent: boolean; readonly others?: boolean }
  | { readonly kind: 'sound'; readonly sound: DraftSound }
  /** `ready`: the toast opens the player of the user's first wish. */
  | {
      readonly kind: 'toast';
      readonly tone: 'info' | 'error';
      readonly text: string;
      readonly detail?: string;
      readonly ready?: true;
      /** The toast opens an offer for a pick. */
      readonly offer?: { readonly partner: string; readonly want: string };
    }
  /**
   * A sound and a browser notification, in only one of the user's windows: `once` identifies it. A later notification
   * with the same tag replaces it.
   */
  | {
      readonly kind: 'notify';
      readonly sound: DraftSound;
      readonly title: string;
      readonly body: string;
      readonly tag: string;
      readonly once: string;
    }
  /** Animates a player flying to their cell. */
  | { readonly kind: 'fly'; readonly overall: number; readonly playerId: number };

export interface Me {
  readonly userId: string | null;
  readonly teamIds: readonly string[];
  /** The league's members, to name who picked. */
  readonly people: DraftSnapshot['people'];
}

export const nameOf = (state: DraftState, teamId: string) =>
  state.teams.find((team) => team.id === teamId)?.name ?? t.aTeam;
export const announce = (text: string, urgent = false): Reaction => ({ kind: 'announce', text, urgent });
export const ofOthers = (text: string): Reaction => ({ kind: 'announce', text, urgent: false, others: true });

export const toast = (text: string, detail?: string): Extract<Reaction, { kind: 'toast' }> => ({
  kind: 'toast',
  tone: 'info',
  text,
  ...(detail === undefined ? {} : { detail }),
});

export const pickText = (
  event: Extract<DraftEvent, { type: 'playerPicked' }>,
  state: DraftState,
  people: DraftSnapshot['people'],
  next: string | null,
): string => {
  const { overall, teamId, player, sale } = event;
  const team = nameOf(state, teamId);
  if (sale) return t.playerSold({ team, player: player.name, price: formatMoney(sale.price), next });
  return pickedWords(overall, team, player, pickedBy({ ...event, ownerTeamId: teamId }, people), next);
};

export const byHand = (state: DraftState, teamId: string, mine: readonly string[]): boolean =>
  mine.includes(teamId) && state.teams.find((team) => team.id === teamId)?.auto === 'off';
