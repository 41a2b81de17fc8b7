import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import '../../src/app/home/home-overlays.js';
import '../../src/app/home/home-panel.js';
import '../../src/app/home/pick-bar.js';
import { HomeScreen } from '../../src/app/home/home-screen.js';
import { SignedInFrame } from '../../src/app/signed-in-frame.js';
import '../../src/app/antd-provider.js';
import '../../src/app/home/expanded-menu.js';
import '../../src/features/devices/device-strip.js';
import '../../src/features/devices/device-watch.js';
import '../../src/features/help/help-button.js';
import '../../src/features/incoming-requests/incoming-requests.js';
import '../../src/features/map/map-view.js';
import '../../src/features/own-position/location-help.js';
import '../../src/features/search/match-note.js';
import '../../src/features/provider-info/provider-info.js';
import '../../src/features/requesting/request-sheet.js';
import '../../src/features/providing/provider-strips.js';
import '../../src/shared/saved-routes/save-route.js';
import { field, user } from './page.js';
import { renderWithProviders } from './render.js';

// Imports without a name preload what home loads lazily, so that no wait includes it.

/** `path` null renders the entry that is open, as a reload does. */
export const renderHome = (path: string | null = '/') =>
  renderWithProviders(
    <Routes>
      <Route element={<SignedInFrame />}>
        <Route path="*" element={<HomeScreen />} />
      </Route>
    </Routes>,
    { path },
  );

/** Types the beginning of a name and chooses the first suggestion. */
export async function chooseEnd(label: 'Nereden' | 'Nereye', typed: string): Promise<void> {
  await user.type(await field(label), typed);
  await screen.findAllByRole('option', { name: new RegExp(`^${typed}`, 'i') });
  await user.keyboard('{ArrowDown}{Enter}');
}

export const passingList = () => screen.findByRole('list', { name: 'Yolundan geçenler' });

export const rowNames = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);
