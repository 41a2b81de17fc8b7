import { answer, callsOf } from './answers.js';
import { holdClock, pass, passUntil } from './clock.js';
import { accountsCall } from './identity-provider.js';
import { button, field } from './page.js';
import { expectToast, openApp } from './render-app.js';
import { SOMEBODY, submitForm } from './sign-in.js';

/**
 * Logs in at an identity provider that never answers, and sees that it is given up after so long,
 * s, as a lost network.
 */
export async function expectGivenUpAfter(seconds: number): Promise<void> {
  const login = accountsCall('signInWithPassword');
  answer(login, () => new Promise(() => undefined));
  openApp('/login');
  await field('Email');
  holdClock();
  await submitForm(SOMEBODY);
  await passUntil(() => expect(callsOf(login)).toHaveLength(1));
  await pass((seconds - 5) * 1_000);
  expect(await button('Giriş Yapılıyor...')).toBeVisible();
  await pass(6_000);
  await expectToast('Giriş Hatası', 'Ağ bağlantısı hatası. İnternet bağlantınızı kontrol edin.');
}
