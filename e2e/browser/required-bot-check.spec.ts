import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { openLogin } from '../support/person.ts';
import { submitForm, toRegistration, verificationLinks } from '../support/sign-in-page.ts';
import { type ReplicatedProduct, startReplicated } from '../support/start-replicated.ts';
import { test } from '../support/test.ts';

const PASSWORD = 'parola-123';

test.describe('with a required bot-check', () => {
  let product: ReplicatedProduct;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    product = await startReplicated('bot-check', 1, { REQUIRE_BOT_CHECK: 'true' });
  });
  test.afterAll(() => product.stop());

  test('a script creates no account, but a user who registers gets one', async ({ browser }) => {
    const account = await makeAccount(product);
    const rejected = await callApi(product, 'GET', '/api/users/me', { account });
    expect(rejected).toMatchObject({ status: 403, body: { code: 'bot-check-required' } });

    const email = `yeni-${randomUUID()}@rotadas.example`;
    const { page } = await openLogin(browser, product);
    await toRegistration(page);
    await page.getByLabel('Şifre (tekrar)').fill(PASSWORD);
    await submitForm(page, { email, password: PASSWORD });
    await expect(page.getByRole('heading', { name: 'E-postanı doğrula' })).toBeFocused();
    const [link = ''] = await verificationLinks(product, email);
    await page.request.get(link);
    await expect(page.getByRole('dialog', { name: 'Kullanım koşulları' })).toBeVisible();
  });
});
