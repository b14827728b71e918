import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Maintenance } from './maintenance.js';
import { requestOf } from '../session.js';

/** Calls of sessions: they change nothing of a league, let the site owner in, and keep readers signed in. */
const ALWAYS = new Set(['/api/auth/sign-in', '/api/auth/refresh', '/api/auth/sign-out', '/api/auth/activity']);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes during maintenance, except those of the site owner. Runs after the guard of sessions. */
@Injectable()
export class MaintenanceGuard implements CanActivate {
  constructor(private readonly maintenance: Maintenance) {}

  canActivate(context: ExecutionContext): boolean {
    if (context.getType() !== 'http') return true;
    const { method, routeOptions, user } = requestOf(context);
    if (!READING.has(method) && !ALWAYS.has(routeOptions.url ?? '') && user?.siteOwner !== true)
      this.maintenance.refuseChanges();
    return true;
  }
}
