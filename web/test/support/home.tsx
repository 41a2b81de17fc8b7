import { Route, Routes } from 'react-router';
import '../../src/app/home/home-overlays.js';
import '../../src/app/home/home-panel.js';
import { HomeScreen } from '../../src/app/home/home-screen.js';
import '../../src/app/home/list-sheet.js';
import '../../src/app/home/pick-bar.js';
import '../../src/app/home/provider-strips.js';
import { SignedInFrame } from '../../src/app/signed-in-frame.js';
import '../../src/app/ui-kit.js';
import '../../src/features/home/unfolded-menu.js';
import '../../src/features/map/MapView.js';
import '../../src/features/provider-info/info-window.js';
import '../../src/shared/saved-routes/save-route.js';
import { renderWithProviders } from './render.js';

/** Renders home, within the frame of every screen of a signed-in user. */
export const renderHome = (path = '/') =>
  renderWithProviders(
    <Routes>
      <Route element={<SignedInFrame />}>
        <Route path="*" element={<HomeScreen />} />
      </Route>
    </Routes>,
    { path },
  );
