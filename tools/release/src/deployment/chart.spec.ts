import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { GatewayEnv } from '@rotadas/gateway/env';
import { rootDir } from '@rotadas/servers/settings/environment';
import { parse } from 'yaml';
import { z } from 'zod';
import { PART_SETTINGS } from '../configuration/part-settings.ts';
import { SERVICES } from '../configuration/setting.ts';
import { readText, readVersion } from '../repository.ts';

const CHART = 'deploy/helm/rotadas';
const GUIDE = 'docs/install/kubernetes.md';

const Values = z.looseObject({
  env: z.record(z.string(), z.string()),
  parts: z.record(z.string(), z.looseObject({ secret: z.string(), env: z.record(z.string(), z.string()) })),
});

const { env, parts } = Values.parse(parse(readText(`${CHART}/values.yaml`)));

function keysOfSecrets(): Map<string, { needed: string[]; optional: string[] }> {
  const rows = readText(GUIDE).matchAll(/^ +\| (\w+) +\| (`[^|]*)\|([^|]*)\|$/gm);
  const names = (cell = '') => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name);
  return new Map(
    [...rows].map(([, part = '', needed, optional]) => [
      part,
      { needed: names(needed), optional: names(optional) },
    ]),
  );
}

/** Settings that the gateway needs for sign-in; it starts without them. */
const SIGN_IN = ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN'];

describe('the chart', () => {
  it('has every service as a part, with its own secret', () => {
    const services = readdirSync(join(rootDir, 'services'));
    expect(Object.keys(parts).sort()).toEqual(services.sort());
    expect(SERVICES.toSorted()).toEqual(services);
    const secrets = Object.values(parts).map(({ secret }) => secret);
    expect(new Set(secrets).size).toBe(secrets.length);
  });

  it('sets only settings that its parts read', () => {
    for (const [part, values] of Object.entries(parts))
      for (const name of Object.keys(values.env)) expect(PART_SETTINGS[part]).toHaveProperty(name);
    const all = Object.keys(parts).flatMap((part) => Object.keys(PART_SETTINGS[part] ?? {}));
    expect(all).toEqual(expect.arrayContaining(Object.keys(env)));
  });

  it('names every required setting of a part in its guide', () => {
    const keys = keysOfSecrets();
    for (const part of Object.keys(parts)) {
      const settings = PART_SETTINGS[part] ?? {};
      const { needed, optional } = keys.get(part) ?? { needed: [], optional: [] };
      const required = Object.keys(settings).filter((name) => !settings[name]?.safeParse(undefined).success);
      expect([...Object.keys(env), ...needed]).toEqual(expect.arrayContaining(required));
      for (const name of [...needed, ...optional]) expect(settings).toHaveProperty(name);
    }
    expect(keys.get('gateway')?.needed).toEqual(expect.arrayContaining(SIGN_IN));
  });

  it('names in its guide every setting that others of the gateway require', () => {
    const { needed = [], optional = [] } = keysOfSecrets().get('gateway') ?? {};
    const named = [...needed, ...optional].filter((name) => !name.endsWith('_URL'));
    const settings = Object.fromEntries(named.map((name) => [name, 'x']));
    expect(GatewayEnv.safeParse(settings).error?.issues).toBeUndefined();
  });

  it('contains the alerts of Prometheus unchanged', () => {
    const own = realpathSync(join(rootDir, CHART, 'files/alerts.yml'));
    expect(own).toBe(join(realpathSync(rootDir), 'deploy/prometheus/rules/rotadas.yml'));
  });

  it('has the version of the product', () => {
    const chart = z
      .looseObject({ version: z.string(), appVersion: z.string() })
      .parse(parse(readText(`${CHART}/Chart.yaml`)));
    expect(chart).toMatchObject({ version: readVersion(), appVersion: readVersion() });
  });
});
