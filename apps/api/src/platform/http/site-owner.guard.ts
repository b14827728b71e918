import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { forbidden } from './refusal.error.js';
import { requestOf } from './session.js';

/** For calls of the installation itself; stands after the session's guard. */
@Injectable()
export class SiteOwnerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = requestOf(context);
    if (!user) throw new Error('SiteOwnerGuard stands on a public route');
    if (!user.siteOwner) throw forbidden('Only the site owner can do this.', 'Ask the site owner.');
    return true;
  }
}
