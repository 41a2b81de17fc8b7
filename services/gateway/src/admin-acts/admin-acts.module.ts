import { Module } from '@nestjs/common';
import { AdminActsController } from './admin-acts.controller.js';

@Module({ controllers: [AdminActsController] })
export class AdminActsModule {}
