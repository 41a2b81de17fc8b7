import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { CurrentUserService } from './current-user.service.js';
import { PublicUserService } from './public-user.service.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [BlocksModule],
  controllers: [UsersController],
  providers: [CurrentUserService, PublicUserService],
})
export class UsersModule {}
