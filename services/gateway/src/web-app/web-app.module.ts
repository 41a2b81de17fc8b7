import { Module } from '@nestjs/common';
import { WebAppController } from './web-app.controller.js';

/** The built web app. */
@Module({ controllers: [WebAppController] })
export class WebAppModule {}
