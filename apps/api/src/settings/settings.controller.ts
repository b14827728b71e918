import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, UseGuards } from '@nestjs/common';
import type {
  SettingsAnswer,
  SettingsChangedAnswer,
  SettingsPreviewAnswer,
} from '@crease/core/leagues/settings.answers.js';
import { idSchema } from '@crease/core/request.parts.js';
import {
  changeSettingsSchema,
  playSettingsSchema,
  previewSettingsSchema,
  type ChangeSettingsBody,
  type PlaySettingsBody,
  type SettingsChange,
} from '@crease/core/settings/settings.schema.js';
import type { Idempotency } from '../platform/database/database.js';
import { CurrentMember, LeagueGuard, type Member } from '../platform/http/member.js';
import { Idem } from '../platform/http/session.js';
import { SettingsPreview } from './settings.preview.js';
import { SettingsService } from './settings.service.js';

@UseGuards(LeagueGuard)
@Controller(':league_id')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly previews: SettingsPreview,
  ) {}

  @Get('settings')
  view(@CurrentMember() member: Member): Promise<SettingsAnswer> {
    return this.settings.view(member.leagueId);
  }

  @Post('settings/preview')
  @HttpCode(200)
  preview(
    @CurrentMember() member: Member,
    @Body({ schema: previewSettingsSchema }) body: SettingsChange,
  ): Promise<SettingsPreviewAnswer> {
    return this.previews.preview(member, body);
  }

  @Patch('settings')
  change(
    @CurrentMember() member: Member,
    @Body({ schema: changeSettingsSchema }) body: ChangeSettingsBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<SettingsChangedAnswer> {
    return this.settings.change(member, body, idempotency);
  }

  /** The settings that may be changed at any time, at the path that they have always had. */
  @Patch('play-settings')
  changePlay(
    @CurrentMember() member: Member,
    @Body({ schema: playSettingsSchema }) body: PlaySettingsBody,
    @Idem() idempotency: Idempotency | null,
  ): Promise<SettingsChangedAnswer> {
    const change = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
    return this.settings.change(member, { change, force: null, seen: null }, idempotency);
  }

  @Delete('settings/coming/:change_id')
  takeBack(
    @CurrentMember() member: Member,
    @Param('change_id', { schema: idSchema }) changeId: string,
    @Idem() idempotency: Idempotency | null,
  ): Promise<SettingsChangedAnswer> {
    return this.settings.takeBack(member, changeId, idempotency);
  }
}
