import { Injectable } from '@nestjs/common';
import { DomainError } from '@rotadas/contracts/errors/domain-error';
import { PHOTO_BYTES_MAX } from '@rotadas/contracts/users/photo';

/** Side of the square, pixels. */
const SIDE_MAX = 512;

/** More than the camera of a usual phone has; a decoded image of this size takes 200 MB. */
const INPUT_PIXELS_MAX = 50_000_000;

/** Photos in work at a time: libvips uses the threads that Node needs for files and DNS. */
const RESIZES_MAX = 2;

const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/**
 * Makes photos small before they are sent: NATS limits messages to 1 MB, and the users service
 * never reads the bytes of a client.
 */
@Injectable()
export class PhotoResizer {
  private running = 0;

  /** Returns a square WebP without metadata. Throws `photo-unreadable` or `service-unavailable`. */
  async resize(input: Buffer): Promise<Buffer> {
    if (this.running >= RESIZES_MAX) throw new DomainError('service-unavailable', { retryAfter: 2 });
    this.running += 1;
    try {
      const sharp = await loadSharp();
      return await toSquare(sharp, input).catch((cause: unknown) => {
        throw new DomainError('photo-unreadable', { cause });
      });
    } finally {
      this.running -= 1;
    }
  }
}

async function toSquare(sharp: Sharp, input: Buffer): Promise<Buffer> {
  const image = sharp(input, { limitInputPixels: INPUT_PIXELS_MAX, sequentialRead: true });
  const { format, pages = 1, width, height } = await image.metadata();
  if (!FORMATS.has(format) || pages > 1) throw new Error(`${format} with ${pages} pages`);
  const side = Math.min(SIDE_MAX, width, height);
  const square = await image.autoOrient().resize(side, side).webp({ quality: 80 }).toBuffer();
  if (square.length > PHOTO_BYTES_MAX) throw new Error(`${square.length} bytes`);
  return square;
}

type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** Loaded with the first photo: libvips takes time and memory that a start does not need. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  // Decoders of other formats, such as SVG and PDF, stay out of reach of uploads.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
