import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

/** Bytes; smaller bodies are not compressed. */
const THRESHOLD = 1_024;

const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

export type Encoding = 'br' | 'gzip' | 'identity';

/** In order of preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

export function encodingFor(accepted = ''): Encoding {
  return negotiate(accepted, ENCODINGS) ?? 'identity';
}

/** Encodes at most once per encoding. */
export class EncodedBody {
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(
    readonly plain: Buffer,
    readonly etag: string,
  ) {}

  chooseEncoding(accepted: Encoding): Encoding {
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
