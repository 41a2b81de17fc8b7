import { Controller } from '@nestjs/common';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { type CallInput, HandleCall } from '../calls/handle-call.js';
import { CurrentUserService } from './current-user.service.js';
import { PublicUserService } from './public-user.service.js';

type Calls = typeof usersCalls;

@Controller()
export class UsersController {
  constructor(
    private readonly routes: RouteClient,
    private readonly currentUser: CurrentUserService,
    private readonly publicUser: PublicUserService,
  ) {}

  @HandleCall(usersCalls.me)
  me({ principal }: CallInput<Calls['me']>) {
    return this.currentUser.get(principal);
  }

  @HandleCall(usersCalls.register)
  register({ principal, body }: CallInput<Calls['register']>) {
    return this.routes.call(usersRoutes.register, { identity: principal.identity, registration: body });
  }

  @HandleCall(usersCalls.updateProfile)
  updateProfile({ principal, body }: CallInput<Calls['updateProfile']>) {
    return this.routes.call(usersRoutes.updateProfile, { userId: principal.userId, profile: body });
  }

  @HandleCall(usersCalls.acceptTerms)
  acceptTerms({ principal }: CallInput<Calls['acceptTerms']>) {
    return this.routes.call(usersRoutes.acceptTerms, { userId: principal.userId });
  }

  @HandleCall(usersCalls.get)
  get({ principal, params }: CallInput<Calls['get']>) {
    return this.publicUser.get(params.id, principal);
  }
}
