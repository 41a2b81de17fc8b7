import { Module } from '@nestjs/common';
import { CurrentUserService } from './current-user.service.js';
import { PublicUserService } from './public-user.service.js';
import { UsersController } from './users.controller.js';

@Module({ controllers: [UsersController], providers: [CurrentUserService, PublicUserService] })
export class UsersModule {}
