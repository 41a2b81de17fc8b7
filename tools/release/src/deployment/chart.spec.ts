import { readdir, readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { GatewayEnv } from '@rotadas/gateway/env';
import { rootDir } from '@rotadas/servers/settings/environment';
import { parse } from 'yaml';
import { z } from 'zod';
import { PART_SETTINGS } from '../configuration/part-settings.ts';

const CHART = join(rootDir, 'deploy/helm/rotadas');
const GUIDE = join(rootDir, 'docs/install/kubernetes.md');

const Values = z.looseObject({
  env: z.record(z.string(), z.string()),
  parts: z.record(z.string(), z.looseObject({ secret: z.string(), env: z.record(z.string(), z.string()) })),
});

const readValues = async () => Values.parse(parse(await readFile(join(CHART, 'values.yaml'), 'utf8')));

async function keysOfSecrets(): Promise<Map<string, { needed: string[]; optional: string[] }>> {
  const rows = (await readFile(GUIDE, 'utf8')).matchAll(/^ +\| (\w+) +\| (`[^|]*)\|([^|]*)\|$/gm);
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
  it('has every service as a part, with its own secret', async () => {
    const { parts } = await readValues();
    expect(Object.keys(parts).sort()).toEqual((await readdir(join(rootDir, 'services'))).sort());
    const secrets = Object.values(parts).map(({ secret }) => secret);
    expect(new Set(secrets).size).toBe(secrets.length);
  });

  it('sets only settings that its parts read', async () => {
    const { env, parts } = await readValues();
    for (const [part, values] of Object.entries(parts))
      for (const name of Object.keys(values.env)) expect(PART_SETTINGS[part]).toHaveProperty(name);
    const all = Object.keys(parts).flatMap((part) => Object.keys(PART_SETTINGS[part] ?? {}));
    expect(all).toEqual(expect.arrayContaining(Object.keys(env)));
  });

  it('names every required setting of a part in its guide', async () => {
    const { env } = await readValues();
    const keys = await keysOfSecrets();
    const { parts } = await readValues();
    for (const part of Object.keys(parts)) {
      const settings = PART_SETTINGS[part] ?? {};
      const { needed, optional } = keys.get(part) ?? { needed: [], optional: [] };
      const required = Object.keys(settings).filter((name) => !settings[name]?.safeParse(undefined).success);
      expect([...Object.keys(env), ...needed]).toEqual(expect.arrayContaining(required));
      for (const name of [...needed, ...optional]) expect(settings).toHaveProperty(name);
    }
    expect(keys.get('gateway')?.needed).toEqual(expect.arrayContaining(SIGN_IN));
  });

  it('names in its guide every setting that others of the gateway require', async () => {
    const { needed = [], optional = [] } = (await keysOfSecrets()).get('gateway') ?? {};
    const named = [...needed, ...optional].filter((name) => !name.endsWith('_URL'));
    const settings = Object.fromEntries(named.map((name) => [name, 'x']));
    expect(GatewayEnv.safeParse(settings).error?.issues).toBeUndefined();
  });

  it('contains the alerts of Prometheus unchanged', async () => {
    const own = await realpath(join(CHART, 'files/alerts.yml'));
    expect(own).toBe(join(await realpath(rootDir), 'deploy/prometheus/rules/rotadas.yml'));
  });

  it('has the version of the product', async () => {
    const Version = z.object({ version: z.string() });
    const { version } = Version.parse(JSON.parse(await readFile(join(rootDir, 'package.json'), 'utf8')));
    const chart = z
      .looseObject({ version: z.string(), appVersion: z.string() })
      .parse(parse(await readFile(join(CHART, 'Chart.yaml'), 'utf8')));
    expect([chart.version, chart.appVersion]).toEqual([version, version]);
  });
});
