import { jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { EMPTY_MAP } from '../../../test/support/map-props.js';
import { mapCanvas } from '../../../test/support/map-stand-in.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { MapView } from './map-view.js';

const TEXT = 'Sokaklar için internet gerekli';

afterEach(() => jest.useRealTimers());

it('appears if the streets are late, requests them, and disappears with them', async () => {
  renderWithProviders(<MapView {...EMPTY_MAP} />);
  await screen.findByRole('button', { name: 'Yakınlaştır' });
  jest.useFakeTimers();
  const retry = jest.fn();
  const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
  act(() => mapCanvas.events?.onStreetsMissing(retry));
  const notice = screen.getByRole('status');
  pass(2_900);
  expect(notice).toBeEmptyDOMElement();
  pass(100);
  expect(notice).toHaveTextContent(TEXT);
  const button = screen.getByRole('button', { name: 'Tekrar dene' });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(retry).toHaveBeenCalledTimes(1);
  expect(button).toHaveAttribute('aria-busy', 'true');
  pass(3_000);
  expect(button).not.toHaveAttribute('aria-busy');
  act(() => mapCanvas.events?.onStreetsMissing(null));
  expect(screen.queryByText(TEXT)).toBeNull();
});
