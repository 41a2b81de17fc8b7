import { Module } from '@nestjs/common';
import { AdminActsController } from './admin-acts.controller.js';
import { AdminActsService } from './admin-acts.service.js';
import { AdminActStore } from './store/admin-act.store.js';

/** The append-only audit log of admins. */
@Module({ controllers: [AdminActsController], providers: [AdminActsService, AdminActStore] })
export class AdminActsModule {}
