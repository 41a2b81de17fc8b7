import { expect, type Page, test } from '@playwright/test';

function requestedFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, file] = /\/assets\/(.+)$/.exec(request.url()) ?? [];
    if (file !== undefined) files.push(file);
  });
  return files;
}

const aFileOf = (name: string) => expect.arrayContaining([expect.stringMatching(new RegExp(`^${name}-`))]);

test('the login loads store and schemas when its form is touched, and home when the password is typed', async ({
  page,
}) => {
  const files = requestedFiles(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await expect.poll(() => files).toEqual(aFileOf('firebase'));
  expect(files).not.toEqual(aFileOf('session'));

  await page.getByLabel('E-posta').pressSequentially('a');
  await expect.poll(() => files).toEqual(aFileOf('session'));
  expect(files).not.toEqual(aFileOf('maplibre'));

  await page.getByLabel('Şifre', { exact: true }).pressSequentially('p');
  for (const part of ['home', 'maplibre', 'maplibre-gl-worker'])
    await expect.poll(() => files).toEqual(aFileOf(part));
});
