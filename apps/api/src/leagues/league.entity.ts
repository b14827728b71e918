import { defineEntity, p } from '@mikro-orm/core';
import type { LeaguePhase, LeagueSettings, LeagueType } from '@crease/core/leagues/league.rules.js';

const LeagueSchema = defineEntity({
  name: 'League',
  tableName: 'league',
  properties: {
    id: p.string().primary(),
    name: p.string(),
    type: p.string().$type<LeagueType>(),
    phase: p.string().$type<LeaguePhase>(),
    currentSeason: p.string(),
    timeZone: p.string().default('America/Toronto'),
    settings: p.json().$type<LeagueSettings>(),
    rulesText: p.text().default(''),
    isSample: p.boolean().default(false),
    version: p.integer().default(1),
    createdBy: p.string(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class LeagueEntity extends LeagueSchema.class {}
LeagueSchema.setClass(LeagueEntity);

const TeamSchema = defineEntity({
  name: 'Team',
  tableName: 'team',
  properties: {
    id: p.string().primary(),
    leagueId: p.string(),
    number: p.integer(),
    name: p.string(),
    picture: p.string().nullable(),
  },
});
export class TeamEntity extends TeamSchema.class {}
TeamSchema.setClass(TeamEntity);

const MembershipSchema = defineEntity({
  name: 'Membership',
  tableName: 'membership',
  properties: {
    leagueId: p.string().primary(),
    userId: p.string().primary(),
    teamId: p.string().nullable(),
    isCommissioner: p.boolean().default(false),
    joinedAt: p.datetime().onCreate(() => new Date()),
  },
});
export class MembershipEntity extends MembershipSchema.class {}
MembershipSchema.setClass(MembershipEntity);

const InvitationSchema = defineEntity({
  name: 'Invitation',
  tableName: 'invitation',
  properties: {
    id: p.string().primary(),
    leagueId: p.string(),
    teamId: p.string(),
    email: p.string().nullable(),
    nonce: p.string(),
    tokenHash: p.string(),
    createdBy: p.string(),
    createdAt: p.datetime().onCreate(() => new Date()),
    expiresAt: p.datetime(),
    acceptedAt: p.datetime().nullable(),
    acceptedBy: p.string().nullable(),
    revokedAt: p.datetime().nullable(),
  },
});
export class InvitationEntity extends InvitationSchema.class {}
InvitationSchema.setClass(InvitationEntity);
