import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { rootDir } from '@rotadas/servers/settings/environment';
import { Lockfile } from '../lockfile/complete-packages.ts';
import { readJson } from '../repository.ts';

const SERVICES = readdirSync(join(rootDir, 'services'));

const STATIC_IMPORT = /^(?:import|export)\b[^;]*?"([^".][^"]*)";$/gm;

/** The bundler writes each module's path above its code. */
const BUNDLED_MODULE = /^\/\/ .*\/node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm;

const installed = readJson('package-lock.json', Lockfile).packages;
const runtime = Object.entries(readJson('deploy/runtime/package-lock.json', Lockfile).packages).filter(
  ([path]) => path !== '',
);
const runtimePackages = runtime.map(([path]) => path.replace('node_modules/', ''));

/** Packages without state, such as those of sharp, may be loaded twice. */
const notBundled = runtimePackages.filter((name) => /^(@nats-io\/.+|sharp)$/.test(name));

const matchesIn = (bundle: string, pattern: RegExp) =>
  new Set([...bundle.matchAll(pattern)].flatMap(([, name]) => name ?? []));

describe.each(SERVICES)('the bundle of %s', (service) => {
  const folder = join(rootDir, 'services', service, 'dist/bundle');
  const bundle = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

  it('imports only Node modules and packages of deploy/runtime', () => {
    const packages = [...matchesIn(bundle, STATIC_IMPORT)].filter((name) => !isBuiltin(name));
    expect(packages).toContain('@nats-io/transport-node');
    for (const name of packages) expect(runtimePackages).toContain(name);
  });

  it('does not bundle those packages', () => {
    const bundled = matchesIn(bundle, BUNDLED_MODULE);
    expect(bundled).toContain('@nestjs/microservices');
    for (const name of notBundled) expect(bundled).not.toContain(name);
  });
});

it.each(runtime)('%s has the tested version in the images', (path, { version }) => {
  const copies = Object.entries(installed).filter(([each]) => each === path || each.endsWith(`/${path}`));
  expect(copies.map(([, copy]) => copy.version)).toContain(version);
});
