import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { registerClientErrors } from '../client-errors/client-errors.route.js';
import { registerDevicePositions } from '../devices/device-positions.route.js';
import { registerActiveList } from '../listing/active.route.js';
import { registerUnsubscribe } from '../notifications/unsubscribe.route.js';
import { registerPositions } from '../positions/location.route.js';
import { registerPhotos } from '../users/photos.route.js';
import { registerQueueBoard } from '../queues/board.route.js';

/** The calls that no Nest controller handles; each file has its reason. */
export async function registerPlainRoutes(app: NestFastifyApplication): Promise<void> {
  registerActiveList(app);
  registerPositions(app);
  registerClientErrors(app);
  await registerDevicePositions(app);
  await registerUnsubscribe(app);
  await registerPhotos(app);
  await registerQueueBoard(app);
}
