import { Injectable } from '@nestjs/common';

/** What of a team other features show: its name and picture, and who manages it (null when nobody does). */
export interface TeamChange {
  readonly leagueId: string;
  readonly teamId: string;
  readonly change: { readonly name?: string; readonly picture?: string | null; readonly manager?: string | null };
  /** User who changed it. */
  readonly actor: string;
}

type OnTeamChanged = (change: TeamChange) => void | Promise<void>;
type OnMemberLeft = (left: { readonly leagueId: string; readonly userId: string }) => void | Promise<void>;

/** Features that keep something of a league's teams or members register here; they are told after the commit. */
@Injectable()
export class LeagueListeners {
  private readonly teamChanged: OnTeamChanged[] = [];
  private readonly memberLeft: OnMemberLeft[] = [];

  onTeamChanged(listener: OnTeamChanged): void {
    this.teamChanged.push(listener);
  }

  onMemberLeft(listener: OnMemberLeft): void {
    this.memberLeft.push(listener);
  }

  /** Resolves when every listener has done its part. */
  async tellTeamChanged(change: TeamChange): Promise<void> {
    for (const listener of this.teamChanged) await listener(change);
  }

  async tellMemberLeft(left: { leagueId: string; userId: string }): Promise<void> {
    for (const listener of this.memberLeft) await listener(left);
  }
}

