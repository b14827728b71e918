import { randomUUID } from 'node:crypto';
import type { ReactionKey } from '@crease/core/draft/reaction.rules.js';
import { type DraftChat } from '../draft/chat/draft.chat.js';
import { type DraftService } from '../draft/draft.service.js';
import type { Member } from '../platform/http/member.js';
import { MANAGERS } from './demo-people.js';

const REACTIONS: readonly (readonly (readonly [manager: number, reaction: ReactionKey])[])[] = [
  [[2, 'steal']],
  [
    [1, 'fire'],
    [3, 'fire'],
    [0, 'wanted'],
  ],
  [[3, 'doubt']],
];

const MESSAGES: readonly (readonly [manager: number, text: string])[] = [
  [1, 'That goalie run started early this year.'],
  [3, 'Four picks to go and my whole queue is still there. Shh.'],
  [0, 'Short break, everybody. I resume when the coffee is ready.'],
];

export async function talk(chat: DraftChat, draftId: string, members: readonly Member[]): Promise<void> {
  for (const [index, text] of MESSAGES) {
    const member = members[index];
    const manager = MANAGERS[index];
    if (!member || !manager) continue;
    const author = { userId: member.userId, name: `${manager.first} ${manager.last}` };
    await chat.say(author, member, draftId, text, randomUUID());
  }
}

export async function react(
  drafts: DraftService,
  chat: DraftChat,
  draftId: string,
  members: readonly Member[],
): Promise<void> {
  const [reader] = members;
  if (!reader) return;
  const { slots } = await drafts.stateFor(reader, draftId);
  const picked = slots.filter((slot) => slot.player !== null).slice(-REACTIONS.length);
  for (const [index, said] of REACTIONS.entries()) {
    const { overall, player } = picked[index] ?? {};
    if (overall === undefined || player == null) continue;
    for (const [number, reaction] of said) {
      const member = members[number];
      if (member)
        await chat.react(member.userId, member, draftId, { overall, playerId: player.id, reaction, on: true });
    }
  }
}
