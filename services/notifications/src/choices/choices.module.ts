import { Module } from '@nestjs/common';
import { ChoicesController } from './choices.controller.js';
import { ChoicesStore } from './store/choices.store.js';

@Module({ controllers: [ChoicesController], providers: [ChoicesStore], exports: [ChoicesStore] })
export class ChoicesModule {}
