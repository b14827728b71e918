import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG, type Config } from '../platform/config/config.js';
import { HttpModule } from '../platform/http/http.module.js';
import { TeamsModule } from '../teams/teams.module.js';
import { TradeInboxModule } from '../trades/trade-inbox.module.js';
import { AccountController } from './account.controller.js';
import { AccountQueries } from './account.queries.js';
import { AccountService } from './account.service.js';
import { AuthController } from './auth.controller.js';
import { Housekeeping } from './housekeeping.service.js';
import { Passwords } from './passwords.js';
import { SessionGuard } from './session.guard.js';
import { SessionGate } from '../platform/http/session.js';
import { SessionService } from './session.service.js';

@Module({
  imports: [HttpModule, TeamsModule, TradeInboxModule, JwtModule.registerAsync({ inject: [CONFIG], useFactory: (config: Config) => ({ secret: config.SESSION_SECRET }) })],
  controllers: [AuthController, AccountController],
  providers: [
    { provide: SessionGate, useExisting: SessionService },
    SessionService, Housekeeping, Passwords, AccountQueries, AccountService, { provide: APP_GUARD, useClass: SessionGuard }],
  exports: [SessionGate, SessionService, AccountQueries, Passwords],
})
export class AuthModule {}
