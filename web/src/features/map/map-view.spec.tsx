import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ANKARA, aProvider } from '../../../test/support/builders.js';
import { givenSize, onPhone } from '../../../test/support/device.js';
import { EMPTY_MAP } from '../../../test/support/map-props.js';
import { MAP_CENTRE, mapCanvas, mapEngine, mapState } from '../../../test/support/map-stand-in.js';
import { press, user } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import type { MapFocus } from '../../shared/map/map-types.js';
import { MapView } from './map-view.js';

const FOCUS: MapFocus = { latitude: 41, longitude: 29, zoom: 15, key: 1 };

const renderMap = (googleMapsKey: string | null = null) =>
  renderWithProviders(<MapView {...EMPTY_MAP} providers={[aProvider(5)]} focus={FOCUS} />, {
    config: { googleMapsKey },
  });

// First in this file: the code of the canvas is loaded only once.
it('the outline of the map is shown until the map is drawn', async () => {
  renderMap();
  const outline = screen.getByText('Harita yükleniyor...');
  expect(outline).toBeVisible();
  await waitFor(() => expect(screen.getByTestId('map')).toHaveAttribute('data-map-ready', 'true'));
  expect(outline).not.toBeInTheDocument();
});

async function loseContext() {
  renderMap();
  const map = await screen.findByTestId('map');
  await waitFor(() => expect(map).toHaveAttribute('data-map-ready', 'true'));
  mapCanvas.loseContext();
  return screen.findByRole('button', { name: 'Haritayı yeniden aç' });
}

it('reopens by hand after a lost WebGL context, also at a second try, with the same view and markers', async () => {
  await loseContext();
  mapCanvas.failsNext = true;
  const reportError = jest.fn();
  Object.assign(globalThis, { reportError });
  await press('Haritayı yeniden aç');
  expect(reportError).toHaveBeenCalledTimes(1);
  await press('Haritayı yeniden aç');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(mapCanvas.startAt).toEqual({ ...MAP_CENTRE, zoom: 12 });
  expect(mapState.providers).toEqual([5]);
  expect(mapState.moves).toEqual([]);
});

it('reopens automatically once the browser restores the WebGL context', async () => {
  const reopen = await loseContext();
  mapCanvas.restoreContext();
  expect(reopen).not.toBeInTheDocument();
  expect(mapState.providers).toEqual([5]);
});

it('keeps the view when Google refuses the key', async () => {
  renderMap('refused');
  await waitFor(() => expect(mapState.moves).toEqual([FOCUS]));
  const centre = { latitude: 41, longitude: 29 };
  act(() => mapCanvas.events?.onViewChange({ bbox: [28.9, 40.9, 29.1, 41.1], zoom: 15, centre }));
  mapCanvas.refuseKey();
  await screen.findByText('Google Haritalar açılamadı');
  await waitFor(() => expect(mapCanvas.startAt).toEqual({ ...centre, zoom: 15 }));
  expect(mapState.moves).toEqual([]);
});

it('keeps a selected provider in sight that moves or is covered, unless the user has moved the map elsewhere', async () => {
  const removeSize = givenSize(360, 740);
  const project = jest
    .spyOn(mapEngine, 'project')
    .mockImplementation((latitude, longitude) => ({ x: 10 * longitude, y: 10 * latitude }));
  let moveTo: (latitude: number, coverageVersion?: number) => void = () => undefined;
  function Moving() {
    const [{ latitude, coverageVersion }, setState] = useState({ latitude: 10, coverageVersion: 0 });
    moveTo = (next, changes = 0) => act(() => setState({ latitude: next, coverageVersion: changes }));
    const providers = [aProvider(5, { latitude, longitude: 18 })];
    return <MapView {...EMPTY_MAP} providers={providers} selectedId={5} coverageVersion={coverageVersion} />;
  }
  renderWithProviders(<Moving />);
  await waitFor(() => expect(mapState.providers).toEqual([5]));
  moveTo(30);
  expect(mapState.moves).toEqual([]);
  moveTo(80);
  expect(mapState.moves).toMatchObject([{ latitude: 80, longitude: 18, zoom: null }]);
  moveTo(30);
  const cover = document.createElement('div');
  cover.dataset['coversMap'] = '';
  cover.getBoundingClientRect = () => ({ ...new DOMRect(), top: 200, bottom: 740, left: 0, right: 360 });
  document.body.append(cover);
  moveTo(30, 1);
  expect(mapState.moves).toMatchObject([{ latitude: 80 }, { latitude: 30, zoom: null }]);
  // The stand-in has not moved, so this counts as a pan of the user.
  act(() => mapCanvas.events?.onViewChange({ bbox: [28, 40, 30, 42], zoom: 12, centre: MAP_CENTRE }));
  moveTo(31, 2);
  expect(mapState.moves).toHaveLength(2);
  cover.remove();
  project.mockRestore();
  removeSize();
});

it('arrow keys lead to providers and clusters from west to east, and Enter opens them', async () => {
  const open = jest.fn();
  const onSelect = jest.fn();
  const drawn = { ...ANKARA, serviceType: 'taxi' as const, label: '' };
  const spies = [
    jest.spyOn(mapEngine.markers, 'renderedProviders').mockReturnValue([{ ...drawn, id: 5, longitude: 32 }]),
    jest
      .spyOn(mapEngine.markers, 'renderedClusters')
      .mockReturnValue([{ ...ANKARA, longitude: 33, count: 12, open }]),
  ];
  renderWithProviders(<MapView {...EMPTY_MAP} providers={[aProvider(5)]} onSelect={onSelect} />);
  await waitFor(() => expect(mapState.providers).toEqual([5]));
  const keys = await screen.findByRole('button', { name: /^Haritadaki işaretler/ });
  act(() => keys.focus());
  expect(keys).toHaveTextContent('Sürücü 5 · Taksi (1/2)');
  await user.keyboard('{ArrowRight}');
  expect(keys).toHaveTextContent('12 kişi bir arada, Enter yakınlaştırır (2/2)');
  await user.keyboard('{Enter}');
  expect(open).toHaveBeenCalledTimes(1);
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onSelect).toHaveBeenCalledWith(5);
  for (const spy of spies) spy.mockRestore();
});

it('a marker without a name is called by its route', async () => {
  const drawn = { ...ANKARA, id: 5, serviceType: 'taxi' as const, label: '' };
  const spy = jest.spyOn(mapEngine.markers, 'renderedProviders').mockReturnValue([drawn]);
  renderWithProviders(<MapView {...EMPTY_MAP} providers={[aProvider(5, { fullName: '' })]} />);
  const keys = await screen.findByRole('button', { name: /^Haritadaki işaretler/ });
  act(() => keys.focus());
  expect(keys).toHaveTextContent('Ankara → Eskişehir · Taksi (1/1)');
  spy.mockRestore();
});

it('has zoom buttons on wide screens only', async () => {
  renderMap();
  await press('Yakınlaştır');
  await press('Uzaklaştır');
  expect(mapState.zooms).toEqual([1, -1]);
  onPhone();
  expect(screen.queryByRole('button', { name: 'Yakınlaştır' })).toBeNull();
});
