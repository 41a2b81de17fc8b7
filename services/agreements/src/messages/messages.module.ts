import { Module } from '@nestjs/common';
import { AgreementsModule } from '../agreements/agreements.module.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { MessageStore } from './store/message.store.js';

@Module({
  imports: [AgreementsModule],
  controllers: [MessagesController],
  providers: [MessagesService, MessageStore],
})
export class MessagesModule {}
