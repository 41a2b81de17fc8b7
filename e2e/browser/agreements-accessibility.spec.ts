import { expect } from '@playwright/test';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { dialog, expectAllAccessible, open, visible } from '../support/accessibility.ts';
import type { Account } from '../support/accounts.ts';
import { incomingRequest, stateNamed, stepButton } from '../support/agreement-steps.ts';
import { callApi } from '../support/api.ts';
import { newOnline } from '../support/go-online.ts';
import { sharedProduct } from '../support/running-product.ts';
import { newBrowser } from '../support/person.ts';
import { shareTrip } from '../support/shares.ts';
import { ANKARA, openSignedIn, signedIn, signedInAdmin } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const PROVIDER = 'Selin Yıldız';
const OFFER = { type: 'companion', from: 'Ankara', to: 'Eskişehir' };

async function call<Result>(account: Account, path: string, body: object): Promise<Result> {
  const response = await callApi(product, 'POST', path, { account, body });
  expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
  return response.body as Result;
}

const request = (account: Account, providerId: number, note?: string) =>
  call<AgreementView>(account, '/api/agreements', { offer: { providerId }, quantity: 1, note });

const act = (account: Account, { id, version }: AgreementView, action: string, more: object = {}) =>
  call<AgreementView>(account, `/api/agreements/${id}/${action}`, { version, ...more });

const say = (account: Account, { id }: AgreementView, text: string) =>
  call(account, `/api/agreements/${id}/messages`, { text });

test('axe reports nothing on the screens of an agreement', async ({ browser }) => {
  const provider = await newOnline(product, PROVIDER, ANKARA, OFFER);
  const { page: rider, account } = await signedIn(browser, product, 'Ece Ak');
  const { page: driver } = await openSignedIn(browser, product, provider.account);

  await expectAllAccessible(rider, {
    'no agreement': open('/anlasmalar', (page) => page.getByText('Açık anlaşman yok')),
    'request sheet': async (page) => {
      await page.goto('/');
      await page
        .getByRole('button', { name: `İste: ${PROVIDER}` })
        .first()
        .click();
      await visible(dialog(page, 'İstek gönder'));
    },
  });

  const requested = await request(account, provider.id, 'Bir bavulum var, Kızılay’dan biner miyim?');
  await say(account, requested, 'Merhaba, numaram 0532 444 55 66');
  await expectAllAccessible(driver, { 'incoming request': (page) => visible(incomingRequest(page)) });
  const path = `/anlasmalar/${requested.id}`;
  await expectAllAccessible(rider, {
    'requested agreement': open(path, (page) => stateNamed(page, 'Cevap bekleniyor')),
  });

  const accepted = await act(provider.account, requested, 'accept');
  await say(provider.account, accepted, 'Tabii, 14.30’da Güvenpark’ın önündeyim');
  await say(account, accepted, 'Oradayım');
  await expectAllAccessible(rider, {
    'accepted agreement': open(path, (page) => stateNamed(page, 'Anlaştık')),
    'cancellation of an agreement': async (page) => {
      await stepButton(page, 'İptal et').click();
      await visible(dialog(page, 'Anlaşma iptal edilsin mi?'));
    },
    'open agreements': open('/anlasmalar', (page) => stepButton(page, 'Buluştuk')),
  });
  await expectAllAccessible(driver, {
    'next pickup': open('/', (page) => page.getByRole('link', { name: /^Sıradaki/ })),
    'agreement of a provider': open(path, (page) => stateNamed(page, 'Anlaştık')),
    'code of an agreement': async (page) => {
      await stepButton(page, 'Buluştuk').click();
      await visible(dialog(page, 'Buluşma kodu'));
    },
  });

  const done = await act(account, await act(account, accepted, 'start'), 'finish');
  await call(provider.account, `/api/agreements/${done.id}/rating`, {
    rating: 5,
    comment: 'Dakik bir yolcu',
  });
  await expectAllAccessible(rider, {
    'finished agreement': open(path, (page) => stateNamed(page, 'Bitti')),
    'rating sheet': async (page) => {
      await stepButton(page, 'Değerlendir').click();
      await visible(dialog(page, / ile nasıl geçti\?$/));
    },
    'past agreements': open('/anlasmalar?gecmis', (page) => stepButton(page, 'Değerlendir')),
  });
  await call(account, `/api/agreements/${done.id}/rating`, {
    rating: 4,
    comment: 'Güler yüzlü, güvenli sürdü',
  });
  await expectAllAccessible(rider, {
    'public profile': open(`/kullanici/${provider.id}`, (page) => page.getByText('Güler yüzlü')),
    'report sheet': async (page) => {
      await page.getByRole('button', { name: 'Bildir / Engelle' }).click();
      await visible(dialog(page, 'Bildir / Engelle'));
    },
  });
});

test('axe reports nothing on blocks and reports about a person', async ({ browser }) => {
  const provider = await newOnline(product, PROVIDER, ANKARA, OFFER);
  const { page: rider, account } = await signedIn(browser, product, 'Ece Ak');
  const agreement = await request(account, provider.id);
  await act(provider.account, agreement, 'accept');
  await say(provider.account, agreement, 'Gelme');
  const about = { userId: provider.id, agreementId: agreement.id };
  const report = { category: 'kullanici', description: 'Kaba davrandı', about };
  const { id } = await call<{ id: number }>(account, '/api/reports', report);
  await call(account, '/api/blocks', { userId: provider.id });
  await expectAllAccessible(rider, {
    'withdrawn agreement': open(`/anlasmalar/${agreement.id}`, (page) => stateNamed(page, 'İptal edildi')),
    'blocked people': async (page) => {
      await page.goto('/profile');
      const unblock = page.getByRole('button', { name: /engeli kaldır$/ });
      await unblock.scrollIntoViewIfNeeded();
      await visible(unblock);
    },
  });
  const { page: admin } = await signedInAdmin(browser, product, { home: false });
  await expectAllAccessible(admin, {
    'report with evidence': async (page) => {
      await page.goto('/admin');
      await page.getByRole('button', { name: new RegExp(`No ${id}\\b`) }).click();
      await page.getByRole('button', { name: 'Kanıtı göster' }).click();
      await visible(page.getByText('Gelme'));
    },
  });
});

test('axe reports nothing on a shared trip', async ({ browser }) => {
  const provider = await newOnline(product, PROVIDER, ANKARA, OFFER);
  const { page: rider, account } = await signedIn(browser, product, 'Ece Ak');
  const { id } = await act(provider.account, await request(account, provider.id), 'accept');
  let path = '';
  await expectAllAccessible(rider, {
    'shared agreement': async (page) => {
      await page.goto(`/anlasmalar/${id}`);
      path = await shareTrip(page);
    },
    'running shares': open('/anlasmalar', (page) => page.getByText(/kez açıldı/)),
  });
  const { page: follower } = await newBrowser(browser, product);
  await expectAllAccessible(follower, {
    'followed trip': open(path, (page) => page.getByText(/^Son konum/)),
    'ended share': async (page) => {
      await rider.getByRole('button', { name: /^Paylaşımı durdur/ }).click();
      await visible(page.getByRole('heading', { name: 'Bu paylaşım bitti' }));
    },
    'unknown share': open(path, (page) => page.getByRole('heading', { name: 'Bu paylaşım açılamıyor' })),
  });
});
