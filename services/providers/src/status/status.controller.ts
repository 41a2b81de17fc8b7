import { Controller } from '@nestjs/common';
import { providersRoutes } from '@rotadas/contracts/providers/providers.routes';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import type { PayloadOf } from '@rotadas/contracts/routing/event';
import { HandleEvent, type Occurrence } from '@rotadas/service-kit/events/handle-event';
import { HandleRoute } from '@rotadas/service-kit/nats/handle-route';
import type { z } from 'zod';
import { StatusService } from './status.service.js';

type SetStatus = z.output<typeof providersRoutes.setStatus.request>;
type GetStatus = z.output<typeof providersRoutes.getStatus.request>;
type ProfileChanged = PayloadOf<typeof usersEvents.profileChanged>;

/** Going online and offline, over NATS. */
@Controller()
export class StatusController {
  constructor(private readonly status: StatusService) {}

  @HandleRoute(providersRoutes.setStatus)
  set({ userId, status }: SetStatus) {
    return this.status.set(userId, status);
  }

  @HandleRoute(providersRoutes.getStatus)
  get({ userId }: GetStatus) {
    return this.status.get(userId);
  }

  @HandleEvent(usersEvents.profileChanged)
  rename({ userId, fullName, phone }: ProfileChanged, { at }: Occurrence) {
    return this.status.rename(userId, fullName, phone, at);
  }
}
