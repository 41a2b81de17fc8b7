import { Module } from '@nestjs/common';
import { BlocksController } from './blocks.controller.js';
import { HiddenUsers } from './hidden-users.js';

@Module({ controllers: [BlocksController], providers: [HiddenUsers], exports: [HiddenUsers] })
export class BlocksModule {}
