import { Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { RefusalError } from '../refusal.error.js';
import { requestOf } from './session.js';
import { refusal } from '../platform.refusals.js';

/** Restricts calls about the installation to the site owner; runs after the session guard. */
@Injectable()
export class SiteOwnerGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const { user } = requestOf(context);
    if (!user) throw new Error('SiteOwnerGuard stands on a public route');
    if (!user.siteOwner) throw new RefusalError(refusal('forbidden.siteOwner', { kind: 'forbidden' }));
    return true;
  }
}
