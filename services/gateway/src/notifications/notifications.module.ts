import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { NotificationFeed } from './notification-feed.js';
import { NotificationsController } from './notifications.controller.js';

@Module({
  imports: [LiveModule],
  controllers: [NotificationsController],
  providers: [NotificationFeed],
})
export class NotificationsModule {}
