import { Module } from '@nestjs/common';
import { ClientErrorsService } from './client-errors.service.js';

@Module({ providers: [ClientErrorsService] })
export class ClientErrorsModule {}
