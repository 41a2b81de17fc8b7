import { randomBytes, randomUUID } from 'node:crypto';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from '../../test/support/a-token.js';
import { COLLECTING } from '../../test/support/stand-in-exports.js';
import { useGateway } from '../../test/support/in-process-gateway.js';

const PART_BYTES = 512 * 1_024;

const gateway = useGateway();

it.each([
  ['POST', 202],
  ['GET', 200],
])('%s /api/users/export returns the state of the export', async (method, status) => {
  const headers = { authorization: `Bearer ${aToken()}` };
  const reply = await fetch(`${gateway.url}/api/users/export`, { method, headers });
  expect([reply.status, await reply.json()]).toEqual([status, COLLECTING]);
});

describe('GET /api/users/export/file', () => {
  const addFile = (parts: number) => {
    const id = randomUUID();
    const content = randomBytes(parts * PART_BYTES);
    const cut = (_: unknown, part: number) => content.subarray(part * PART_BYTES, (part + 1) * PART_BYTES);
    gateway.standIns.exports.parts.set(id, Array.from({ length: parts }, cut));
    return { id, content };
  };
  const request = (id: string, options: RequestInit = {}) =>
    fetch(`${gateway.url}/api/users/export/file?id=${id}`, {
      headers: { authorization: `Bearer ${aToken()}` },
      ...options,
    });
  const download = async (id: string) => Buffer.from(await (await request(id)).arrayBuffer());

  it('streams all parts as an attachment that nothing stores, once', async () => {
    const { id, content } = addFile(3);
    const reply = await request(id);
    expect([reply.status, Object.fromEntries(reply.headers)]).toMatchObject([
      200,
      {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="rotadas-verilerim.zip"',
        'content-length': String(content.length),
        'cache-control': 'no-store',
      },
    ]);
    expect(Buffer.from(await reply.arrayBuffer()).equals(content)).toBe(true);
    await eventually('it is removed', async () => !gateway.standIns.exports.parts.has(id));
    const again = await request(id);
    expect([again.status, await again.json()]).toMatchObject([404, { code: 'export-unknown' }]);
  });

  it('repeats an aborted download', async () => {
    const { id, content } = addFile(40); // more than the buffers of a connection
    const aborting = new AbortController();
    const reply = await request(id, { signal: aborting.signal });
    await reply.body?.getReader().read();
    aborting.abort();
    expect((await download(id)).equals(content)).toBe(true);
  });

  it('does not remove a file whose headers only were requested', async () => {
    const { id, content } = addFile(1);
    expect((await request(id, { method: 'HEAD' })).status).toBe(200);
    expect((await download(id)).equals(content)).toBe(true);
  });

  it('breaks the connection if a part cannot be read, and keeps the file', async () => {
    const { id, content } = addFile(3);
    gateway.standIns.exports.losesParts = true;
    await expect(download(id)).rejects.toThrow('terminated');
    gateway.standIns.exports.losesParts = false;
    expect((await download(id)).equals(content)).toBe(true);
  });
});
