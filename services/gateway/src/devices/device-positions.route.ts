import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { devicesCalls } from '@rotadas/contracts/devices/devices.calls';
import { successStatus } from '@rotadas/contracts/protocol/call';
import { toRouteOptions } from '../calls/handle-call.js';
import { DevicePositions } from './device-positions.js';
import { readDeviceRequest } from './read-device-request.js';

/** Error codes of requests whose format cannot be recognized. */
const UNREADABLE: ReadonlySet<string> = new Set(['json-invalid', 'FST_ERR_CTP_BODY_TOO_LARGE']);

const CALLS = [devicesCalls.storeDevicePosition, devicesCalls.storeDevicePositionByQuery];

/** Plain Fastify routes, as for other positions, which read a body of any declared type. */
export async function registerDevicePositions(app: NestFastifyApplication): Promise<void> {
  const positions = app.get(DevicePositions, { strict: false });
  const handler = async ({ url, headers, body, ip }: FastifyRequest, reply: FastifyReply) => {
    const { authorization } = headers;
    const text = typeof body === 'string' ? body : '';
    const request = readDeviceRequest({ url, authorization, body: text });
    await positions.submit(request, ip);
    reply.status(successStatus(devicesCalls.storeDevicePosition));
    // OwnTracks expects messages from others
    return request.app === 'owntracks' ? reply.send([]) : reply.send();
  };
  await app.register(async (fastify: FastifyInstance) => {
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    fastify.addHook('onError', async (_request, _reply, error) => {
      if (UNREADABLE.has(error.code)) positions.countUnreadable();
    });
    for (const call of CALLS) fastify.route({ ...toRouteOptions(call), handler });
  });
}
