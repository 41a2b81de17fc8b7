import { finished } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { PHOTO_TYPES, STORED_PHOTO_TYPE } from '@rotadas/contracts/users/photo';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { RpcClient } from '@rotadas/service-kit/nats/rpc-client';
import { toRouteOptions } from '../calls/handle-call.js';
import { parseInput } from '../input/parse-input.js';
import { UserRateLimit } from '../limits/redis-rate-limits.js';
import { Authenticator } from '../sign-in/authenticator.js';
import { bearerToken } from '../sign-in/bearer.strategy.js';
import { PhotoResizer } from './photo-resizer.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The user whose photo is uploaded. */
    photoOwner: number;
  }
}

/** The address of a photo has the hash of its content; a removed one must disappear in time. */
const ONE_DAY = 'private, max-age=86400';

/** Uploads at a time: up to 5 MB of each are in memory. */
export const UPLOADS_MAX = 16;

/**
 * Plain Fastify routes: a controller has no parsers of its own, and its guards run after a body of
 * 5 MB is read.
 */
export async function registerPhotos(app: NestFastifyApplication): Promise<void> {
  const rpc = app.get(RpcClient, { strict: false });
  const authenticator = app.get(Authenticator, { strict: false });
  const limit = app.get(UserRateLimit, { strict: false });
  const resizer = app.get(PhotoResizer, { strict: false });
  let uploads = 0;
  await app.register(async (fastify: FastifyInstance) => {
    fastify.removeAllContentTypeParsers();
    const types = [...PHOTO_TYPES];
    fastify.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    fastify.addContentTypeParser('*', (_request, _body, done) => done(new DomainError('photo-unreadable')));
    fastify.decorateRequest('photoOwner', 0);
    fastify.route({
      ...toRouteOptions(usersCalls.setPhoto),
      onRequest: async (request, reply) => {
        const { authorization, cookie } = request.headers;
        const { userId } = await authenticator.authenticateFresh(bearerToken(authorization), cookie);
        await limit.consume(userId);
        if (uploads >= UPLOADS_MAX) throw new DomainError('service-unavailable', { retryAfter: 2 });
        uploads += 1;
        finished(reply.raw, () => (uploads -= 1));
        request.photoOwner = userId;
      },
      handler: async ({ photoOwner, body }) => {
        if (!Buffer.isBuffer(body)) throw new DomainError('photo-unreadable');
        const data = (await resizer.resize(body)).toString('base64');
        return rpc.call(usersRpc.setPhoto, { userId: photoOwner, data });
      },
    });
    fastify.route({
      ...toRouteOptions(usersCalls.getPhoto),
      handler: async ({ params }, reply) => {
        const { id, hash } = parseInput(usersCalls.getPhoto.params, params, 'params');
        const { data } = await rpc.call(usersRpc.getPhoto, { userId: id, hash });
        return reply
          .type(STORED_PHOTO_TYPE)
          .header('cache-control', ONE_DAY)
          .send(Buffer.from(data, 'base64'));
      },
    });
  });
}
