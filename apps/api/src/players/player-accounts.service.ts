import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountTies } from '../auth/account/account-ties.service.js';

@Injectable()
export class PlayerAccounts implements OnModuleInit {
  constructor(private readonly ties: AccountTies) {}

  onModuleInit(): void {
    this.ties.onDelete(async ({ db }, { userId }) => {
      await db.deleteFrom('watched_player').where('user_id', '=', userId).execute();
      return () => Promise.resolve();
    });
  }
}
