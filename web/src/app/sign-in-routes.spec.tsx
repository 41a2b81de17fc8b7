import { screen, waitFor } from '@testing-library/react';
import { answer, failure } from '../../test/support/answers.js';
import { currentUser } from '../../test/support/gateway.js';
import { ECE } from '../../test/support/identity-provider.js';
import { button, dialog, user } from '../../test/support/page.js';
import { openApp, openSignedIn } from '../../test/support/render-app.js';
import { address } from '../../test/support/render.js';
import { submitForm } from '../../test/support/sign-in.js';

it('a login leads home', async () => {
  openApp('/login');
  await submitForm(ECE);
  expect(await button('Profil menüsü')).toBeVisible();
  expect(address()).toBe('/');
});

it('a link to a page of signed-in users leads to the greeting, and there after the login', async () => {
  openApp('/bildirimler/yollar');
  await waitFor(() => expect(address()).toBe('/greeting'));
  const entries = window.history.length;
  await user.click(await screen.findByRole('link', { name: 'Devam Et' }));
  await submitForm(ECE);
  expect(await screen.findByText('Kayıtlı rotan yok')).toBeVisible();
  expect(window.history).toHaveLength(entries); // Back does not lead to the greeting
  expect(address()).toBe('/bildirimler/yollar');
});

it.each(['/', '/profile', '/admin', '/bildirimler'])('the terms dialog blocks %s', async (path) => {
  answer('GET /api/reports/page', () => failure(503));
  currentUser({ termsAccepted: false, isAdmin: true });
  await openSignedIn(path);
  await dialog('Kullanım koşulları');
});
