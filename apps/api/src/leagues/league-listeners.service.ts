import { Injectable, Logger } from '@nestjs/common';

/** What of a team other features show: its name and picture, and who manages it (null when nobody does), as it was when it changed. */
export interface TeamChange {
  readonly leagueId: string;
  readonly teamId: string;
  readonly change: { readonly name?: string; readonly picture?: string | null; readonly manager?: string | null };
  /** User who changed it. */
  readonly actor: string;
}

type OnTeamChanged = (change: TeamChange) => void | Promise<void>;
type OnMemberLeft = (left: { readonly leagueId: string; readonly userId: string }) => void | Promise<void>;

/**
 * Features that keep something of a league's teams or members register here; they are told after the commit, and again when a request is
 * repeated, since the process may have died in between. What is true by then they read themselves.
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

  /** Resolves when every listener has done its part. The change is committed, so a listener's trouble is not the caller's. */
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
