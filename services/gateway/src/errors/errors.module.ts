import { Module } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import { ErrorFilter } from './error.filter.js';

/** Every failure is answered in one form. */
@Module({ providers: [{ provide: APP_FILTER, useClass: ErrorFilter }] })
export class ErrorsModule {}
