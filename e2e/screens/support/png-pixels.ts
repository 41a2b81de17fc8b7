import { inflateSync } from 'node:zlib';

/** A picture as rows of pixels, three bytes each. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Bytes before a PNG's first chunk, and those of a chunk beside its content. */
const SIGNATURE = 8;
const CHUNK_FRAME = 12;
/** Bytes of a pixel without transparency, which is how the browser writes pages. */
const PIXEL = 3;

/** The pixels of a PNG of 8-bit RGB. */
export function pngPixels(png: Buffer): Pixels {
  const packed: Buffer[] = [];
  let header: Buffer = Buffer.alloc(0);
  for (let at = SIGNATURE; at < png.length; at += CHUNK_FRAME + png.readUInt32BE(at)) {
    const content = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    const type = png.toString('latin1', at + 4, at + 8);
    if (type === 'IHDR') header = content;
    if (type === 'IDAT') packed.push(content);
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  if (header[8] !== 8 || header[9] !== 2) throw new Error('Not a PNG of 8-bit RGB');
  return { width, height, bytes: unfiltered(inflateSync(Buffer.concat(packed)), width * PIXEL, height) };
}

/** Each row is stored as differences from its neighbours; its first byte says from which. */
function unfiltered(stored: Buffer, stride: number, height: number): Buffer {
  const bytes = Buffer.alloc(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = stored[y * (stride + 1)] ?? 0;
    for (let x = 0; x < stride; x += 1) {
      const at = y * stride + x;
      const left = x < PIXEL ? 0 : (bytes[at - PIXEL] ?? 0);
      const up = y === 0 ? 0 : (bytes[at - stride] ?? 0);
      const corner = x < PIXEL || y === 0 ? 0 : (bytes[at - stride - PIXEL] ?? 0);
      const foreseen = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0;
      bytes[at] = (stored[at + y + 1] ?? 0) + foreseen;
    }
  }
  return bytes;
}

function paeth(left: number, up: number, corner: number): number {
  const [byLeft, byUp, byCorner] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs);
  if (byLeft === undefined || byUp === undefined || byCorner === undefined) return left;
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
