import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { SerialIdText } from '@rotadas/contracts/primitives/serial-id';
import { ProfileInput, RegistrationInput } from '@rotadas/contracts/users/profile';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { RouteClient } from '@rotadas/service-kit/nats/route-client';
import { ZodPipe } from '../input/zod-pipe.js';
import { CurrentPrincipal } from '../sign-in/current-principal.js';
import type { Principal } from '../sign-in/principal.js';
import { SignedIn } from '../sign-in/signed-in.js';
import { CurrentUserService } from './current-user.service.js';

/** The calls about accounts (spec 7). */
@Controller('api/users')
@SignedIn()
export class UsersController {
  constructor(
    private readonly routes: RouteClient,
    private readonly currentUser: CurrentUserService,
  ) {}

  @Get('me')
  me(@CurrentPrincipal() principal: Principal) {
    return this.currentUser.of(principal);
  }

  @Post('register')
  @HttpCode(200)
  register(
    @CurrentPrincipal() { identity }: Principal,
    @Body(new ZodPipe(RegistrationInput)) registration: RegistrationInput,
  ) {
    return this.routes.call(usersRoutes.register, { identity, registration });
  }

  @Post('profile')
  @HttpCode(200)
  updateProfile(
    @CurrentPrincipal() { userId }: Principal,
    @Body(new ZodPipe(ProfileInput)) profile: ProfileInput,
  ) {
    return this.routes.call(usersRoutes.updateProfile, { userId, profile });
  }

  @Post('accept-terms')
  @HttpCode(200)
  acceptTerms(@CurrentPrincipal() { userId }: Principal) {
    return this.routes.call(usersRoutes.acceptTerms, { userId });
  }

  @Get(':id')
  get(
    @CurrentPrincipal() principal: Principal,
    @Param('id', new ZodPipe(SerialIdText, 'id')) userId: number,
  ) {
    return this.routes.call(usersRoutes.getPublic, { userId, viewerId: principal.userId });
  }
}
