import { expect } from '@playwright/test';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { Notification } from '@rotadas/contracts/notifications/notification';
import type { Sanction } from '@rotadas/contracts/sanctions/sanction';
import { callApi } from '../support/api.ts';
import { newOnline, newProvider, type OnlineProvider } from '../support/go-online.ts';
import { LiveViewer } from '../support/live-viewer.ts';
import { sharedProduct } from '../support/running-product.ts';
import { adminAccount, ANKARA } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const RESTRICTED = { status: 403, body: { code: 'account-restricted' } };

test('a suspended person leaves map, list and agreements, reads why, appeals, and comes back when it is lifted', async () => {
  const admin = await adminAccount(product);
  const provider = await newOnline(product, 'Cem Kurt', ANKARA, { type: 'companion' });
  const requester = await newProvider(product, 'Ece Ak');
  const call = async ({ account }: Pick<OnlineProvider, 'account'>, path: string, body?: object) =>
    callApi(product, body === undefined ? 'GET' : 'POST', path, { account, body });
  const isListed = async () => {
    const { body } = await call(requester, '/api/providers/active');
    return (body as { id: number }[]).some(({ id }) => id === provider.id);
  };
  const viewer = new LiveViewer(product, ANKARA);
  const isOnMap = () => viewer.provider(provider.id) !== undefined;
  const offer = { providerId: provider.id };

  const { id } = await test.step('the person is on the map and has an agreement', async () => {
    await expect.poll(isOnMap).toBe(true);
    expect(await isListed()).toBe(true);
    const requested = await call(requester, '/api/agreements', { offer, quantity: 1 });
    const agreement = requested.body as AgreementView;
    const { version } = agreement;
    expect((await call(provider, `/api/agreements/${agreement.id}/accept`, { version })).status).toBe(200);
    return agreement;
  });

  const sanction = await test.step('an admin suspends the person, who is nowhere to be found', async () => {
    const until = Date.now() + 3_600_000;
    const input = { kind: 'suspension', reason: 'no-show', text: 'Anlaştın ve gelmedin.', until };
    const imposed = await callApi(product, 'POST', `/api/admin/users/${provider.id}/sanctions`, {
      account: admin,
      body: input,
    });
    expect(imposed.status).toBe(201);
    await expect.poll(isOnMap).toBe(false);
    await expect.poll(isListed).toBe(false);
    await expect
      .poll(async () => (await call(requester, `/api/agreements/${id}`)).body)
      .toMatchObject({ state: 'cancelled' });
    const again = await call(requester, '/api/agreements', { offer, quantity: 1 });
    expect(again).toMatchObject({ status: 404, body: { code: 'offer-unknown' } });
    return imposed.body as Sanction;
  });

  await test.step('a valid token of the person opens the reason and the appeal only', async () => {
    expect(await call(provider, '/api/providers/location', ANKARA)).toMatchObject(RESTRICTED);
    expect(await call(provider, '/api/agreements')).toMatchObject(RESTRICTED);
    const { text, until } = sanction;
    expect((await call(provider, '/api/users/me')).body).toMatchObject({ sanction: { text, until } });
    const appeal = await call(provider, `/api/sanctions/${sanction.id}/appeal`, { text: 'Geldim.' });
    expect(appeal.status).toBe(204);
    const own = await callApi(product, 'POST', `/api/admin/appeals/${sanction.id}/decide`, {
      account: admin,
      body: { accepted: true, answer: 'Evet.' },
    });
    expect(own).toMatchObject({ status: 403, body: { code: 'appeal-own-sanction' } });
  });

  await test.step('the same token has access again when the admin lifts it, and the news', async () => {
    const lifted = await callApi(product, 'POST', `/api/admin/sanctions/${sanction.id}/lift`, {
      account: admin,
    });
    expect(lifted.status).toBe(200);
    const readNews = async () => {
      const { body, status } = await call(provider, '/api/notifications');
      if (status !== 200) return [];
      const { notifications } = body as { notifications: Notification[] };
      return notifications.flatMap((each) => (each.kind === 'account' ? each.data.news : []));
    };
    await expect.poll(readNews).toEqual(['sanction-lifted', 'suspended']);
    const entries = `/api/admin/audit-log?userId=${provider.id}`;
    await expect
      .poll(async () => (await callApi(product, 'GET', entries, { account: admin })).body)
      .toMatchObject({ entries: [{ kind: 'sanction-lifted' }, { kind: 'sanction-imposed' }] });
  });
  viewer.stop();
});
