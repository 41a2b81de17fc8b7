import { Module } from '@nestjs/common';
import { BlocksModule } from '../blocks/blocks.module.js';
import { CurrentUserService } from './current-user.service.js';
import { PhotoResizer } from './photo-resizer.js';
import { PublicProfileService } from './public-profile.service.js';
import { PublicUserService } from './public-user.service.js';
import { UsersController } from './users.controller.js';

@Module({
  imports: [BlocksModule],
  controllers: [UsersController],
  providers: [CurrentUserService, PublicUserService, PublicProfileService, PhotoResizer],
})
export class UsersModule {}
