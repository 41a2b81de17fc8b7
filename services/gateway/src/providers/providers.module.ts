import { Module } from '@nestjs/common';
import { ProvidersController } from './providers.controller.js';

/** Offers and who is online. */
@Module({ controllers: [ProvidersController] })
export class ProvidersModule {}
