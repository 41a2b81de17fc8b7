import { Controller } from '@nestjs/common';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { HandleRoute, type ParsedRequest } from '@rotadas/service-kit/nats/handle-route';
import { UsersService } from './users.service.js';

@Controller()
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @HandleRoute(usersRoutes.identify)
  identify({ identity, isConfirmed }: ParsedRequest<typeof usersRoutes.identify>) {
    return this.users.identify(identity, isConfirmed);
  }

  @HandleRoute(usersRoutes.register)
  register({ identity, registration }: ParsedRequest<typeof usersRoutes.register>) {
    return this.users.register(identity, registration);
  }

  @HandleRoute(usersRoutes.get)
  get({ userId }: ParsedRequest<typeof usersRoutes.get>) {
    return this.users.get(userId);
  }

  @HandleRoute(usersRoutes.getAddresses)
  async getAddresses({ userIds }: ParsedRequest<typeof usersRoutes.getAddresses>) {
    return { users: await this.users.getAddresses(userIds) };
  }

  @HandleRoute(usersRoutes.getUids)
  async getUids({ userIds }: ParsedRequest<typeof usersRoutes.getUids>) {
    return { users: await this.users.getUids(userIds) };
  }

  @HandleRoute(usersRoutes.getPublic)
  getPublic({ userId, viewerId }: ParsedRequest<typeof usersRoutes.getPublic>) {
    return this.users.getPublic(userId, viewerId);
  }

  @HandleRoute(usersRoutes.updateProfile)
  updateProfile({ userId, profile }: ParsedRequest<typeof usersRoutes.updateProfile>) {
    return this.users.updateProfile(userId, profile);
  }

  @HandleRoute(usersRoutes.acceptTerms)
  acceptTerms({ userId }: ParsedRequest<typeof usersRoutes.acceptTerms>) {
    return this.users.acceptTerms(userId);
  }
}
