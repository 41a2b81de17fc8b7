import { act, screen, waitFor } from '@testing-library/react';
import { aProvider, ONLINE } from '../../../test/support/builders.js';
import { activeProviders, currentUser, routeMatches } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { MAP_CENTRE, mapCanvas, mapState } from '../../../test/support/map-stand-in.js';
import { button, field, user } from '../../../test/support/page.js';
import { watchReports } from '../../../test/support/position.js';

beforeEach(() => {
  currentUser(ONLINE);
  routeMatches([]);
  activeProviders([aProvider(1)]);
});

const pickOnMap = async () => {
  await user.click(await field('Nereden'));
  await user.click(await screen.findByRole('option', { name: 'Haritadan seç' }));
};

it.each<[string, () => unknown]>([
  ['an offer is chosen', () => act(() => mapCanvas.events?.onSelect(1))],
  ['a place is chosen on the map', pickOnMap],
])('does not pull the map back to the provider once %s', async (_what, choose) => {
  renderHome();
  const moveTo = (latitude: number) => watchReports({ ...MAP_CENTRE, latitude });
  const shown = () => mapState.moves.at(-1)?.latitude;
  await waitFor(() => expect(mapState.providers).toEqual([1]));
  await waitFor(() => expect(shown()).toBeDefined());
  await choose();
  const follow = await button('Beni takip et');
  moveTo(40.1);
  expect(shown()).not.toBe(40.1);
  await user.click(follow);
  moveTo(40.2);
  await waitFor(() => expect(shown()).toBe(40.2));
});
