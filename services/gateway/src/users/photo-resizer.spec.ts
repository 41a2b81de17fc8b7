import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { PHOTO_BYTES_MAX } from '@rotadas/contracts/users/photo';
import { PhotoResizer } from './photo-resizer.js';

const UNREADABLE = expect.objectContaining({ code: 'photo-unreadable', status: 415 });

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

describe('PhotoResizer', () => {
  const resizer = new PhotoResizer();

  it.each(['jpeg', 'png', 'webp'] as const)('makes a square WebP of a %s', async (format) => {
    const input = await aPicture(900, 600).toFormat(format).toBuffer();
    const { width, height, format: made } = await sharp(await resizer.resize(input)).metadata();
    expect([width, height, made]).toEqual([512, 512, 'webp']);
  });

  it('does not enlarge a small picture', async () => {
    const { width, height } = await sharp(
      await resizer.resize(await aPicture(90, 60).png().toBuffer()),
    ).metadata();
    expect([width, height]).toEqual([60, 60]);
  });

  it('removes metadata, and applies the rotation that it declares', async () => {
    const left = await aPicture(60, 60).extend({ right: 60, background: 'white' }).png().toBuffer();
    const input = await sharp(left)
      .withExif({ IFD0: { Copyright: 'Ayşe' }, IFD3: { GPSLatitude: '39/1 55/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const resized = sharp(await resizer.resize(input));
    const { exif, orientation, icc } = await resized.metadata();
    expect([exif, orientation, icc]).toEqual([undefined, undefined, undefined]);
    // The left half is on top after a quarter turn.
    const { data, info } = await resized.raw().toBuffer({ resolveWithObject: true });
    const redAt = (y: number) => data[(y * info.width + 30) * info.channels] ?? 0;
    expect([redAt(10) < 60, redAt(50) > 200]).toEqual([true, true]);
  });

  it('fits the largest photo into a message', async () => {
    const noise = await sharp(randomBytes(1_024 * 1_024 * 3), {
      raw: { width: 1_024, height: 1_024, channels: 3 },
    })
      .jpeg({ quality: 100 })
      .toBuffer();
    expect((await resizer.resize(noise)).length).toBeLessThan(PHOTO_BYTES_MAX);
  });

  it.each<[string, () => Promise<Buffer>]>([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a GIF', () => aPicture(9, 9).gif().toBuffer()],
    ['no image', async () => Buffer.from('<html>')],
    ['an empty file', async () => Buffer.alloc(0)],
    ['a truncated file', async () => (await aPicture(900, 600).jpeg().toBuffer()).subarray(0, 900)],
    ['an animated WebP', animation],
    ['too many pixels', hugePicture],
  ])('rejects %s', async (_what, make) => {
    await expect(resizer.resize(await make())).rejects.toEqual(UNREADABLE);
  });

  it('rejects photos beyond those in work', async () => {
    const input = await aPicture(900, 600).png().toBuffer();
    const replies = await Promise.allSettled([1, 2, 3].map(() => resizer.resize(input)));
    expect(replies.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(replies.at(-1)).toMatchObject({ reason: { code: 'service-unavailable', retryAfter: 2 } });
    await expect(resizer.resize(input)).resolves.toBeInstanceOf(Buffer);
  });
});

/** Two frames of noise, which differ. */
function animation(): Promise<Buffer> {
  const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
  return sharp(randomBytes(8 * 16 * 3), { raw })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer();
}

/** A PNG whose header declares sixty million pixels. */
async function hugePicture(): Promise<Buffer> {
  const png = await aPicture(9, 9).png().toBuffer();
  png.writeUInt32BE(10_000, 16);
  png.writeUInt32BE(6_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
