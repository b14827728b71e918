import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG, type Config } from '../platform/config/config.js';
import { HttpModule } from '../platform/http/http.module.js';
import { AccessTokenStrategy, SessionGuard } from './session.guard.js';
import { SessionService } from './session.service.js';

@Module({
  imports: [HttpModule, JwtModule.registerAsync({ inject: [CONFIG], useFactory: (config: Config) => ({ secret: config.SESSION_SECRET }) })],
  controllers: [],
  providers: [SessionService, AccessTokenStrategy, { provide: APP_GUARD, useClass: SessionGuard }],
  exports: [SessionService],
})
export class AuthModule {}
