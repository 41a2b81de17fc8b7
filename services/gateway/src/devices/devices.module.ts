import { Module } from '@nestjs/common';
import { PositionsModule } from '../positions/positions.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { DevicePositions } from './device-positions.js';
import { DeviceSightings } from './device-sightings.js';
import { DeviceTokens } from './device-tokens.js';
import { DevicesController } from './devices.controller.js';

@Module({
  imports: [SignInModule, PositionsModule],
  controllers: [DevicesController],
  providers: [DeviceTokens, DeviceSightings, DevicePositions],
})
export class DevicesModule {}
