import { UserEntity, SessionEntity } from '../../auth/auth.entity.js';
import { InvitationEntity, LeagueEntity, MembershipEntity, TeamEntity } from '../../leagues/league.entity.js';

/** Every entity the ORM maps. Tables that are only ever written in bulk or by SQL functions are not among them. */
export const entities = [UserEntity, SessionEntity, LeagueEntity, TeamEntity, MembershipEntity, InvitationEntity];
