import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { rootDir } from '@rotadas/servers/settings/environment';

const Service = z.looseObject({
  command: z.union([z.string(), z.array(z.string())]).default([]),
  security_opt: z.array(z.string()).default([]),
  network_mode: z.string().optional(),
  environment: z.record(z.string(), z.unknown()).default({}),
  healthcheck: z.looseObject({ interval: z.string().optional() }).optional(),
});

const text = readFileSync(join(rootDir, 'docker-compose.yml'), 'utf8');
const { services } = z
  .object({ services: z.record(z.string(), Service) })
  .parse(parse(text, { merge: true }));

describe('docker-compose.yml', () => {
  it.each(Object.entries(services))('prevents %s from gaining privileges', (_, { security_opt: options }) => {
    expect(options).toContain('no-new-privileges:true');
  });

  it('checks the health of containers every 10 s', () => {
    const intervals = Object.values(services).flatMap(({ healthcheck: check }) =>
      check ? [check.interval] : [],
    );
    expect(new Set(intervals)).toEqual(new Set(['10s']));
  });

  it('publishes no port for the monitoring of NATS', () => {
    expect(services['nats']?.command).not.toContain('--http_port');
  });

  it('uses an accepted host name of the gateway in the demo', () => {
    for (const name of ['demo-accounts', 'simulator', 'gateway'])
      expect(services[name]?.network_mode).toBe('service:loopback');
    expect(services['simulator']?.environment['API_URL']).toBe('http://127.0.0.1:3000');
    expect(String(services['demo-accounts']?.command)).toContain("apiUrl: 'http://127.0.0.1:3000'");
  });

  it('sets the same public URL for gateway and notifications', () => {
    const { gateway, notifications } = services;
    expect(gateway?.environment['PUBLIC_URL']).toBe(notifications?.environment['PUBLIC_URL']);
  });
});
