import { Controller } from '@nestjs/common';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { UsersService } from './users.service.js';

type Asked<Name extends keyof typeof usersRoutes> = ParsedRequest<(typeof usersRoutes)[Name]>;

/** Answers what the gateway asks of accounts. */
@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @HandleRoute(usersRoutes.identify)
  identify({ identity }: Asked<'identify'>) {
    return this.users.identify(identity);
  }

  @HandleRoute(usersRoutes.register)
  register({ identity, registration }: Asked<'register'>) {
    return this.users.register(identity, registration);
  }

  @HandleRoute(usersRoutes.get)
  get({ userId }: Asked<'get'>) {
    return this.users.get(userId);
  }

  @HandleRoute(usersRoutes.getAddresses)
  async getAddresses({ userIds }: Asked<'getAddresses'>) {
    return { users: await this.users.getAddresses(userIds) };
  }

  @HandleRoute(usersRoutes.getUids)
  async getUids({ userIds }: Asked<'getUids'>) {
    return { users: await this.users.getUids(userIds) };
  }

  @HandleRoute(usersRoutes.getPublic)
  getPublic({ userId, viewerId }: Asked<'getPublic'>) {
    return this.users.getPublic(userId, viewerId);
  }

  @HandleRoute(usersRoutes.updateProfile)
  updateProfile({ userId, profile }: Asked<'updateProfile'>) {
    return this.users.updateProfile(userId, profile);
  }

  @HandleRoute(usersRoutes.acceptTerms)
  acceptTerms({ userId }: Asked<'acceptTerms'>) {
    return this.users.acceptTerms(userId);
  }
}
