import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Bytes; smaller bodies are not compressed. */
const THRESHOLD = 1_024;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

const JSON_TYPE = 'application/json; charset=utf-8';

/** Other types, such as pictures and fonts, are compressed already. */
const COMPRESSIBLE = /^text\/|json|javascript|xml/;

export type Encoding = 'br' | 'gzip' | 'identity';

/** The first one that the client accepts is used. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

export function encodingFor(accepted = ''): Encoding {
  return negotiate(accepted, ENCODINGS) ?? 'identity';
}

/** Weak if the encodings of the body share it. */
export function digestEtag(bytes: Buffer, type = JSON_TYPE): string {
  const etag = `"${hash('sha1', bytes, 'base64url')}"`;
  return COMPRESSIBLE.test(type) ? `W/${etag}` : etag;
}

/** A body that all its responses share, encoded at most once per encoding. */
export class EncodedBody {
  private readonly encoded = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor(
    readonly plain: Buffer,
    readonly etag: string,
    readonly type = JSON_TYPE,
  ) {}

  /** Adds a form that was encoded before. */
  add(encoding: Encoding, bytes: Buffer): void {
    this.encoded.set(encoding, bytes);
  }

  get isCompressible(): boolean {
    return COMPRESSIBLE.test(this.type);
  }

  chooseEncoding(accepted: Encoding): Encoding {
    if (this.encoded.has(accepted)) return accepted;
    return this.plain.length < THRESHOLD ? 'identity' : accepted;
  }

  encode(encoding: Encoding): Buffer | Promise<Buffer> {
    if (encoding === 'identity') return this.plain;
    const known = this.encoded.get(encoding);
    if (known) return known;
    const made =
      encoding === 'br' ? promisify(brotliCompress)(this.plain, BROTLI) : promisify(gzip)(this.plain);
    this.encoded.set(encoding, made);
    return made;
  }
}
