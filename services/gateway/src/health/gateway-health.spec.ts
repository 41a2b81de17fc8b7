import { startInProcess, useGateway } from '../../test/support/in-process-gateway.js';

describe('the readiness of the gateway', () => {
  const gateway = useGateway();

  const readiness = async () => {
    const reply = await gateway.call('/readyz', undefined, '');
    return [reply.status, await reply.json()];
  };

  it('needs neither Redis nor a service', async () => {
    gateway.stopServices();
    expect(await readiness()).toEqual([200, { ready: true }]);
    expect((await gateway.call('/api/users/5')).status).toBe(503);
    expect((await gateway.call('/api/config', undefined, '')).status).toBe(200);
  });

  it('needs NATS, while the process stays alive', async () => {
    gateway.nats.isOpen = false;
    expect(await readiness()).toEqual([503, { ready: false }]);
    expect((await gateway.call('/healthz', undefined, '')).status).toBe(200);
    gateway.nats.isOpen = true;
    expect(await readiness()).toEqual([200, { ready: true }]);
  });
});

it('a gateway without sign-in is not ready', async () => {
  const gateway = await startInProcess({ FIREBASE_PROJECT_ID: '' });
  expect((await gateway.call('/readyz', undefined, '')).status).toBe(503);
  await gateway.stop();
});
