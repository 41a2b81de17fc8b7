import { Module } from '@nestjs/common';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { DeletionController } from './deletion.controller.js';
import { SessionsController } from './sessions.controller.js';

@Module({ imports: [SignInModule], controllers: [DeletionController, SessionsController] })
export class AccountsModule {}
