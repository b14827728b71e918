import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import {
  adminConfigSchema,
  adminPlayersSchema,
  playerStatusSchema,
  type AdminPlayerAnswer,
  type AdminPlayersAnswer,
  type ImportAnswer,
  type PlayerStatusBody,
  disableUserSchema,
  type AdminConfigBody,
  type AdminConfigAnswer,
  type AdminUserAnswer,
  type AdminUsersAnswer,
  type ImportsAnswer,
  type ResetLinkAnswer,
  type SecurityEventsAnswer,
} from '@crease/core/auth/auth.schema.js';
import { idSchema } from '@crease/core/request.parts.js';
import { IMPORT_MAX_BYTES, importUploadSchema, type ImportUploadQuery } from '@crease/core/players/upload.schema.js';
import { SessionQueries } from '../auth/session.queries.js';
import { formFile, refuseAnnounced } from '../platform/http/form-file.js';
import { RefusalError } from '../platform/http/refusal.error.js';
import { HealthService } from '../players/health.service.js';
import { CurrentUser, type ApiRequest, type SessionUser } from '../platform/http/session.js';
import { AdminQueries } from './admin.queries.js';
import { AdminService, type Acting } from './admin.service.js';
import { SiteOwnerGuard } from './site-owner.guard.js';

const usersSchema = z.object({ search: z.string().trim().max(100).optional(), after: z.string().max(60).optional() });
const eventsSchema = z.object({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  kind: z.string().max(40).optional(),
  user_id: idSchema.optional(),
});

const playerIdSchema = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, 'A player id is a whole number.')
  .transform(Number);
const FILE = {
  maxBytes: IMPORT_MAX_BYTES,
  tooLarge: new RefusalError({
    name: 'fileTooLarge',
    kind: 'tooLarge',
    field: 'file',
    message: 'The file is larger than 16 MB.',
    limit: IMPORT_MAX_BYTES,
    fix: 'Split it, or import it by the command line.',
  }),
  noFile: new RefusalError({ name: 'noFile', kind: 'invalid', field: 'file', message: 'Choose a CSV file.' }),
};

@UseGuards(SiteOwnerGuard)
@Controller('admin')
export class AdminController {
  constructor(
    private readonly queries: AdminQueries,
    private readonly admin: AdminService,
    private readonly sessions: SessionQueries,
    private readonly health: HealthService,
  ) {}

  @Get('users')
  users(@Query({ schema: usersSchema }) { search, after }: z.infer<typeof usersSchema>): Promise<AdminUsersAnswer> {
    return this.queries.users(search ?? '', after ?? null);
  }

  /** The user can no longer sign in, and all his sessions end at once. */
  @Post('users/:user_id/disable')
  @HttpCode(200)
  async disable(
    @Param('user_id', { schema: idSchema }) userId: string,
    @Body({ schema: disableUserSchema }) { reason }: z.infer<typeof disableUserSchema>,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
  ): Promise<AdminUserAnswer> {
    return { success: true, user: await this.admin.disable(userId, reason, acting(user, request)) };
  }

  @Post('users/:user_id/enable')
  @HttpCode(200)
  async enable(
    @Param('user_id', { schema: idSchema }) userId: string,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
  ): Promise<AdminUserAnswer> {
    return { success: true, user: await this.admin.enable(userId, acting(user, request)) };
  }

  /** For installations that send no mail: a link by which the user chooses a new password, to be handed to him. */
  @Post('users/:user_id/reset-link')
  @HttpCode(200)
  async resetLink(
    @Param('user_id', { schema: idSchema }) userId: string,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
  ): Promise<ResetLinkAnswer> {
    return { success: true, link: await this.admin.resetLink(userId, acting(user, request)) };
  }

  @Get('security-events')
  events(
    @Query({ schema: eventsSchema }) { before, kind, user_id }: z.infer<typeof eventsSchema>,
  ): Promise<SecurityEventsAnswer> {
    return this.sessions.securityEvents({ before: before ?? null, kind: kind ?? null, userId: user_id ?? null });
  }

  @Get('imports')
  imports(): Promise<ImportsAnswer> {
    return this.queries.imports();
  }

  /** Imports an uploaded CSV file, or only says what it would do. */
  @Post('imports')
  @HttpCode(200)
  async upload(
    @Query({ schema: importUploadSchema }) query: ImportUploadQuery,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ImportAnswer> {
    let file;
    try {
      refuseAnnounced(request, FILE);
      file = await formFile(request, FILE);
    } catch (error) {
      // The rest of a refused body is not worth receiving.
      void reply.header('connection', 'close');
      throw error;
    }
    return this.admin.importFile(query, file, acting(user, request));
  }

  @Get('players')
  async players(
    @Query({ schema: adminPlayersSchema }) { search }: z.infer<typeof adminPlayersSchema>,
  ): Promise<AdminPlayersAnswer> {
    return { players: await this.health.find(search ?? '') };
  }

  /** A player's status in every league, until a newer import or another word of the site owner. */
  @Put('players/:player_id/status')
  async setStatus(
    @Param('player_id', { schema: playerIdSchema }) playerId: number,
    @Body({ schema: playerStatusSchema }) body: PlayerStatusBody,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
  ): Promise<AdminPlayerAnswer> {
    return { success: true, player: await this.admin.setStatus(playerId, body, acting(user, request)) };
  }

  @Get('config')
  config(): Promise<AdminConfigAnswer> {
    return this.queries.config();
  }

  @Put('config')
  async changeConfig(
    @Body({ schema: adminConfigSchema }) body: AdminConfigBody,
    @CurrentUser() user: SessionUser,
    @Req() request: ApiRequest,
  ): Promise<AdminConfigAnswer> {
    await this.admin.configure(body, acting(user, request));
    return this.queries.config();
  }
}

const acting = ({ userId }: SessionUser, { ip, headers }: ApiRequest): Acting => ({
  userId,
  client: { address: ip, userAgent: headers['user-agent'] ?? null },
});
