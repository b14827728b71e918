import { Injectable } from '@nestjs/common';
import type { CapRoom } from '@crease/core/players/filter.rules.js';
import type { Member } from '../platform/http/member.js';

type FindRoom = (leagueId: string, teamId: string) => Promise<CapRoom | null>;

/** The filter `fits` uses it. The room of the teams is higher, so it registers how to find it. */
@Injectable()
export class CapRooms {
  private find: FindRoom = () => Promise.reject(new Error('the teams have not registered their cap space'));

  register(find: FindRoom): void {
    this.find = find;
  }

  /** Null without a team. */
  of({ leagueId, teamId }: Member): Promise<CapRoom | null> {
    return teamId === null ? Promise.resolve(null) : this.find(leagueId, teamId);
  }
}
