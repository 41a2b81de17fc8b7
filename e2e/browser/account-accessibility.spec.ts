import { expect, type Page } from '@playwright/test';
import type { AgreementView } from '@rotadas/contracts/agreements/agreement';
import { dialog, expectAllAccessible, open, type Reach, visible } from '../support/accessibility.ts';
import type { Account } from '../support/accounts.ts';
import { stateNamed } from '../support/agreement-steps.ts';
import { callApi } from '../support/api.ts';
import { goOnline, newOnline } from '../support/go-online.ts';
import { sharedProduct } from '../support/running-product.ts';
import { adminAccount, ANKARA, signedIn } from '../support/signed-in.ts';
import { test } from '../support/test.ts';

const product = sharedProduct();

const PAGE = '/hesabim';
const OFFER = { type: 'companion', from: 'Ankara', to: 'Eskişehir' };

async function call<Result>(account: Account, path: string, body: object = {}): Promise<Result> {
  const response = await callApi(product, 'POST', path, { account, body });
  expect(response.status, JSON.stringify(response.body)).toBeLessThan(300);
  return response.body as Result;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { name });

/** Opens the sheet of a button on the page, which is loaded again. */
const sheet =
  (name: string, title: string): Reach =>
  async (page) => {
    await page.goto(PAGE);
    await button(page, name).click();
    await visible(dialog(page, title));
  };

/** Opens the page with this state of the export. */
const exportState =
  (text: string, facts: object): Reach =>
  async (page) => {
    const json = { state: 'none', progress: 0, fileId: null, expiresAt: null, nextAt: null, ...facts };
    await page.route('**/api/users/export', (route) => route.fulfill({ json }));
    await page.goto(PAGE);
    const shown = page.getByText(text);
    await shown.scrollIntoViewIfNeeded();
    await visible(shown);
    await page.unroute('**/api/users/export');
  };

const DAY_MS = 86_400_000;

test('axe reports nothing on the page of the account', async ({ browser }) => {
  const { page } = await signedIn(browser, product, 'Ece Ak');
  await expectAllAccessible(page, {
    account: open(PAGE, (each) => button(each, 'Şifremi değiştir')),
    'change of the e-mail': sheet('E-postamı değiştir', 'E-postanı değiştir'),
    'change of the password': sheet('Şifremi değiştir', 'Şifreni değiştir'),
    'sign-out on all devices': sheet('Tüm cihazlardan çıkış yap', 'Tüm cihazlardan çıkılsın mı?'),
    'trusted contact': async (each) => {
      await each.goto(PAGE);
      await button(each, 'Kişi ekle').click();
      await each.getByLabel('Adı').fill('Ayşe');
      await each.getByLabel('Telefonu').fill('123');
      await button(each, 'Kaydet').click();
      await visible(each.getByText(/^Geçerli bir cep/));
    },
    'practice of the help': sheet('Yardımı dene', 'Yardım'),
    'export in progress': exportState('Verilerin toplanıyor', { state: 'collecting', progress: 0.4 }),
    'export ready': exportState('Dosyan hazır.', {
      state: 'ready',
      fileId: '3f0f6d3c-5b0e-4a7e-9d7e-2f1f0c9f7a10',
      expiresAt: Date.now() + 7 * DAY_MS,
    }),
    'export downloaded': exportState('Dosyanı indirdin', {
      state: 'downloaded',
      nextAt: Date.now() + DAY_MS,
    }),
    'deletion of the account': sheet('Hesabımı sil', 'Hesabın silinsin mi?'),
  });
});

test('axe reports nothing on the screens of a restricted account', async ({ browser }) => {
  const { page, id } = await signedIn(browser, product, 'Ece Ak');
  const admin = await adminAccount(product);
  const impose = (sanction: object) =>
    call(admin, `/api/admin/users/${id}/sanctions`, {
      reason: 'no-show',
      text: 'Üç kez gelmedin.',
      ...sanction,
    });

  await impose({ kind: 'warning' });
  await expectAllAccessible(page, {
    warning: open('/', (each) => dialog(each, 'Bir uyarı aldın')),
  });
  await button(page, 'Okudum, anladım').click();

  await expectAllAccessible(page, {
    'requested deletion': async (each) => {
      await sheet('Hesabımı sil', 'Hesabın silinsin mi?')(each);
      await each.getByLabel('Şu anki şifren').fill('parola-123');
      await button(each, 'Hesabımı sil').last().click();
      await visible(heading(each, 'Hesabın silinecek'));
    },
  });
  await button(page, 'Hesabımı geri al').click();
  await visible(heading(page, 'Hesabım ve verilerim'));

  await impose({ kind: 'suspension', until: Date.now() + DAY_MS });
  await expectAllAccessible(page, {
    suspension: (each) => visible(heading(each, 'Hesabın askıya alındı')),
    'appeal that was sent': async (each) => {
      await each.getByLabel('İtirazın').fill('Kaza yaptım, haber veremedim.');
      await button(each, 'İtirazımı gönder').click();
      await visible(each.getByText(/^İtirazın incelenecek/));
    },
  });
});

test('axe reports nothing on the help', async ({ browser }) => {
  const provider = await newOnline(product, 'Selin Yıldız', ANKARA, OFFER);
  const { page, account } = await signedIn(browser, product, 'Ece Ak');
  const offer = { providerId: provider.id };
  const requested = await call<AgreementView>(account, '/api/agreements', { offer, quantity: 1 });
  const { id, version } = requested;
  await call(provider.account, `/api/agreements/${id}/accept`, { version });
  await expectAllAccessible(page, {
    'agreement with help': open(`/anlasmalar/${id}`, (each) => stateNamed(each, 'Anlaştık')),
    'help without contacts': async (each) => {
      await button(each, 'Yardım').click();
      await visible(dialog(each, 'Yardım'));
    },
    'help with a contact': async (each) => {
      await button(each, 'Kişileri düzenle').click();
      await button(each, 'Kişi ekle').click();
      await each.getByLabel('Adı').fill('Ayşe');
      await each.getByLabel('Telefonu').fill('0532 444 55 66');
      await button(each, 'Kaydet').click();
      await button(each, 'Bitti').last().click();
      await visible(each.getByRole('link', { name: 'Ayşe kişisine SMS yaz' }));
    },
    'practice mode': async (each) => {
      await each.getByRole('checkbox', { name: /^Deneme modu/ }).check();
      await button(each, '112’yi ara').click();
      await visible(each.getByText(/^Deneme: şimdi 112/));
    },
  });
  await goOnline(product, account, ANKARA, OFFER);
  await expectAllAccessible(page, { 'live offer with help': open('/', (each) => button(each, 'Yardım')) });
});
