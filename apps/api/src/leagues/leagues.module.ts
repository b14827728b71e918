import { Module } from '@nestjs/common';
import { LeagueListeners } from './league.events.js';

@Module({
  providers: [LeagueListeners],
  exports: [LeagueListeners],
})
export class LeaguesModule {}
