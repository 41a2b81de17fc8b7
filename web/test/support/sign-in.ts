import { fireEvent } from '@testing-library/react';
import { field, fill, press } from './page.js';

/** E-mail and password of nobody in particular. */
export const SOMEBODY = { email: 'biri@rotadas.example', password: 'parola-123' };

/** Fills in the form of the login page and sends it, in the mode that the page is in. */
export async function submitForm({ email, password }: { email: string; password: string }): Promise<void> {
  await fill('Email', email);
  await fill('Şifre', password);
  const form = (await field('Email')).closest('form');
  if (form === null) throw new Error('the field stands in no form');
  fireEvent.submit(form);
}

/** Turns the login page to registration. */
export const toRegistration = (): Promise<void> => press('Hesabınız yok mu? Kayıt olun');
