import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ErrorFilter } from './error.filter.js';

/** Every failure leaves through one door. */
@Module({ providers: [{ provide: APP_FILTER, useClass: ErrorFilter }] })
export class ErrorsModule {}
