import { Module } from '@nestjs/common';
import { WebAppController } from './web-app.controller.js';

@Module({ controllers: [WebAppController] })
export class WebAppModule {}
