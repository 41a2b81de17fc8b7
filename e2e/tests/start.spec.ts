import { expect, test } from '@playwright/test';
import { sharedProduct } from '../support/running-product.ts';

const product = sharedProduct();
test.use({ baseURL: product.url });

test('without an identity configuration the start fails with Firebase yapılandırması eksik', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...((await response.json()) as object), firebase: null } });
  });
  await page.goto('/login');
  await expect(
    page.getByRole('heading', { name: 'Firebase yapılandırması eksik', exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveCount(0);
  expect(logged.join('\n')).toMatch(/sunucunun FIREBASE_PROJECT_ID ve FIREBASE_API_KEY ayarlarını tamamla/);
  expect(logged.join('\n')).toContain('FirebaseConfigMissing: Firebase yapılandırması eksik');
});

test('on success a console line reports project id, auth domain, auth and e-mail sign-in', async ({
  page,
  request,
}) => {
  const { firebase } = (await (await request.get('/api/config')).json()) as {
    firebase: { projectId: string; authDomain: string };
  };
  const line = page.waitForEvent('console', (message) => message.text().startsWith('Firebase'));
  await page.goto('/login');
  const [, facts] = (await line).args();
  expect(await facts?.jsonValue()).toEqual({
    projectId: firebase.projectId,
    authDomain: firebase.authDomain,
    auth: true,
    emailSignIn: true,
  });
});
