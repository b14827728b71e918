import { Module } from '@nestjs/common';
import { TeamQueries } from './team.queries.js';

@Module({ providers: [TeamQueries], exports: [TeamQueries] })
export class TeamsModule {}
