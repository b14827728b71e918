import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { CONFIG, type Config } from '../platform/config/config.js';
import { HttpModule } from '../platform/http/http.module.js';
import { MaintenanceGuard } from '../platform/http/maintenance/maintenance.guard.js';
import { SessionGate } from '../platform/http/session.js';
import { MailModule } from '../platform/mail/mail.module.js';
import { sessionKey } from './session/access.strategy.js';
import { AccountController } from './account.controller.js';
import { AccountMail } from './mail/account-mail.service.js';
import { AccountQueries } from './account/account.queries.js';
import { AccountService } from './account.service.js';
import { AccountTies } from './account/account-ties.service.js';
import { AuthController } from './auth.controller.js';
import { EmailService } from './mail/email.service.js';
import { Housekeeping } from './housekeeping.service.js';
import { IdleService } from './session/idle.service.js';
import { MailLinks } from './mail/mail-links.service.js';
import { MyAccountController } from './my-account.controller.js';
import { OwnerClaim } from './owner-claim.service.js';
import { PasswordService } from './password.service.js';
import { Passwords } from './passwords.js';
import { PersonalDataService } from './account/personal-data.service.js';
import { PreferenceService } from './account/preference.service.js';
import { ProfileService } from './account/profile.service.js';
import { ProofService } from './proof.service.js';
import { SecurityModule } from './security.module.js';
import { SessionGuard } from './session/session.guard.js';
import { SessionQueries } from './session/session.queries.js';
import { SessionService } from './session/session.service.js';
import { SocialController } from './social/social.controller.js';
import { SignUpLimit } from './sign-up-limit.service.js';
import { SocialProviders } from './social/social-providers.service.js';
import { SocialService } from './social/social.service.js';
import { TicketService } from './ticket.service.js';
import { TokenController } from './tokens/token.controller.js';
import { AccessTokens } from './tokens/token.service.js';
import { Visitors } from './visitors.service.js';
import { UploadController } from './uploads/upload.controller.js';
import { UploadModule } from './uploads/upload.module.js';

@Module({
  imports: [
    HttpModule,
    MailModule,
    UploadModule,
    SecurityModule,
    JwtModule.registerAsync({
      inject: [CONFIG],
      useFactory: (config: Config) => ({ secret: sessionKey(config.SESSION_SECRET) }),
    }),
  ],
  controllers: [
    AuthController,
    AccountController,
    MyAccountController,
    TokenController,
    SocialController,
    UploadController,
  ],
  providers: [
    { provide: SessionGate, useExisting: SessionService },
    { provide: APP_GUARD, useClass: SessionGuard },
    { provide: APP_GUARD, useClass: MaintenanceGuard },
    AccessTokens,
    AccountMail,
    AccountQueries,
    AccountService,
    AccountTies,
    EmailService,
    Housekeeping,
    IdleService,
    MailLinks,
    OwnerClaim,
    PasswordService,
    Passwords,
    PersonalDataService,
    PreferenceService,
    ProfileService,
    ProofService,
    SessionQueries,
    SessionService,
    SignUpLimit,
    SocialProviders,
    SocialService,
    TicketService,
    Visitors,
  ],
  exports: [
    AccessTokens,
    SessionGate,
    SessionService,
    SessionQueries,
    AccountQueries,
    AccountTies,
    MailLinks,
    OwnerClaim,
    Passwords,
    PreferenceService,
    SecurityModule,
    SocialProviders,
    UploadModule,
  ],
})
export class AuthModule {}
