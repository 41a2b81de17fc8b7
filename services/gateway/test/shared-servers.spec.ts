import { connect, type NatsConnection } from '@nats-io/transport-node';
import { NewDevice } from '@rotadas/contracts/devices/device';
import { OPERATIONS_SAMPLE } from '@rotadas/contracts/operations/instance-sample';
import { OperationsView } from '@rotadas/contracts/operations/operations-view';
import { ACCESS_CHANGED } from '@rotadas/contracts/users/access-change';
import { anInstanceSample } from '@rotadas/service-kit/testing/an-instance-sample';
import { eventually } from '@rotadas/test-kit/eventually';
import type { ListeningProcess } from '@rotadas/test-kit/service-process';
import { withRedis } from '@rotadas/test-kit/connections';
import { aToken } from './support/a-token.js';
import { toRequest } from './support/to-request.js';
import { startGateway } from './support/running-gateway.js';
import { startTestBed, type TestBed } from './support/test-bed.js';
import { challengeFor, tokenFrom } from './support/work.js';
import { BOT_CHECK_PLACEHOLDER } from '@rotadas/contracts/bot-check/apple-browser';

const ADMIN = aToken({ sub: 'admin' });
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1';

describe('two gateways on the same Redis and NATS', () => {
  let testBed: TestBed;
  let second: ListeningProcess;
  let nats: NatsConnection;
  beforeAll(async () => {
    testBed = await startTestBed({
      USER_LIMIT_PER_MINUTE: '100000',
      BOT_CHECK_PLACEHOLDERS_PER_MINUTE: '3',
    });
    [second, nats] = await Promise.all([
      startGateway(testBed.settings),
      connect({ servers: testBed.nats.url }),
    ]);
  });
  afterAll(async () => {
    await nats.close();
    await second.stop();
    await testBed.stop();
  });

  const callSecond = (path: string, body?: unknown, token = aToken()) =>
    fetch(`${second.url}${path}`, toRequest(body, token));
  const publish = (subject: string, message: object) => nats.publish(subject, JSON.stringify(message));

  it('count limits together, and store no address in Redis', async () => {
    const headers = { 'content-type': 'application/json', 'user-agent': IPHONE };
    const body = JSON.stringify({ action: 'login', token: BOT_CHECK_PLACEHOLDER });
    const replies = [testBed.gateway, second, testBed.gateway, second].map(({ url }) =>
      fetch(`${url}/api/bot-check/verify`, { method: 'POST', headers, body }),
    );
    const statuses = (await Promise.all(replies)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([204, 204, 204, 429]);
    const keys = await withRedis(testBed.redis.url, (redis) => redis.keys('gateway:limit:*'));
    expect(keys).toContainEqual(expect.stringMatching(/^gateway:limit:address:[\w-]{22}$/));
    expect(keys).toContainEqual(expect.stringMatching(/^gateway:limit:bot-check-placeholder:[\w-]{22}$/));
    expect(keys.filter((key) => /127\.0\.0\.1|::/.test(key))).toEqual([]);
  });

  it('accept a bot-check token of either once, even if both receive it', async () => {
    const token = await tokenFrom(await challengeFor(testBed, 'login'));
    const check = { action: 'login', token };
    const replies = await Promise.all(
      Array.from({ length: 3 }, () => [
        testBed.call('/api/bot-check/verify', check, ''),
        callSecond('/api/bot-check/verify', check, ''),
      ]).flat(),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 403, 403, 403, 403, 403]);
  });

  it('reject the token of a removed device, which both knew', async () => {
    const { token } = NewDevice.parse(await (await testBed.call('/api/devices', { name: 'Telefon' })).json());
    const send = async () => {
      const path = `/api/devices/positions?id=${token}&lat=39.9&lon=32.8`;
      const replies = [testBed.gateway, second].map(({ url }) => fetch(`${url}${path}`));
      return (await Promise.all(replies)).map(({ status }) => status);
    };
    expect(await send()).toEqual([200, 200]);
    testBed.standIns.devices.clear();
    publish(ACCESS_CHANGED, { kind: 'changed', userId: 7 });
    await eventually('both reject it', async () => {
      expect(await send()).toEqual([401, 401]);
      return true;
    });
  });

  it('know every running instance, and ignore invalid samples', async () => {
    const services = async () => {
      const reply = await testBed.call('/api/admin/operations', undefined, ADMIN);
      return OperationsView.parse(await reply.json())
        .instances.map(({ service }) => service)
        .sort();
    };
    nats.publish(OPERATIONS_SAMPLE, 'no JSON');
    publish(OPERATIONS_SAMPLE, { ...anInstanceSample(), heapShare: -1 });
    publish(OPERATIONS_SAMPLE, anInstanceSample());
    await eventually('all are known', async () => {
      expect(await services()).toEqual(['gateway', 'gateway', 'providers']);
      return true;
    });
    await second.stop();
    await eventually('the one that ended is not', async () => {
      expect(await services()).toEqual(['gateway', 'providers']);
      return true;
    });
  });
});
