import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { TemporaryProduct } from '@rotadas/start/temporary-product';
import { withCollection } from '@rotadas/test-kit/connections';
import type { Account } from './accounts.ts';
import { callApi } from './api.ts';

/** Deliveries are retried after 5, 15 and 35 s, events after 30 s; the sweep runs every 30 s. */
export const RECOVERY_MS = 120_000;

export const sorted = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b);

export async function expectOnMap(product: TemporaryProduct, admin: Account, ids: Iterable<number>) {
  const onMap = async () => {
    const { body } = await callApi(product, 'GET', '/api/providers/active', { account: admin });
    return sorted((body as { id: number }[]).map(({ id }) => id));
  };
  await expect.poll(onMap, { timeout: RECOVERY_MS }).toEqual(sorted(ids));
}

export async function expectReportsOnce(
  product: TemporaryProduct,
  admin: Account,
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  const { body } = await callApi(product, 'GET', '/api/reports', { account: admin });
  const stored = (body as { description: string }[]).map(({ description }) => description);
  expect(stored).toEqual(expect.arrayContaining([...acknowledged]));
  expect(new Set(stored).size).toBe(stored.length);
}

/** Expects each offer once in the inbox and once by mail; repeated mails share a message ID. */
export async function expectNotifiedOnce(
  product: TemporaryProduct,
  account: Account,
  offers: readonly number[],
): Promise<void> {
  const inbox = async () => {
    const { body } = await callApi(product, 'GET', '/api/notifications?limit=100', { account });
    return (body as { notifications: { id: number; data: { offerId: number } }[] }).notifications;
  };
  const notified = async () => sorted((await inbox()).map(({ data }) => data.offerId));
  await expect.poll(notified, { timeout: RECOVERY_MS }).toEqual(sorted(offers));
  const ids = (await inbox()).map(({ id }) => id);
  const mailed = () => mailedNotifications(product);
  await expect.poll(mailed, { timeout: RECOVERY_MS }).toEqual(expect.arrayContaining(ids));
}

async function mailedNotifications({ dataDir }: TemporaryProduct): Promise<number[]> {
  const folder = join(dataDir, 'mail');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.eml'));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')));
  return texts.flatMap((text) => {
    const [, id] = /^Message-ID: <notification-(\d+)@/im.exec(text) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
}

/** The sweep ends offers whose job was lost. */
export async function expectOffersToEnd(
  product: TemporaryProduct,
  admin: Account,
  online: ReadonlySet<number>,
): Promise<void> {
  await withCollection<unknown>(product.servers.mongodb.urlFor('providers'), 'providers', (providers) =>
    providers.updateMany({ _id: { $in: [...online] } }, { $set: { endsAt: Date.now() } }),
  );
  await expectOnMap(product, admin, []);
}
