import { randomBytes, randomUUID } from 'node:crypto';
import { Controller, type Type } from '@nestjs/common';
import { strFromU8, unzipSync } from 'fflate';
import { accountsRpc } from '@rotadas/contracts/accounts/accounts.rpc';
import { photoPath } from '@rotadas/contracts/users/photo';
import { EventMessage } from '@rotadas/contracts/protocol/event';
import { readPersonalDataRpc } from '@rotadas/contracts/personal-data/personal-data.rpc';
import { usersEvents } from '@rotadas/contracts/users/users.events';
import { usersRpc } from '@rotadas/contracts/users/users.rpc';
import { HandleRpc, type ParsedRequest } from '@rotadas/service-kit/nats/handle-rpc';
import { startStandIn } from '@rotadas/service-kit/testing/start-stand-in';
import { withCollection } from '@rotadas/test-kit/connections';
import { eventually } from '@rotadas/test-kit/eventually';
import { requireEnv } from '@rotadas/test-kit/require-env';
import { streamMessages } from '@rotadas/test-kit/stream-messages';
import { anIdentity } from './support/in-memory-account-store.js';
import { type RunningUsers, startUsers } from './support/running-users.js';

type ReadRpc = (typeof readPersonalDataRpc)['agreements'];

/** Random texts, so that the file has several parts. */
const MESSAGES = Array.from({ length: 3_000 }, () => ({ text: randomBytes(250).toString('base64') }));
const PAGE = 500;

/** A service whose only data are messages, in pages. */
function standIn(route: ReadRpc): Type<unknown> {
  @Controller()
  class StandIn {
    @HandleRpc(route)
    read({ collection, after }: ParsedRequest<ReadRpc>) {
      if (collection !== 'messages') return { documents: [], total: 0, next: null };
      const start = Number(after ?? 0);
      const next = start + PAGE < MESSAGES.length ? String(start + PAGE) : null;
      return { documents: MESSAGES.slice(start, start + PAGE), total: MESSAGES.length, next };
    }
  }
  return StandIn;
}

describe('exports of the users service', () => {
  let users: RunningUsers;
  let others: { stop(): Promise<void> };
  beforeAll(async () => {
    const routes = Object.values(readPersonalDataRpc).filter((route) => route !== readPersonalDataRpc.users);
    others = await startStandIn('others', requireEnv('NATS_URL'), ...routes.map(standIn));
    users = await startUsers();
  });
  afterAll(async () => {
    await users.stop();
    await others.stop();
  });

  const addUser = async () => {
    const identity = anIdentity({ displayName: 'Ayşe Yılmaz' });
    return (await users.client.call(usersRpc.identify, { identity, isConfirmed: true })).id;
  };
  const start = (userId: number) => users.client.call(accountsRpc.startExport, { userId });
  const get = (userId: number) => users.client.call(accountsRpc.getExport, { userId });
  const read = (userId: number, fileId: string, part = 0) =>
    users.client.call(accountsRpc.readExport, { userId, fileId, part });
  const makeReady = async (userId: number) => {
    await start(userId);
    await eventually('the file is ready', async () => (await get(userId)).state === 'ready', 30_000);
    const { fileId } = await get(userId);
    return fileId ?? '';
  };
  const download = async (userId: number, fileId: string) => {
    const { parts, bytes } = await read(userId, fileId);
    const read64 = async (part: number) => (await read(userId, fileId, part)).data;
    const all = await Promise.all(Array.from({ length: parts }, (_, part) => read64(part)));
    const zip = Buffer.concat(all.map((data) => Buffer.from(data, 'base64')));
    expect([zip.length, parts]).toEqual([bytes, expect.any(Number)]);
    expect(parts).toBeGreaterThan(1);
    return unzipSync(zip);
  };
  const unknown = { code: 'export-unknown' };

  it('collect the data of all services into an encrypted ZIP, which is downloaded once', async () => {
    const userId = await addUser();
    const photo = randomBytes(2_000);
    await withCollection(users.mongodbUri, 'photos', async (photos) => {
      await photos.insertOne({ _id: userId, hash: 'abc', data: photo, createdAt: 1_000 });
    });
    const profileImage = photoPath(userId, 'a'.repeat(22));
    await withCollection(users.mongodbUri, 'users', async (accounts) => {
      await accounts.updateOne({ _id: userId }, { $set: { profileImage } });
    });
    const fileId = await makeReady(userId);
    const { expiresAt, nextAt } = await get(userId);
    expect(expiresAt).toBeGreaterThan(nextAt ?? 0);

    const files = await download(userId, fileId);
    const json = (name: string) => JSON.parse(strFromU8(files[name] ?? Buffer.from('null')));
    expect(json('hesabin/hesap-ve-profil.json')).toMatchObject([{ fullName: 'Ayşe Yılmaz', profileImage }]);
    expect(json('anlasmalarin/gonderdigin-mesajlar.json')).toEqual(MESSAGES);
    expect(Buffer.from(files['hesabin/profil-fotografi-1.webp'] ?? '').equals(photo)).toBe(true);
    expect(strFromU8(files['index.html'] ?? Buffer.from(''))).toContain(
      `Gönderdiğin mesajlar (${MESSAGES.length})`,
    );

    const stored = await withCollection(users.mongodbUri, 'export-parts', (parts) =>
      parts.find({ userId }).toArray(),
    );
    expect(JSON.stringify(stored)).not.toContain(
      Buffer.from('PK\u0003\u0004').toString('base64').slice(0, 5),
    );

    await expect(read(await addUser(), fileId)).rejects.toMatchObject(unknown);
    await users.client.call(accountsRpc.endExportDownload, { userId, fileId });
    await expect(read(userId, fileId)).rejects.toMatchObject(unknown);
    expect(await get(userId)).toMatchObject({ state: 'downloaded', fileId: null, nextAt });
    await expect(start(userId)).rejects.toMatchObject({
      code: 'daily-export-limit-reached',
      retryAfter: expect.any(Number),
    });
  });

  it('notify the user when the file is ready', async () => {
    const userId = await addUser();
    await makeReady(userId);
    const { expiresAt } = await get(userId);
    const news = { userId, news: 'export-ready', until: expiresAt, reason: null, text: null };
    await eventually('the news is in JetStream', async () => {
      const messages = await streamMessages(requireEnv('NATS_URL'), usersEvents.accountNews.stream.name);
      const payloads = messages.map((message) => EventMessage.parse(message.json()).payload);
      expect(payloads).toContainEqual(expect.objectContaining(news));
      return true;
    });
  });

  it('are unknown after 7 days', async () => {
    const userId = await addUser();
    const fileId = await makeReady(userId);
    await withCollection(users.mongodbUri, 'exports', async (exports) => {
      await exports.updateOne({ _id: userId }, { $set: { expiresAt: new Date(Date.now() - 1) } });
    });
    await expect(read(userId, fileId)).rejects.toMatchObject(unknown);
    expect(await get(userId)).toMatchObject({ state: 'none', fileId: null });
    await expect(read(userId, randomUUID())).rejects.toMatchObject(unknown);
  });
});
