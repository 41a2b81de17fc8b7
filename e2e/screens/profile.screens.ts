import { expect } from '@playwright/test';
import { apiFails } from '../support/calls.ts';
import { hold } from './support/hold.ts';
import { test } from './support/screens.ts';

test('the profile', async ({ member, shoot }) => {
  await member.goto('/profile');
  await expect(member.getByRole('button', { name: 'Düzenle' })).toBeVisible();
  await shoot(member, 'profile');
  await member.goto('/profile?edit=true');
  await expect(member.getByText('Profil Düzenleme Modu')).toBeVisible();
  await shoot(member, 'profile-edit');
  await member.getByLabel('Adı Soyadı (Zorunlu)').fill('');
  await member.getByPlaceholder('0555 555 55 55').fill('');
  await member.getByRole('button', { name: 'Kaydet' }).click();
  await expect(member.getByText('Telefon numarası zorunludur')).toBeVisible();
  await shoot(member, 'profile-errors');
  await hold(member, '**/api/users/me');
  await member.goto('/profile');
  await expect(member.getByRole('heading', { name: 'Profil' })).toBeVisible();
  await shoot(member, 'profile-loading');
  await member.unrouteAll({ behavior: 'ignoreErrors' });
  await apiFails(member, 'users/me', 503);
  await member.goto('/profile');
  await expect(member.getByText('Kullanıcı bilgileri alınamadı').first()).toBeVisible();
  await shoot(member, 'profile-unknown');
});

test('a page that is not there', async ({ member, shoot }) => {
  await member.goto('/boyle-bir-sayfa-yok');
  await expect(member.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await shoot(member, 'not-found');
});
