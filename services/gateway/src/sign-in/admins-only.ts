import { applyDecorators, UseGuards } from '@nestjs/common';
import { UserLimitGuard } from './user-limit.guard.js';
import { AdminGuard } from './admin.guard.js';
import { SignInGuard } from './sign-in.guard.js';

/** For admins only, each within the limit of a user. */
export const AdminsOnly = () => applyDecorators(UseGuards(SignInGuard, UserLimitGuard, AdminGuard));
