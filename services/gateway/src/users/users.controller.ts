import { Controller } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { HandleCall, type ParsedInput } from '../calls/handle-call.js';
import { CurrentUserService } from './current-user.service.js';
import { PublicProfileService } from './public-profile.service.js';
import { PublicUserService } from './public-user.service.js';

type Calls = typeof usersCalls;

@Controller()
export class UsersController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly currentUser: CurrentUserService,
    private readonly publicUser: PublicUserService,
    private readonly publicProfile: PublicProfileService,
  ) {}

  @HandleCall(usersCalls.me)
  me({ principal }: ParsedInput<Calls['me']>) {
    return this.currentUser.get(principal);
  }

  @HandleCall(usersCalls.register)
  register({ principal, body }: ParsedInput<Calls['register']>) {
    return this.rpc.call(usersRpc.register, { identity: principal.identity, registration: body });
  }

  @HandleCall(usersCalls.updateProfile)
  updateProfile({ principal, body }: ParsedInput<Calls['updateProfile']>) {
    return this.rpc.call(usersRpc.updateProfile, { userId: principal.userId, profile: body });
  }

  @HandleCall(usersCalls.acceptTerms)
  acceptTerms({ principal, body }: ParsedInput<Calls['acceptTerms']>) {
    return this.rpc.call(usersRpc.acceptTerms, { userId: principal.userId, ...body });
  }

  @HandleCall(usersCalls.removePhoto)
  removePhoto({ principal }: ParsedInput<Calls['removePhoto']>) {
    return this.rpc.call(usersRpc.removePhoto, { userId: principal.userId });
  }

  @HandleCall(usersCalls.verifyPhone)
  verifyPhone({ principal: { userId, phone } }: ParsedInput<Calls['verifyPhone']>) {
    if (phone === null) throw new DomainError('phone-unverified');
    return this.rpc.call(usersRpc.verifyPhone, { userId, phone });
  }

  @HandleCall(usersCalls.profile)
  profile({ principal, params }: ParsedInput<Calls['profile']>) {
    return this.publicProfile.get(params.id, principal);
  }

  @HandleCall(usersCalls.get)
  get({ principal, params }: ParsedInput<Calls['get']>) {
    return this.publicUser.get(params.id, principal);
  }
}
