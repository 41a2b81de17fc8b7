import { Module } from '@nestjs/common';
import { AdminActsController } from './admin-acts.controller.js';

/** What admins did, for admins. */
@Module({ controllers: [AdminActsController] })
export class AdminActsModule {}
