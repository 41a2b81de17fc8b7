import { createPublicKey } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { environment } from '@rotadas/servers/settings/environment';
import { FIREBASE_CLI } from './emulator-config.ts';
import { emulatorKey, KEY_SET_PATH, toKeyId, toKeySet } from './emulator-key.ts';

// The emulator issues unsigned tokens, accepts forged ones, and allows every host and origin.

interface TokenLibrary {
  sign(claims: object, key: unknown, options: object): string;
  decode(token: string, options: { complete?: boolean }): unknown;
  verify(token: string, key: unknown, options: object): { header: object };
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** This call accepts the name of any user as a token; Express ignores the case of a path. */
const CUSTOM_TOKENS = /:signInWithCustomToken|\/verifyCustomToken/i;

const emulatorRequire = createRequire(FIREBASE_CLI);
const key = await emulatorKey(process.cwd());
const origins = (environment.all['AUTH_EMULATOR_ORIGINS'] ?? '').split(',');
/**
 * The emulator saves its accounts by a request to the address that it listens on. Docker Compose
 * gives it the last name, which no foreign site can have.
 */
const OWN_NAMES = ['0.0.0.0', '[::]', 'auth-emulator'];
const hostnames = [...origins.map((origin) => new URL(origin).hostname), ...OWN_NAMES];

const tokens = emulatorRequire('jsonwebtoken') as TokenLibrary;
const { sign, decode, verify } = tokens;
tokens.sign = (claims, _secret, options) =>
  sign(claims, key, { ...options, algorithm: 'ES256', keyid: toKeyId(key) });
/** Complete ones are the emulator's own; the others are those of its replacement of Google. */
tokens.decode = (token, options) => (options.complete === true ? verified(token) : decode(token, options));

/** Returns the token as unsigned, since the emulator warns about signatures. */
function verified(token: string): unknown {
  try {
    const known = verify(token, createPublicKey(key), { algorithms: ['ES256'], complete: true });
    return { ...known, header: { ...known.header, alg: 'none' } };
  } catch {
    return null; // as for a malformed token
  }
}

/** Prevents DNS rebinding: a foreign name that resolves to this machine. */
const isOwnHost = (host = '') => hostnames.includes(URL.parse(`http://${host}`)?.hostname ?? '');

const cors = emulatorRequire('cors') as (options: object) => Middleware;
const allowOrigins = cors({ origin: origins });
const guard: Middleware = (request, response, next) => {
  const { host, origin } = request.headers;
  const url = request.url ?? '';
  const isForeign = !isOwnHost(host) || (origin !== undefined && !origins.includes(origin));
  if (isForeign || CUSTOM_TOKENS.test(url)) response.writeHead(403).end();
  else if (url === KEY_SET_PATH)
    response.setHeader('content-type', 'application/json').end(JSON.stringify(toKeySet(key)));
  else allowOrigins(request, response, next);
};
const cached = emulatorRequire.cache[emulatorRequire.resolve('cors')];
if (!cached) throw new Error('the emulator has no CORS');
cached.exports = () => guard;
