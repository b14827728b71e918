import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { Maintenance } from './maintenance.js';
import { requestOf } from '../session.js';

/** Calls that change nothing of a league, and let the site owner in. */
const ALWAYS = new Set(['/api/auth/sign-in', '/api/auth/refresh', '/api/auth/sign-out']);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes during maintenance, except those of the site owner. Comes after the guard of sessions. */
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
