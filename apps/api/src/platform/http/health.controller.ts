import { Controller, Get } from '@nestjs/common';
import { Database } from '../database/database.js';
import { Busy } from './refusal.error.js';
import { Public } from './session.js';

const PATIENCE_MS = 1_000;

@Controller('health')
export class HealthController {
  constructor(private readonly database: Database) {}

  /** 200 while the database answers within a second, 503 otherwise. */
  @Public()
  @Get()
  async health(): Promise<{ status: 'ok' }> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Busy()), PATIENCE_MS);
    });
    const answer = this.database.query('select 1');
    // Too late is answered already; what the database says afterwards interests nobody.
    answer.catch(() => undefined);
    try {
      await Promise.race([answer, late]);
      return { status: 'ok' };
    } finally {
      clearTimeout(timer);
    }
  }
}
