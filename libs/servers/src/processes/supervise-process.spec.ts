import { join } from 'node:path';

import { type Child, startChild } from './child.ts';
import {
  superviseProcess,
  type SupervisedProcess,
  type OnGivenUp,
  restartDelay,
  type Run,
} from './supervise-process.ts';
import { type TemporaryFolder, temporaryFolder } from '../leftovers/temporary-folder.ts';

const LONG_LIVED = 'setInterval(() => undefined, 1_000)';

describe('restartDelay', () => {
  it('doubles from a quarter of a second up to half a minute', () => {
    expect([0, 1, 2, 3, 6, 7, 9].map(restartDelay)).toEqual([250, 500, 1_000, 2_000, 16_000, 30_000, 30_000]);
  });
});

describe('superviseProcess', () => {
  let own: TemporaryFolder;
  let folder: string;
  let started: Child[];
  let lines: string[];
  let supervised: SupervisedProcess | undefined;
  const supervise = async (launch: () => Promise<Run>, onGivenUp?: OnGivenUp) => {
    const logFile = join(folder, 'part.log');
    const log = (line: string) => void lines.push(line);
    supervised = await superviseProcess({
      name: 'part',
      logFile,
      log,
      launch,
      onGivenUp,
      pauseBefore: () => 1,
    });
    return supervised;
  };
  const launching = (code: string) => () => {
    const logFile = join(folder, 'part.log');
    const child = startChild({ command: process.execPath, args: ['-e', code], logFile });
    started.push(child);
    return Promise.resolve(child);
  };
  const kill = async () => {
    const child = started.at(-1);
    if (child === undefined) throw new Error('nothing was started');
    process.kill(child.pid, 'SIGKILL');
    await child.ended;
  };
  const logs = async (line: RegExp) => {
    while (!lines.some((each) => line.test(each))) await new Promise(setImmediate);
  };

  beforeEach(async () => {
    [started, lines] = [[], []];
    own = await temporaryFolder('supervised');
    folder = own.path;
  });
  afterEach(async () => {
    await supervised?.stop();
    await own.remove();
  });

  it('restarts a killed process, and logs both', async () => {
    await supervise(launching(LONG_LIVED));
    await kill();
    await logs(/^part runs again after/);
    expect(lines[0]).toMatch(/^part ended with SIGKILL; starting it again in .* s, see .*part\.log$/);
    expect(started).toHaveLength(2);
    expect(started[1]?.hasEnded()).toBe(false);
  });

  it('does not restart a stopped process until it is started', async () => {
    const part = await supervise(launching(LONG_LIVED));
    await part.stop();
    expect(started.map((child) => child.hasEnded())).toEqual([true]);
    await part.start();
    expect(started.map((child) => child.hasEnded())).toEqual([true, false]);
    expect(lines).toEqual([]);
  });

  it('gives up after ten endings in a row, and logs the reason', async () => {
    const { promise: lost, resolve } = Promise.withResolvers<string>();
    await supervise(launching('process.exit(3)'), resolve);
    expect(await lost).toMatch(/^part ended with 3, 10 times in a row, see .*part\.log$/);
    expect(started).toHaveLength(10);
  });

  it('counts a failed start as an ending', async () => {
    const { promise: lost, resolve } = Promise.withResolvers<string>();
    let launches = 0;
    const launch = () => {
      launches += 1;
      if (launches > 1) return Promise.reject(new Error('its port is taken'));
      return Promise.resolve({
        ended: Promise.resolve({ code: 1, signal: null }),
        stop: () => Promise.resolve(),
      });
    };
    await supervise(launch, resolve);
    expect(await lost).toMatch(/^part did not start \(its port is taken\), 10 times in a row/);
  });
});
