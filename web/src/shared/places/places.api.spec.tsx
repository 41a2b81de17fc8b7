import { PlaceText } from '@rotadas/contracts/providers/place-text';
import { failure, json, respondTo } from '../../../test/support/responses.js';
import { ANKARA, aPlace } from '../../../test/support/builders.js';
import { holdClock, pass } from '../../../test/support/device.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { namedPoint } from './places.api.js';

it('removes the response of a named point from the cache after 5 minutes', async () => {
  respondTo('GET /api/places/nearest', () => json(aPlace('poi-kizilay', 'Kızılay')));
  const store = renderWithProviders(null);
  holdClock();
  expect(await namedPoint(store.dispatch, ANKARA)).toMatchObject({ name: 'Kızılay yakını' });
  expect(Object.keys(store.getState().api.queries)).toHaveLength(1);
  await pass(300_000);
  expect(store.getState().api.queries).toEqual({});
});

it('names a point that an offer accepts if the nearest place is unknown', async () => {
  respondTo('GET /api/places/nearest', () => failure(503));
  const { name } = await namedPoint(renderWithProviders(null).dispatch, ANKARA);
  expect(PlaceText.safeParse(name).success).toBe(true);
});
