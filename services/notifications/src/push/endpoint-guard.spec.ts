import { EndpointGuard } from './endpoint-guard.js';

const LOCAL = 'http://127.0.0.1:9999';
const guard = new EndpointGuard({ PUSH_LOCAL_ORIGINS: [LOCAL] });
const REJECTED = { code: 'push-endpoint-refused', status: 400 };

describe('EndpointGuard', () => {
  it.each(['https://8.8.8.8/push', 'https://[2a00:1450:4017:80c::200a]/push', `${LOCAL}/push`])(
    'accepts %s',
    async (endpoint) => {
      await expect(guard.check(endpoint)).resolves.toBeUndefined();
      expect(guard.resolveForSending(endpoint).url.href).toBe(endpoint);
    },
  );

  it.each([
    'http://8.8.8.8/push',
    'https://127.0.0.1/push',
    'https://127.1/push',
    'https://0x7f000001/push',
    'https://2130706433/push',
    'https://[::1]/push',
    'https://[::ffff:7f00:1]/push',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/push',
    'https://8.8.8.8:8443/push',
    'https://8.8.8.8:22/push',
    'https://user:password@8.8.8.8/push',
    'http://127.0.0.1:9998/push',
    'https://127.0.0.1:9999/push',
  ])('rejects %s when it is stored and when a message is sent', async (endpoint) => {
    await expect(guard.check(endpoint)).rejects.toMatchObject(REJECTED);
    expect(() => guard.resolveForSending(endpoint)).toThrow(expect.objectContaining(REJECTED));
  });

  it.each([
    ['cannot be resolved', 'https://nobody.invalid/push'],
    ['is too long for DNS', `https://${'a'.repeat(64)}.example/push`],
    ['has an empty part', 'https://a..b/push'],
    ['resolves to loopback', 'https://localhost/push'],
  ])('rejects a name that %s when it is stored', async (_what, endpoint) => {
    await expect(guard.check(endpoint)).rejects.toMatchObject(REJECTED);
  });
});
