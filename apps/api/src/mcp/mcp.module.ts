import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { McpService } from './mcp.service.js';

@Module({ imports: [AuthModule], providers: [McpService], exports: [McpService] })
export class McpModule {}
