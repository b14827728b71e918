import { Injectable } from '@nestjs/common';
import type { TeamInfoAnswer } from '@crease/core/auth/auth.schema.js';
import type { Transaction } from '../../platform/database/database.js';
import type { SessionUser } from '../../platform/http/session.js';

/** Data of the account being deleted, read before the deletion. */
export interface DeletedAccount {
  readonly userId: string;
  readonly email: string;
}

/** Runs inside the transaction that changes an account. Returns the work for after the commit. */
type Tie<Account, After> = (transaction: Transaction, account: Account) => Promise<(after: After) => Promise<void>>;
export interface OpenInvitation {
  readonly id: string;
  readonly people: number;
}
type FindInvitation = (token: string) => Promise<OpenInvitation | null>;
/** Loads a team's figures and, for its manager, its inbox. */
type TeamInfo = (user: SessionUser, leagueId: string, teamId: string) => Promise<TeamInfoAnswer>;

/** Other features register hooks at start to react to account changes; `auth` does not depend on them. */
@Injectable()
export class AccountTies {
  private readonly deletions: Tie<DeletedAccount, void>[] = [];
  private readonly renamings: Tie<string, string>[] = [];
  private findInvitation: FindInvitation = () => Promise.resolve(null);
  private findTeam: TeamInfo | null = null;

  onDelete(tie: Tie<DeletedAccount, void>): void {
    this.deletions.push(tie);
  }

  /**
   * Registers a hook for a new name or picture. It gets the user's id, and after the commit their first and last name.
   */
  onRename(tie: Tie<string, string>): void {
    this.renamings.push(tie);
  }

  invitationsBy(find: FindInvitation): void {
    this.findInvitation = find;
  }

  teamsBy(find: TeamInfo): void {
    this.findTeam = find;
  }

  deleteInside(transaction: Transaction, account: DeletedAccount): Promise<() => Promise<void>> {
    return inside(this.deletions, transaction, account);
  }

  renameInside(transaction: Transaction, userId: string): Promise<(name: string) => Promise<void>> {
    return inside(this.renamings, transaction, userId);
  }

  openInvitation(token: string): Promise<OpenInvitation | null> {
    return this.findInvitation(token);
  }

  teamInfo(user: SessionUser, leagueId: string, teamId: string): Promise<TeamInfoAnswer> {
    if (this.findTeam === null) throw new Error('no feature has registered to answer for teams');
    return this.findTeam(user, leagueId, teamId);
  }
}

/** Runs the hooks one after another, so that locks are taken in a fixed order. */
async function inside<Account, After>(
  ties: readonly Tie<Account, After>[],
  transaction: Transaction,
  account: Account,
): Promise<(after: After) => Promise<void>> {
  const rest: ((after: After) => Promise<void>)[] = [];
  for (const tie of ties) rest.push(await tie(transaction, account));
  return async (after) => {
    for (const finish of rest) await finish(after);
  };
}
