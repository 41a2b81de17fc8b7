import { Module } from '@nestjs/common';
import { CurrentUserService } from './current-user.service.js';
import { UsersController } from './users.controller.js';

/** Accounts. */
@Module({ controllers: [UsersController], providers: [CurrentUserService] })
export class UsersModule {}
