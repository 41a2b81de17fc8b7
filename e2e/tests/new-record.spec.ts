import { expect, test } from '@playwright/test';
import { makeAccount } from '../support/accounts.ts';
import { callApi } from '../support/api.ts';
import { sharedProduct } from '../support/running-product.ts';

test('a new record is offline, with nothing on the map, no rights and no accepted terms', async () => {
  const product = sharedProduct();
  const account = await makeAccount(product);
  const me = await callApi(product, 'GET', '/api/users/me', { account });
  expect(me.body).toMatchObject({
    email: account.email,
    gender: 'unspecified',
    rating: 0,
    isOnline: false,
    isAdmin: false,
    termsAccepted: false,
    activeService: null,
    latitude: null,
    longitude: null,
    lastLocationUpdate: null,
  });
});
