import { UserEntity, SessionEntity } from './auth/auth.entity.js';
import { InvitationEntity, LeagueEntity, MembershipEntity, TeamEntity } from './leagues/league.entity.js';
import { migrations } from './migrations/index.js';
import type { Schema } from './platform/database/orm.config.js';

/**
 * Every entity the ORM maps, and every migration: the one place that knows all tables. platform is handed them and knows no feature.
 * Tables that are only ever written in bulk or by SQL functions are not among the entities.
 */
export const schema: Schema = {
  entities: [UserEntity, SessionEntity, LeagueEntity, TeamEntity, MembershipEntity, InvitationEntity],
  migrations,
};
