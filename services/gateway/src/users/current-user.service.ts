import { Injectable } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import type { CurrentUser } from '@rotadas/contracts/users/user';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import type { Principal } from '../sign-in/principal.js';
import { composeCurrentUser } from './compose-current-user.js';

/** Asks the users and the providers service side by side for what a user sees of itself. */
@Injectable()
export class CurrentUserService {
  constructor(private readonly routes: RouteClient) {}

  async of({ identity, userId }: Principal): Promise<CurrentUser> {
    const [user, status] = await Promise.all([
      this.routes.call(usersRoutes.identify, { identity }),
      this.routes.call(providersRoutes.getStatus, { userId }),
    ]);
    return composeCurrentUser(user, status);
  }
}
