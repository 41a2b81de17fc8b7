import { apiFails, neverRespond } from '../support/stub-calls.ts';
import { test } from './support/screens.ts';

test('the profile', async ({ member, shoot }) => {
  await member.goto('/profile');
  await shoot(member, 'profile', member.getByRole('button', { name: 'Düzenle' }));
  await member.goto('/profile?edit=true');
  await shoot(member, 'profile-edit', member.getByText('Profil Düzenleme Modu'));
  await member.getByLabel('Adı Soyadı (Zorunlu)').fill('');
  await member.getByPlaceholder('0555 555 55 55').fill('');
  await member.getByRole('button', { name: 'Kaydet' }).click();
  await shoot(member, 'profile-errors', member.getByText('Telefon numarası zorunludur'));
  await neverRespond(member, '**/api/users/me');
  await member.goto('/profile');
  await shoot(member, 'profile-loading', member.getByRole('heading', { name: 'Profil' }));
  await member.unrouteAll({ behavior: 'ignoreErrors' });
  await apiFails(member, 'users/me', 503);
  await member.goto('/profile');
  await shoot(member, 'profile-unknown', member.getByText('Kullanıcı bilgileri alınamadı').first());
});

test('the not-found page', async ({ member, shoot }) => {
  await member.goto('/boyle-bir-sayfa-yok');
  await shoot(member, 'not-found', member.getByRole('heading', { name: '404 Page Not Found' }));
});
