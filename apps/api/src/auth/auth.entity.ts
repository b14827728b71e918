import { defineEntity, p } from '@mikro-orm/core';

const UserSchema = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.string().primary(),
    username: p.string(),
    email: p.string(),
    emailVerifiedAt: p.datetime().nullable(),
    firstName: p.string(),
    lastName: p.string(),
    passwordHash: p.string().nullable(),
    picture: p.string().nullable(),
    disabledAt: p.datetime().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
  },
});
export class UserEntity extends UserSchema.class {}
UserSchema.setClass(UserEntity);

const SessionSchema = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.string().primary(),
    userId: p.string(),
    createdAt: p.datetime().onCreate(() => new Date()),
    lastSeenAt: p.datetime().onCreate(() => new Date()),
    userAgent: p.string().nullable(),
    address: p.string().nullable(),
    endedAt: p.datetime().nullable(),
    endedReason: p.string().nullable(),
  },
});
export class SessionEntity extends SessionSchema.class {}
SessionSchema.setClass(SessionEntity);
