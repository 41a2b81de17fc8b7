import { screen, waitFor } from '@testing-library/react';
import { renderWithProviders } from '../../../test/support/render.js';
import { HomeMap } from './lazy-parts.js';

const nothing = () => undefined;

it('the outline of the map is shown while its code loads', async () => {
  renderWithProviders(
    <HomeMap
      providers={[]}
      clusters={null}
      ownPosition={null}
      ownService={null}
      selectedId={null}
      onSelect={nothing}
      focus={null}
      routes={null}
      fit={null}
      picking={false}
      theme="light"
      onHighlight={nothing}
      highlightedId={null}
    />,
  );
  expect(screen.getByText('Harita yükleniyor...')).toBeVisible();
  expect(screen.queryByTestId('map')).toBeNull();
  expect(await screen.findByTestId('map')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Harita yükleniyor...')).toBeNull());
});
