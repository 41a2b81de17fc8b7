import { fireEvent } from '@testing-library/react';
import i18next from 'i18next';
import { createSignInCalls } from '../../src/features/sign-in/sign-in.api.js';
import { SignInPage } from '../../src/features/sign-in/sign-in-page.js';
import { firebaseSession, connectFirebase } from '../../src/shared/auth/firebase-auth.js';
import { CONFIG } from './gateway.js';
import { field, fill, press } from './page.js';
import { renderWithProviders } from './render.js';
import { ECE, provideIdentities } from './identity-provider.js';

/** Credentials without an account. */
export const CREDENTIALS = { email: 'biri@rotadas.example', password: 'parola-123' };

await connectFirebase(CONFIG, i18next.t('app:unconfigured.title'));

beforeEach(() => provideIdentities(ECE));

afterEach(async () => {
  const { sdk, auth } = await firebaseSession();
  if (auth.currentUser !== null) await sdk.signOut(auth);
});

export function renderSignInPage(): void {
  const start = () => Promise.resolve(CONFIG);
  const loadCalls = () => Promise.resolve(createSignInCalls(store.dispatch));
  const store = renderWithProviders(<SignInPage start={start} loadCalls={loadCalls} />, {
    path: '/login',
    session: { status: 'signed-out' },
  });
}

/** Undefined if signed out. */
export async function signedInAs(): Promise<string | null | undefined> {
  const { auth } = await firebaseSession();
  return auth.currentUser?.email;
}

export async function submitForm({ email, password }: { email: string; password: string }): Promise<void> {
  await fill('E-posta', email);
  await fill('Şifre', password);
  const form = (await field('E-posta')).closest('form');
  if (form === null) throw new Error('the field is in no form');
  fireEvent.submit(form);
}

export const toRegistration = (): Promise<void> => press('Hesabınız yok mu? Kayıt olun');
