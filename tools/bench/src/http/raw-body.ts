import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { SentBody } from '../reference/start-bare-server.ts';

/** The bytes of an answer as they come over the wire. */
export function rawBody(url: string, headers: Record<string, string>): Promise<SentBody> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
      buffer(response).then(
        (bytes) => resolve({ bytes, encoding: response.headers['content-encoding'] ?? 'identity' }),
        reject,
      );
    }).on('error', reject);
  });
}
