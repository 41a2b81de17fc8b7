import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { BlocksController } from './blocks.controller.js';
import { BlocksService } from './blocks.service.js';
import { BlockStore } from './store/block.store.js';

@Module({
  imports: [UsersModule],
  controllers: [BlocksController],
  providers: [BlocksService, BlockStore],
})
export class BlocksModule {}
