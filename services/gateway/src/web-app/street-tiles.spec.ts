import { readdir, readlink, rename, rm, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { eventually } from '@rotadas/test-kit/eventually';
import { tilesFile } from '@rotadas/test-kit/tiles-file';
import type { Point } from 'geojson';
import { PMTiles } from 'pmtiles';
import { type InProcessGateway, startInProcess } from '../../test/support/in-process-gateway.js';

const PATH = '/map/streets.pmtiles';

const SIZE = 100_000;

/** More than the buffers of a connection hold. */
const LARGE = { size: 16_000_000 };

const VECTOR_TILES = 1;

/** A file of the right shape, filled with `content`; its header says that it ends at `end`. */
function tilesOf(content: string, shape: { size?: number; tileType?: number; end?: number } = {}): Buffer {
  const { size = SIZE, tileType = VECTOR_TILES, end = size } = shape;
  const bytes = Buffer.alloc(size, content);
  bytes.fill(0, 0, 127);
  bytes.write('PMTiles\u0003');
  bytes.writeBigUInt64LE(127n, 56);
  bytes.writeBigUInt64LE(BigInt(end - 127), 64);
  bytes[99] = tileType;
  return bytes;
}

describe('the street map of MAP_TILES', () => {
  let folder: TemporaryFolder;
  let file: string;
  let gateway: InProcessGateway;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    folder = await temporaryFolder('tiles');
    file = join(folder.path, 'türkiye.pmtiles');
    await writeFile(file, tilesOf('old'));
    gateway = await startInProcess({ MAP_TILES: file });
  });
  beforeEach(() => replaceWith(tilesOf('old')));
  afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));
  afterAll(async () => {
    await gateway.stop();
    expect(await openFiles()).toEqual([]);
    await folder.remove();
  });

  const replaceWith = async (bytes: Buffer) => {
    await writeFile(`${file}.new`, bytes);
    await rename(`${file}.new`, file);
  };

  const get = (headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${gateway.url}${PATH}`, { method, headers });

  const part = async (range = 'bytes=1000-1099') => {
    const reply = await get({ range });
    return { status: reply.status, etag: reply.headers.get('etag'), text: await reply.text() };
  };

  /** Descriptors of this process, which the gateway runs in. */
  const openFiles = async () => {
    const links = await Promise.all(
      (await readdir('/proc/self/fd')).map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')),
    );
    return links.filter((link) => link.startsWith(folder.path));
  };

  const closesAll = () =>
    eventually('all descriptors are closed', async () => (await openFiles()).length === 0);

  const logs = (text: string) => gateway.logged.filter((line) => String(line).includes(text));

  /** A connection that sends requests without waiting for the responses. */
  function requestParts(...ranges: string[]): Socket {
    const socket = connect(Number(new URL(gateway.url).port), '127.0.0.1').on('error', () => undefined);
    sockets.push(socket);
    for (const range of ranges)
      socket.write(`GET ${PATH} HTTP/1.1\r\nHost: localhost\r\nRange: bytes=${range}\r\n\r\n`);
    return socket;
  }

  it('is sent in parts, which browsers keep for an hour', async () => {
    const reply = await get({ range: 'bytes=0-16383', 'accept-encoding': 'br' });
    expect(reply.status).toBe(206);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-range': `bytes 0-16383/${SIZE}`,
      'content-length': '16384',
      'content-type': 'application/vnd.pmtiles',
      'cache-control': 'public, max-age=3600',
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(Buffer.from(await reply.bytes()).equals(tilesOf('old').subarray(0, 16_384))).toBe(true);
  });

  it('is sent whole without a range', async () => {
    const reply = await get();
    expect([reply.status, reply.headers.get('content-length')]).toEqual([200, String(SIZE)]);
    expect(Buffer.from(await reply.bytes()).equals(tilesOf('old'))).toBe(true);
  });

  it('is not sent in pieces of gigabytes', async () => {
    await truncate(file, 5_000_000_000);
    for (const range of ['', 'bytes=0-', 'bytes=0-99999999', 'bytes=0-1,5-6', 'bytes=-4000000000']) {
      const reply = await get({ range });
      expect([reply.status, reply.headers.get('content-range')]).toEqual([416, 'bytes */5000000000']);
    }
    expect((await get({ range: 'bytes=4999999000-' })).status).toBe(206);
    expect((await get({}, 'HEAD')).status).toBe(200);
    await closesAll();
  });

  it('has a HEAD, a 304 and a 416', async () => {
    const head = await get({}, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(SIZE)]);
    const etag = head.headers.get('etag') ?? '';
    expect((await get({ 'if-none-match': etag, range: 'bytes=0-9' })).status).toBe(304);
    const beyond = await get({ range: `bytes=${SIZE}-` });
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${SIZE}`]);
    await closesAll();
  });

  it('is the new file after a replacement, but for responses in progress', async () => {
    await replaceWith(tilesOf('old', LARGE));
    const reply = await get(); // has read the headers only
    await replaceWith(tilesOf('new', LARGE));
    const after = await part();
    expect(after.text).toMatch(/(new){9}/);
    expect(after.etag).not.toBe(reply.headers.get('etag'));
    expect(Buffer.from(await reply.bytes()).equals(tilesOf('old', LARGE))).toBe(true);
    await closesAll();
  });

  it('has another ETag if it is rewritten', async () => {
    const before = await part();
    await writeFile(file, tilesOf('new'));
    expect((await part()).etag).not.toBe(before.etag);
  });

  it.each<[what: string, reason: string, spoil: () => Promise<unknown>]>([
    ['is missing', 'ENOENT', () => rm(file)],
    ['is something else', 'no PMTiles file', () => replaceWith(Buffer.alloc(1_000, 'a'))],
    ['is empty', 'no PMTiles file', () => replaceWith(Buffer.alloc(0))],
    ['is incomplete', 'incomplete', () => replaceWith(tilesOf('new', { size: 5_000, end: 9_000 }))],
    ['has pictures', 'no vector tiles', () => replaceWith(tilesOf('new', { tileType: 2 }))],
  ])('is unavailable while its file %s, which is logged once', async (_what, reason, spoil) => {
    const logged = logs('is unavailable').length;
    await spoil();
    for (let count = 0; count < 5; count += 1) {
      const reply = await get({ range: 'bytes=0-9' });
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
    expect(logs('is unavailable').slice(logged)).toEqual([expect.stringContaining(reason)]);
    await closesAll();
    await replaceWith(tilesOf('new'));
    expect((await part()).text).toMatch(/(new){9}/);
    expect((await part()).text).toMatch(/(new){9}/);
    expect(logs('is available again')).toHaveLength(logs('is unavailable').length);
  });

  it('has the same ETag if the same file is on another disk', async () => {
    const { etag } = await part();
    const { atime, mtime } = await stat(file);
    await utimes(file, atime, mtime); // without nanoseconds, as copies keep them
    const first = await part();
    await writeFile(`${file}.copy`, tilesOf('old'));
    await utimes(`${file}.copy`, atime, mtime);
    await rename(`${file}.copy`, file);
    expect((await part()).etag).toBe(first.etag);
    expect(first.etag).not.toBe(etag);
  });

  it('takes a descriptor for each connection with unread responses, until it is closed', async () => {
    await replaceWith(tilesOf('old', LARGE));
    const unread = Array.from({ length: 50 }, () => requestParts('0-', '1-', '2-'));
    for (const socket of unread) socket.once('data', () => socket.pause());
    await eventually('all are sent in part', async () => unread.every(({ bytesRead }) => bytesRead > 0));
    expect(await openFiles()).toHaveLength(unread.length);
    for (const socket of unread) socket.destroy();
    await closesAll();
  });

  it('is sent in parts to several requests of one connection', async () => {
    const ranges = ['0-9', '10-19', '99990-99999'];
    let received = '';
    requestParts(...ranges).on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
    const found = () => [...received.matchAll(/content-range: bytes (\S+)\//g)].map(([, range]) => range);
    await eventually('all are received', async () => found().length === ranges.length);
    expect(found()).toEqual(ranges);
  });
});

describe('the reader of the web app', () => {
  const southOfAnkara = { zoom: 8, x: 151, y: 97 };
  const tiles = (name: string) => {
    const geometry: Point = { type: 'Point', coordinates: [32.85, 39.5] };
    const layers = { places: [{ type: 'Feature' as const, properties: { name }, geometry }] };
    return tilesFile({ layers, bounds: [32, 39, 33, 40], minZoom: 6, maxZoom: 8 });
  };

  it('reads the tiles, and those of a new file after its replacement', async () => {
    const folder = await temporaryFolder('tiles');
    const file = join(folder.path, 'streets.pmtiles');
    await writeFile(file, tiles('Ankara'));
    const gateway = await startInProcess({ MAP_TILES: file });
    const reader = new PMTiles(`${gateway.url}${PATH}`);
    const read = async () => {
      const tile = await reader.getZxy(southOfAnkara.zoom, southOfAnkara.x, southOfAnkara.y);
      return new TextDecoder().decode(tile?.data);
    };
    expect(await read()).toContain('Ankara');
    await writeFile(`${file}.new`, tiles('Başkent Ankara'));
    await rename(`${file}.new`, file);
    expect(await read()).toContain('Başkent Ankara');
    await gateway.stop();
    await folder.remove();
  });
});

describe('a gateway without MAP_TILES', () => {
  it('has no street map', async () => {
    const gateway = await startInProcess();
    expect((await fetch(`${gateway.url}${PATH}`)).status).toBe(404);
    await gateway.stop();
  });
});

describe('a gateway whose MAP_TILES is missing', () => {
  it('starts, logs it, and serves the street map once it is there', async () => {
    const folder = await temporaryFolder('tiles');
    const file = join(folder.path, 'later.pmtiles');
    const gateway = await startInProcess({ MAP_TILES: file });
    expect(gateway.logged).toContainEqual(expect.stringContaining(`${file} of MAP_TILES is unavailable`));
    await writeFile(file, tilesOf('new', { size: 1_000 }));
    expect((await fetch(`${gateway.url}${PATH}`)).status).toBe(200);
    await gateway.stop();
    await folder.remove();
  });
});
