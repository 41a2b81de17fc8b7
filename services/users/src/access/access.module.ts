import { Module } from '@nestjs/common';
import { AccessPublisher } from './access-publisher.service.js';
import { AccessChangeStore } from './store/access-change.store.js';

@Module({ providers: [AccessChangeStore, AccessPublisher] })
export class AccessModule {}
