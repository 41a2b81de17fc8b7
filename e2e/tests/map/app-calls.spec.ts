import { expect, type Request, test } from '@playwright/test';
import { holdLive } from '../../support/live.ts';
import { sharedProduct } from '../../support/running-product.ts';
import { signedIn } from '../../support/signed-in.ts';

const product = sharedProduct();

test('the calls of a signed-in user carry JSON, cookies and a bearer token', async ({ browser }) => {
  const { page, context } = await signedIn(browser, product, 'Defne Su', {
    // live, the providers come by themselves
    prepare: (fresh) => holdLive(fresh, { refused: true }),
  });
  await context.addCookies([{ name: 'deneme', value: 'evet', url: product.url }]);
  const next = (call: string): Promise<Request> =>
    page.waitForRequest((request) => {
      return `${request.method()} ${new URL(request.url()).pathname}` === call;
    });
  const inBox = page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname === '/api/providers/active' && searchParams.has('bbox');
  });
  const [me, active] = await Promise.all([next('GET /api/users/me'), inBox]);
  expect(await me.headerValue('authorization')).toMatch(/^Bearer [\w-]+\.[\w-]+\./);
  expect(await me.headerValue('cookie')).toContain('deneme=evet');
  expect(await active.headerValue('authorization')).toMatch(/^Bearer /);

  await page.goto('/profile?edit=true');
  const [saved] = await Promise.all([
    next('POST /api/users/profile'),
    page.getByRole('button', { name: 'Kaydet' }).click(),
  ]);
  expect(await saved.headerValue('authorization')).toMatch(/^Bearer /);
  expect(await saved.headerValue('content-type')).toBe('application/json');
  expect(await saved.headerValue('cookie')).toContain('deneme=evet');
  expect(saved.postDataJSON()).toMatchObject({ fullName: 'Defne Su', phone: '+90 555 555 55 55' });
  await context.close();
});
