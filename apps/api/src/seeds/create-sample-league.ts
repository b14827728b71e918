import type { INestApplicationContext } from '@nestjs/common';
import { INVITATION_PARAMETER } from '@crease/core/leagues/invitation.rules.js';
import { CoManagerService } from '../leagues/co-managers/co-manager.service.js';
import { InvitationAnswers } from '../leagues/invitations/invitation-answer.service.js';
import { InvitationService } from '../leagues/invitations/invitation.service.js';
import { LeagueService } from '../leagues/league.service.js';
import { Database } from '../platform/database/database.js';
import type { Member } from '../platform/http/member.js';

export interface Person {
  readonly userId: string;
  readonly address: string;
  readonly team: string;
}

export interface SampleLeague {
  readonly leagueId: string;
  readonly commissioner: Member;
  readonly members: readonly Member[];
}

/**
 * Creates a sample league like users do: the first person creates it, the others are invited and join. The remaining
 * team waits for a newcomer.
 */
export async function createSampleLeague(
  app: INestApplicationContext,
  form: Parameters<LeagueService['create']>[1],
  people: readonly Person[],
  newcomer: { readonly name: string; readonly email: string } | null,
): Promise<SampleLeague> {
  const [owner] = people;
  if (owner === undefined) throw new Error('the demo has no managers');
  const { league_id: leagueId } = await app.get(LeagueService).create(owner.userId, form, null);
  const { db } = app.get(Database);
  const teams = await db.selectFrom('team').select('id').where('league_id', '=', leagueId).orderBy('number').execute();
  const commissioner: Member = {
    leagueId,
    userId: owner.userId,
    teamId: teams[0]?.id ?? null,
    commissioner: true,
    siteOwner: false,
  };
  const invitations = app.get(InvitationService);
  const members: Member[] = [commissioner];
  for (const [index, team] of teams.entries()) {
    const person = people[index];
    await db
      .updateTable('team')
      .set({ name: person?.team ?? newcomer?.name ?? '' })
      .where('id', '=', team.id)
      .execute();
    if (index === 0) continue;
    if (person === undefined) {
      await invitations.invite(commissioner, { teamId: team.id, email: newcomer?.email ?? null }, null);
      continue;
    }
    const { link } = await invitations.invite(commissioner, { teamId: team.id, email: null }, null);
    const { userId } = person;
    await accept(app, person, link);
    members.push({ leagueId, userId, teamId: team.id, commissioner: false, siteOwner: false });
  }
  return { leagueId, commissioner, members };
}

/** Makes a person a co-manager of a member's team by invitation. */
export async function joinTeam(app: INestApplicationContext, manager: Member, person: Person): Promise<void> {
  const invited = { teamId: manager.teamId ?? '', email: null };
  const { invitations } = await app.get(CoManagerService).invite(manager, invited, null, '127.0.0.1');
  await accept(app, person, invitations.at(-1)?.link ?? null);
}

async function accept(app: INestApplicationContext, person: Person, link: string | null): Promise<void> {
  const { userId, address: email } = person;
  const token = new URL(link ?? '').searchParams.get(INVITATION_PARAMETER) ?? '';
  await app.get(InvitationAnswers).accept({ userId, sessionId: userId, email, siteOwner: false }, token);
}
