import type { Server } from '@rotadas/servers/server';
import { describeServices, toLocalUrl } from './services.ts';
import { environment } from '@rotadas/servers/settings/environment';

const settings = { PORT: 3000, HOST: '127.0.0.1', ADMIN_EMAIL: 'admin@rotadas.example' };
const servers = {
  mongodb: server('mongodb://there'),
  redis: server('redis://there'),
  markers: server('redis://elsewhere'),
  nats: server('nats://there'),
  stop: () => Promise.resolve(),
};

describe('describeServices', () => {
  it('gives every service its own server addresses, and starts the gateway last', () => {
    const services = describeServices(settings, servers, 9099);
    expect(services.map(({ name }) => name)).toEqual([
      'users',
      'providers',
      'reports',
      'matching',
      'notifications',
      'gateway',
    ]);
    for (const { name, env } of services)
      expect(env).toMatchObject({
        MONGODB_URI: `mongodb://there/${name}`,
        REDIS_URL: `redis://there/${name}`,
        NATS_URL: `nats://there/${name}`,
        ADMIN_EMAIL: 'admin@rotadas.example',
      });
  });

  it('gives the markers Redis to the providers service only', () => {
    const services = describeServices(settings, servers, 9099);
    const urls = services.map(({ name, env }) => [name, env['MARKERS_REDIS_URL']]);
    expect(urls).toContainEqual(['providers', 'redis://elsewhere/providers']);
    expect(urls.filter(([, url]) => url?.startsWith('redis://elsewhere'))).toHaveLength(1);
  });

  it('gives each service a metrics port next to that of the gateway', () => {
    const ports = describeServices(settings, servers, 9099).map(({ env }) => env['METRICS_PORT']);
    expect(ports).toEqual(['9465', '9466', '9467', '9468', '9469', environment.all['METRICS_PORT']]);
  });

  it('lets only the gateway listen on HOST', () => {
    const services = describeServices({ ...settings, HOST: '0.0.0.0' }, servers, 9099);
    expect(services.map(({ env }) => env['HOST'])).toEqual([
      '127.0.0.1',
      '127.0.0.1',
      '127.0.0.1',
      '127.0.0.1',
      '127.0.0.1',
      '0.0.0.0',
    ]);
  });

  it('gives the notifications service keys, a mail server and the public URL', () => {
    const services = describeServices(settings, servers, 9099, { SMTP_URL: 'smtp://there' });
    const own = services.find(({ name }) => name === 'notifications')?.env;
    expect(own).toMatchObject({ SMTP_URL: 'smtp://there', PUBLIC_URL: 'http://localhost:3000' });
    for (const { name, env } of services)
      if (name !== 'notifications') expect(env['SMTP_URL']).toBe(environment.all['SMTP_URL']);
  });

  it.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['0.0.0.0', 'http://localhost:3000'],
    ['192.168.1.5', 'http://192.168.1.5:3000'],
    ['fd00::5', 'http://[fd00::5]:3000'],
  ])('sets the public URL of a gateway that listens on %s', (HOST, url) => {
    const gateway = describeServices({ ...settings, HOST }, servers, 9099).at(-1);
    expect(gateway?.env).toMatchObject({ HOST, PUBLIC_URL: url });
  });

  it('leaves the Firebase settings to the environment without an emulator', () => {
    const gateway = (emulatorPort: number | undefined) =>
      describeServices(settings, servers, emulatorPort).at(-1);
    expect(gateway(9099)?.env).toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099');
    expect(gateway(undefined)?.env).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
  });

  it('defaults to a development environment with an emulator', () => {
    const before = environment.all['NODE_ENV'];
    delete environment.all['NODE_ENV'];
    expect(describeServices(settings, servers, 9099).at(-1)?.env).toHaveProperty('NODE_ENV', 'development');
    expect(describeServices(settings, servers, undefined).at(-1)?.env).not.toHaveProperty('NODE_ENV');
    environment.all['NODE_ENV'] = 'staging';
    expect(describeServices(settings, servers, 9099).at(-1)?.env).toHaveProperty('NODE_ENV', 'staging');
    environment.all['NODE_ENV'] = before;
  });
});

describe('toLocalUrl', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:3000'],
    ['0.0.0.0', 'http://127.0.0.1:3000'],
    ['::', 'http://127.0.0.1:3000'],
    ['::1', 'http://[::1]:3000'],
    ['rotadas.local', 'http://rotadas.local:3000'],
  ])('returns where a server that listens on %s is reachable', (host, url) => {
    expect(toLocalUrl(host, 3000)).toBe(url);
  });
});

function server(url: string): Server {
  const nothing = () => Promise.resolve();
  return {
    name: url,
    url,
    urlFor: (user) => `${url}/${user}`,
    origin: 'given',
    start: nothing,
    stop: nothing,
  };
}
