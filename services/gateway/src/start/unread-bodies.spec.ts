import { ErrorBody } from '@rotadas/contracts/errors/error-body';
import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { toRequest } from '../../test/support/to-request.js';

const LOCATION = '/api/providers/location';
const CLIENT_ERRORS = '/api/client-errors';
const INVALID_LIST = '/api/providers/active?bbox=1,2,3';
const TOO_LARGE = { a: 'x'.repeat(20_000) };
const ADDRESS_LIMIT = 20;

describe('a request', () => {
  const gateway = useGateway({
    LOCATION_LIMIT_PER_SECOND: '3',
    ADDRESS_LIMIT_PER_MINUTE: String(ADDRESS_LIMIT),
    TRUST_PROXY: '127.0.0.1',
  });
  let clients = 0;

  /** Sends requests of a new user at a new address. */
  const newClient = () => {
    clients += 1;
    const [token, address] = [aToken({ sub: `user-${clients}` }), `192.0.2.${clients}`];
    return (path: string, body: unknown) => {
      const { headers, ...sent } = toRequest(body, token);
      return fetch(`${gateway.url}${path}`, {
        ...sent,
        headers: { ...headers, 'x-forwarded-for': address },
      });
    };
  };

  it.each([
    ['a position', LOCATION],
    ['a report of an error', CLIENT_ERRORS],
    ['a call without a body', '/api/users/accept-terms'],
    ['a path that is no call', '/api/nowhere'],
  ])('with a body larger than that of %s is rejected', async (_what, path) => {
    const reply = await newClient()(path, TOO_LARGE);
    expect([reply.status, ErrorBody.parse(await reply.json()).code]).toEqual([413, 'body-too-large']);
  });

  it.each<[what: string, path: string, body: unknown, status: number]>([
    ['a position that is too large', LOCATION, TOO_LARGE, 413],
    ['a position that is no JSON', LOCATION, '{"latitude":', 400],
    ['a position that is none', LOCATION, { latitude: 91 }, 400],
    ['a report of an error that is too large', CLIENT_ERRORS, TOO_LARGE, 413],
    ['a report of an error that is none', CLIENT_ERRORS, { source: 'mail' }, 400],
    ['a list with an invalid query', INVALID_LIST, undefined, 400],
  ])('counts against the limit of its call if it is %s', async (_what, path, body, status) => {
    const send = newClient();
    const statuses = Array.from({ length: ADDRESS_LIMIT + 1 }, async () => (await send(path, body)).status);
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([status, 429]));
  });
});
