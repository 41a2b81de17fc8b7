import { screen, waitFor } from '@testing-library/react';
import { offerInstall } from '../../../test/support/device.js';
import { button, press } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { countVisit } from './install.js';
import { InstallStrip } from './install-strip.js';

const TEXT = /Rotadaş'ı cihazına ekle/;

/** Each visit is in a tab of its own. */
function visits(times: number): void {
  for (let visit = 0; visit < times; visit += 1) {
    sessionStorage.clear();
    countVisit();
  }
}

it('does not offer installation on the first visit', () => {
  offerInstall('accepted');
  visits(1);
  countVisit();
  renderWithProviders(<InstallStrip />);
  expect(screen.queryByText(TEXT)).toBeNull();
});

it('prompts the browser when it is pressed, and disappears', async () => {
  visits(2);
  renderWithProviders(<InstallStrip />);
  const prompt = offerInstall('accepted');
  expect(await screen.findByText(TEXT)).toBeVisible();
  await press('Yükle');
  expect(prompt).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
});

it.each([
  ['closed', 'Kapat'],
  ['declined in the prompt of the browser', 'Yükle'],
])('does not appear again once %s', async (_how, name) => {
  visits(2);
  offerInstall('dismissed');
  renderWithProviders(<InstallStrip />);
  await press(name);
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
  offerInstall('accepted');
  renderWithProviders(<InstallStrip />);
  expect(screen.queryByText(TEXT)).toBeNull();
});

it('disappears when the browser installs the app', async () => {
  visits(2);
  offerInstall('accepted');
  renderWithProviders(<InstallStrip />);
  await button('Yükle');
  window.dispatchEvent(new Event('appinstalled'));
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
});
