import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { freePort } from '@rotadas/servers/processes/ports';
import { type TemporaryFolder, temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { z } from 'zod';
import { type AuthEmulator, startAuthEmulator } from '../src/product/auth-emulator.ts';
import {
  emulatorFolder,
  emulatorKey,
  KEY_SET_PATH,
  signToken,
  toKeySet,
} from '../src/product/emulator-key.ts';

const OWN = 'http://localhost:3000';
const START_LIMIT_MS = 120_000;
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts';

const Session = z.object({ idToken: z.string(), localId: z.string() });

describe('the auth emulator', () => {
  let folder: TemporaryFolder;
  let emulator: AuthEmulator;
  let url: string;
  let session: z.infer<typeof Session>;

  beforeAll(async () => {
    folder = await temporaryFolder('auth-emulator');
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    emulator = await startAuthEmulator({ port, dataDir: folder.path, origins: [OWN] }, () => undefined);
    const credentials = { email: 'ece@rotadas.example', password: 'parola-123', returnSecureToken: true };
    session = Session.parse(await (await call('signUp', credentials)).json());
  }, START_LIMIT_MS);
  afterAll(async () => {
    await emulator.stop();
    await folder.remove();
  });

  const call = (name: string, body: object, origin?: string) => post(`${ACCOUNTS}:${name}`, body, origin);
  const post = (path: string, body: object, origin?: string) =>
    fetch(`${url}${path}?key=demo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(origin !== undefined && { origin }) },
      body: JSON.stringify(body),
    });
  const lookUp = async (idToken: string) => {
    const reply = await call('lookup', { idToken });
    return [reply.status, await reply.json()];
  };
  const REJECTED = [400, { error: expect.objectContaining({ message: 'INVALID_ID_TOKEN' }) }];

  it('signs its tokens by the key that it publishes', async () => {
    const key = await emulatorKey(emulatorFolder(folder.path));
    expect(await (await fetch(`${url}${KEY_SET_PATH}`)).json()).toEqual(toKeySet(key));
    const [header = '', claims = ''] = session.idToken.split('.');
    const decode = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(decode(header)).toEqual({ alg: 'ES256', typ: 'JWT', kid: toKeySet(key).keys[0]?.kid });
    const users = [expect.objectContaining({ email: 'ece@rotadas.example' })];
    expect(await lookUp(session.idToken)).toMatchObject([200, { users }]);
    expect(await lookUp(signToken(decode(claims), key))).toMatchObject([200, { users }]);
  });

  it('rejects tokens without its signature, and the name of a user as a custom token', async () => {
    const [header = '', claims = ''] = session.idToken.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const forged of [`${none}.${claims}.`, `${header}.${claims}.`, `${header}.${claims}.AAAA`])
      expect(await lookUp(forged)).toEqual(REJECTED);
    const changed = await call('update', { idToken: `${none}.${claims}.`, password: 'parola-456' });
    expect(changed.status).toBe(400);
    const token = JSON.stringify({ uid: session.localId });
    const legacy = '/www.googleapis.com/identitytoolkit/v3/relyingparty/verifyCustomToken';
    for (const path of [`${ACCOUNTS}:signInWithCustomToken`, legacy, legacy.toLowerCase()])
      expect((await post(path, { token })).status).toBe(403);
  });

  it('serves pages of the product and its own only', async () => {
    const allowed = async (origin: string) => {
      const { status, headers } = await call('lookup', { idToken: session.idToken }, origin);
      return [status, headers.get('access-control-allow-origin')];
    };
    expect(await allowed(OWN)).toEqual([200, OWN]);
    expect(await allowed(url)).toEqual([200, url]);
    for (const foreign of ['https://evil.example', 'http://localhost:3001', 'null'])
      expect(await allowed(foreign)).toEqual([403, null]);
  });

  it('rejects other host names, to which a page could bind this address', async () => {
    const { port } = new URL(url);
    expect(await statusFor(`localhost:${port}`)).toBe(200);
    for (const host of [`evil.example:${port}`, 'evil.example', `localhost.evil.example:${port}`])
      expect(await statusFor(host)).toBe(403);
  });

  it(
    'keeps its accounts when it stops, also if it listens on all addresses as in a container',
    async () => {
      const other = await temporaryFolder('container-emulator');
      const port = await freePort();
      const options = { port, dataDir: other.path, origins: [OWN], host: '0.0.0.0' };
      const container = await startAuthEmulator(options, () => undefined);
      const address = `http://127.0.0.1:${port}${ACCOUNTS}:signUp?key=demo`;
      const body = JSON.stringify({ email: 'can@rotadas.example', password: 'parola-123' });
      const headers = { 'content-type': 'application/json' };
      expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(200);
      await container.stop();
      const saved = join(emulatorFolder(other.path), 'accounts/auth_export/accounts.json');
      expect(await readFile(saved, 'utf8')).toContain('can@rotadas.example');
      await other.remove();
    },
    START_LIMIT_MS,
  );

  /** Requests the links in mails; `fetch` cannot set the host. */
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get(`${url}/emulator/v1/projects/demo-rotadas/oobCodes`, { headers: { host } }, (reply) => {
        reply.resume();
        resolve(reply.statusCode);
      }).on('error', reject);
    });
});
