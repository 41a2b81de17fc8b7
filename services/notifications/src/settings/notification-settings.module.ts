import { Module } from '@nestjs/common';
import { NotificationSettingsController } from './notification-settings.controller.js';
import { NotificationSettingsStore } from './store/notification-settings.store.js';

@Module({
  controllers: [NotificationSettingsController],
  providers: [NotificationSettingsStore],
  exports: [NotificationSettingsStore],
})
export class NotificationSettingsModule {}
