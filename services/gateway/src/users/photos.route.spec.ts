import { request } from 'node:http';
import sharp from 'sharp';
import { PHOTO_UPLOAD_BYTES_MAX } from '@rotadas/contracts/users/photo';
import { eventually } from '@rotadas/test-kit/eventually';
import { aToken } from '../../test/support/a-token.js';
import { useGateway } from '../../test/support/in-process-gateway.js';
import { UPLOADS_MAX } from './photos.route.js';

const HASH = 'a'.repeat(22);

describe('the photo', () => {
  const gateway = useGateway();

  const upload = (body: Uint8Array<ArrayBuffer>, type = 'image/png', token = aToken()) =>
    fetch(`${gateway.url}/api/users/photo`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': type },
      body,
    });
  const aPicture = async () => {
    const background = 'teal';
    const created = sharp({ create: { width: 40, height: 20, channels: 3, background } });
    return new Uint8Array(await created.png().toBuffer());
  };

  it('is passed on as a small square', async () => {
    const reply = await upload(await aPicture());
    expect([reply.status, await reply.json()]).toMatchObject([200, { id: 7 }]);
    const passedOn = gateway.standIns.requests.at(-1) as { userId: number; data: string };
    const { format, width, height } = await sharp(Buffer.from(passedOn.data, 'base64')).metadata();
    expect([passedOn.userId, format, width, height]).toEqual([7, 'webp', 20, 20]);
  });

  it.each([
    ['of another type', 'image/svg+xml', '<svg/>'],
    ['that is none', 'image/jpeg', '<html>'],
  ])('%s is rejected with a text', async (_what, type, text) => {
    const reply = await upload(new TextEncoder().encode(text), type);
    expect([reply.status, await reply.json()]).toMatchObject([
      415,
      { code: 'photo-unreadable', error: expect.stringContaining('JPEG') },
    ]);
  });

  it('over the limit is rejected', async () => {
    const reply = await upload(new Uint8Array(PHOTO_UPLOAD_BYTES_MAX + 1));
    expect([reply.status, await reply.json()]).toMatchObject([413, { code: 'body-too-large' }]);
  });

  it('is rejected before it is read while too many others are uploaded', async () => {
    const picture = await aPicture();
    const headers = { authorization: `Bearer ${aToken()}`, 'content-type': 'image/png', 'content-length': 9 };
    const open = Array.from({ length: UPLOADS_MAX }, () => {
      const outgoing = request(`${gateway.url}/api/users/photo`, { method: 'POST', headers });
      outgoing.on('error', () => undefined).flushHeaders();
      return outgoing;
    });
    const replyIs = (status: number) => async () => (await upload(picture)).status === status;
    await eventually('the gateway is busy', replyIs(503));
    for (const outgoing of open) outgoing.destroy();
    await eventually('the gateway accepts photos again', replyIs(200));
  });

  it('of a caller without a token is rejected', async () => {
    expect((await upload(await aPicture(), 'image/png', 'x')).status).toBe(401);
  });

  it('is served as a picture that browsers keep for a day', async () => {
    const reply = await fetch(`${gateway.url}/api/users/5/photo/${HASH}`);
    const names = ['content-type', 'cache-control', 'x-content-type-options'];
    expect(names.map((name) => reply.headers.get(name))).toEqual([
      'image/webp',
      'private, max-age=86400',
      'nosniff',
    ]);
    expect(Buffer.from(await reply.arrayBuffer()).toString()).toBe('a photo');
  });

  it('that is replaced is unknown, which is not cached', async () => {
    const reply = await fetch(`${gateway.url}/api/users/5/photo/${'b'.repeat(22)}`);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([404, 'no-store']);
  });
});
