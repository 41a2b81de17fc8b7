import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { NotificationFeed } from './notification-feed.service.js';
import { NotificationsController } from './notifications.controller.js';

/** What users are told, how they choose it, and how it reaches their open connections. */
@Module({
  imports: [LiveModule],
  controllers: [NotificationsController],
  providers: [NotificationFeed],
})
export class NotificationsModule {}
