import type { Server } from '@rotadas/servers/server';
import { environment } from '@rotadas/servers/settings/environment';
import { describeServices, toLocalUrl } from './services.ts';

const settings = { PORT: 3000, HOST: '127.0.0.1', ADMIN_EMAIL: 'admin@rotadas.example' };
const servers = {
  mongodb: server('mongodb://there'),
  redis: server('redis://there'),
  markers: server('redis://elsewhere'),
  nats: server('nats://there'),
  stop: () => Promise.resolve(),
};

describe('describeServices', () => {
  it('gives every service its own server addresses and metrics port, and starts the gateway last', () => {
    const services = describeServices(settings, servers, 9099);
    expect(services.map(({ name, env }) => [name, env['METRICS_PORT']])).toEqual([
      ['users', '9465'],
      ['providers', '9466'],
      ['reports', '9467'],
      ['matching', '9468'],
      ['notifications', '9469'],
      ['agreements', '9470'],
      ['gateway', '9464'],
    ]);
    for (const { name, env } of services)
      expect(env).toMatchObject({
        HOST: '127.0.0.1',
        MONGODB_URI: `mongodb://there/${name}`,
        REDIS_URL: `redis://there/${name}`,
        NATS_URL: `nats://there/${name}`,
        ADMIN_EMAIL: 'admin@rotadas.example',
      });
  });

  it.each([
    ['MARKERS_REDIS_URL', 'redis://elsewhere/providers', ['providers']],
    ['SMTP_URL', 'smtp://there', ['notifications']],
    ['HOST', '0.0.0.0', ['gateway']],
    ['FIREBASE_AUTH_EMULATOR_HOST', '127.0.0.1:9099', ['users', 'gateway']],
    ['PUBLIC_URL', 'http://localhost:3000', ['notifications', 'gateway']],
  ])('sets %s to %s only for %j', (setting, value, names) => {
    const own = { notifications: { SMTP_URL: 'smtp://there' } };
    const services = describeServices({ ...settings, HOST: '0.0.0.0' }, servers, 9099, own);
    const having = services.filter(({ env }) => env[setting] === value);
    expect(having.map(({ name }) => name)).toEqual(names);
  });

  it('gives no other service an address of the markers Redis', () => {
    const urls = describeServices(settings, servers, 9099).map(({ env }) => env['MARKERS_REDIS_URL']);
    expect(urls.filter((url) => url?.startsWith('redis://elsewhere'))).toHaveLength(1);
  });

  it.each([
    ['127.0.0.1', 'http://localhost:3000'],
    ['192.168.1.5', 'http://192.168.1.5:3000'],
    ['fd00::5', 'http://[fd00::5]:3000'],
  ])('sets the public URL of a gateway that listens on %s', (HOST, url) => {
    const gateway = describeServices({ ...settings, HOST }, servers, 9099).at(-1);
    expect(gateway?.env).toMatchObject({ HOST, PUBLIC_URL: url });
  });

  it('leaves Firebase settings and NODE_ENV to the environment without an emulator', () => {
    const gatewayEnv = (port: number | undefined) => describeServices(settings, servers, port).at(-1)?.env;
    const before = environment.all['NODE_ENV'];
    delete environment.all['NODE_ENV'];
    expect(gatewayEnv(9099)).toMatchObject({
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      NODE_ENV: 'development',
    });
    expect(gatewayEnv(undefined)).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
    expect(gatewayEnv(undefined)).not.toHaveProperty('NODE_ENV');
    environment.all['NODE_ENV'] = 'staging';
    expect(gatewayEnv(9099)).toHaveProperty('NODE_ENV', 'staging');
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
    origin: 'given',
    urlFor: (user) => `${url}/${user}`,
    start: nothing,
    stop: nothing,
  };
}
