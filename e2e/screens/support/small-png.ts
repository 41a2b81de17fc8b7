import { crc32, deflateSync } from 'node:zlib';
import { type Pixels, pngPixels } from './png-pixels.ts';

/** A PNG may number so many colours; screens have few more, nearly all of them at the edges of letters. */
const COLOURS_MAX = 256;

/** The same picture in a third of the bytes: its most frequent colours by number, the others as the nearest of them. */
export function smallPng(png: Buffer): Buffer {
  const { width, height, bytes } = pngPixels(png);
  const palette = frequentColours(bytes);
  const numbers = new Map(palette.map((colour, number) => [colour, number]));
  const rows = Buffer.alloc((width + 1) * height); // each begins with 0: stored as it is
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const colour = bytes.readUIntBE(pixel * 3, 3);
    let number = numbers.get(colour);
    if (number === undefined) {
      number = nearest(palette, colour);
      numbers.set(colour, number);
    }
    rows[pixel + Math.floor(pixel / width) + 1] = number;
  }
  return written({ width, height, bytes: rows }, palette);
}

function frequentColours(bytes: Buffer): number[] {
  const counts = new Map<number, number>();
  for (let at = 0; at < bytes.length; at += 3) {
    const colour = bytes.readUIntBE(at, 3);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, one], [, other]) => other - one);
  return byCount.slice(0, COLOURS_MAX).map(([colour]) => colour);
}

function nearest(palette: readonly number[], colour: number): number {
  const distance = (other: number) =>
    [16, 8, 0].reduce((sum, shift) => sum + (((other >> shift) & 255) - ((colour >> shift) & 255)) ** 2, 0);
  let best = 0;
  for (let number = 1; number < palette.length; number += 1) {
    if (distance(palette[number] ?? 0) < distance(palette[best] ?? 0)) best = number;
  }
  return best;
}

function written({ width, height, bytes }: Pixels, palette: readonly number[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8); // 8 bits a pixel, of a palette
  const colours = Buffer.alloc(palette.length * 3);
  for (const [number, colour] of palette.entries()) colours.writeUIntBE(colour, number * 3, 3);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(bytes, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, content: Buffer): Buffer {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
