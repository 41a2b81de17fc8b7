import { fastify as makeFastify, type FastifyInstance } from 'fastify';
import { usersCalls } from '@rotadas/contracts/users/users.calls';
import { toRouteOptions } from './handle-call.js';
import { checkRoutes } from './check-routes.js';

const { get, updateProfile } = usersCalls;
const handler = () => null;

describe('checkRoutes', () => {
  let fastify: FastifyInstance;
  beforeEach(() => {
    fastify = makeFastify();
    checkRoutes(fastify, [get, updateProfile]);
    fastify.route({ ...toRouteOptions(get), handler });
  });
  afterEach(() => fastify.close());

  it('names a declared call that is not handled', async () => {
    await expect(fastify.ready()).rejects.toThrow(/^POST \/api\/users\/profile is declared but not handled$/);
  });

  it.each(['/api/users/nobody', '/api/live/nobody', '/api/documents', '/metrics'])(
    'names the route %s that is not declared',
    async (url) => {
      fastify.route({ ...toRouteOptions(updateProfile), handler });
      fastify.get(url, handler);
      await expect(fastify.ready()).rejects.toThrow(`GET ${url} is handled but not declared`);
    },
  );
});
