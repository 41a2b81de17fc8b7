import { Module } from '@nestjs/common';
import { OffersController } from './offers.controller.js';
import { OffersService } from './offers.service.js';
import { OfferStore } from './store/offer.store.js';

/** What providers offer. */
@Module({ controllers: [OffersController], providers: [OffersService, OfferStore], exports: [OffersService] })
export class OffersModule {}
