import { screen, waitFor } from '@testing-library/react';
import { EMPTY_MAP } from '../../../test/support/map-props.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { MapView } from './lazy-parts.js';

it('the outline of the map is shown while its code loads', async () => {
  renderWithProviders(<MapView {...EMPTY_MAP} />);
  expect(screen.getByText('Harita yükleniyor...')).toBeVisible();
  expect(screen.queryByTestId('map')).toBeNull();
  expect(await screen.findByTestId('map')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Harita yükleniyor...')).toBeNull());
});
