import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { DevicesController } from './devices.controller.js';
import { DevicesService } from './devices.service.js';
import { DeviceStore } from './store/device.store.js';

@Module({
  imports: [UsersModule],
  controllers: [DevicesController],
  providers: [DevicesService, DeviceStore],
})
export class DevicesModule {}
