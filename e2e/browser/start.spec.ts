import { expect, test } from '@playwright/test';
import { changeConfig } from '../support/stub-calls.ts';

test('without an identity configuration the start fails with Firebase yapılandırması eksik', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await changeConfig(page, { firebase: null });
  await page.goto('/login');
  await expect(
    page.getByRole('heading', { name: 'Firebase yapılandırması eksik', exact: true }),
  ).toBeVisible();
  await expect(page.getByLabel('E-posta')).toHaveCount(0);
  expect(logged.join('\n')).toMatch(/sunucunun FIREBASE_PROJECT_ID ve FIREBASE_API_KEY ayarlarını tamamla/);
  expect(logged.join('\n')).toContain('FirebaseConfigMissing: Firebase yapılandırması eksik');
});
