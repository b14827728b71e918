import { Injectable } from '@nestjs/common';
import type { CapRoom } from '@crease/core/players/filter.rules.js';
import type { Member } from '../platform/http/member.js';

type FindRoom = (leagueId: string, teamId: string) => Promise<CapRoom | null>;

/** A team's cap space for the filter `fits`. The room of the teams is higher, so it registers how to find it. */
@Injectable()
export class CapRooms {
  private find: FindRoom = () => Promise.reject(new Error('the teams have not registered their cap space'));

  register(find: FindRoom): void {
    this.find = find;
  }

  /** The member's own team; null without one. */
  of({ leagueId, teamId }: Member): Promise<CapRoom | null> {
    return teamId === null ? Promise.resolve(null) : this.find(leagueId, teamId);
  }
}
