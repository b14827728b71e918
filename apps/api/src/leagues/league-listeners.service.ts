import { Injectable, Logger } from '@nestjs/common';

/** Changed data of a team that other features copy. `manager` is null when the team has no manager any more. */
export interface TeamChange {
  readonly leagueId: string;
  readonly teamId: string;
  readonly change: { readonly name?: string; readonly picture?: string | null; readonly manager?: string | null };
  readonly actor: string;
}

type OnTeamChanged = (change: TeamChange) => void | Promise<void>;
type OnMemberLeft = (left: { readonly leagueId: string; readonly userId: string }) => void | Promise<void>;

/**
 * Registers features that copy a league's teams or members. They are notified after the commit, and again when the
 * request is repeated, since the process may have died in between. The notification may then be outdated, so a listener
 * reads the present state itself.
 */
@Injectable()
export class LeagueListeners {
  private readonly logger = new Logger('LeagueListeners');
  private readonly teamChanged: OnTeamChanged[] = [];
  private readonly memberLeft: OnMemberLeft[] = [];

  onTeamChanged(listener: OnTeamChanged): void {
    this.teamChanged.push(listener);
  }

  onMemberLeft(listener: OnMemberLeft): void {
    this.memberLeft.push(listener);
  }

  /**
   * Resolves when every listener is done. Errors of listeners are only logged, because the change is already committed.
   */
  async tellTeamChanged(change: TeamChange): Promise<void> {
    await this.tell(this.teamChanged, change);
  }

  async tellMemberLeft(left: { readonly leagueId: string; readonly userId: string }): Promise<void> {
    await this.tell(this.memberLeft, left);
  }

  private async tell<T>(listeners: readonly ((news: T) => void | Promise<void>)[], news: T): Promise<void> {
    for (const listener of listeners) {
      try {
        await listener(news);
      } catch (error) {
        this.logger.error(error instanceof Error ? error.stack : String(error));
      }
    }
  }
}
