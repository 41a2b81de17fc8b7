import { Module } from '@nestjs/common';
import { ConfigController } from './config.controller.js';

/** What the web app may know of the settings. */
@Module({ controllers: [ConfigController] })
export class ConfigModule {}
