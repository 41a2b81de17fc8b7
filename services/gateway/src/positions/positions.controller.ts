import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { PositionInput } from '@rotadas/contracts/providers/position';
import { ZodPipe } from '../input/zod-pipe.js';
import { CurrentPrincipal } from '../sign-in/current-principal.js';
import type { Principal } from '../sign-in/principal.js';
import { SignInGuard } from '../sign-in/sign-in.guard.js';
import { LocationLimitGuard } from './location-limit.guard.js';
import { PositionsService } from './positions.service.js';

/** The hot path: where a provider is (spec 7, design 3). */
@Controller('api/providers')
export class PositionsController {
  constructor(private readonly positions: PositionsService) {}

  @Post('location')
  @HttpCode(204)
  @UseGuards(SignInGuard, LocationLimitGuard)
  store(
    @CurrentPrincipal() { userId }: Principal,
    @Body(new ZodPipe(PositionInput)) position: PositionInput,
  ) {
    return this.positions.store(userId, position);
  }
}
