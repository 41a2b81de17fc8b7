import { applyDecorators, UseGuards } from '@nestjs/common';
import { UserLimitGuard } from './user-limit.guard.js';
import { SignInGuard } from './sign-in.guard.js';

/** For signed-in users only, each within the limit of a user. */
export const SignedIn = () => applyDecorators(UseGuards(SignInGuard, UserLimitGuard));
