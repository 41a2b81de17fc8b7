import { Outlet } from 'react-router';
import { OwnPositionKeeper } from '../features/own-position/own-position-keeper.js';
import { catalogues } from './catalogues.js';
import { addTexts } from './start-texts.js';
import { TermsGate } from './terms-gate.js';

addTexts(catalogues);

/** What stands around every screen of a signed-in user: the position that is kept fresh, and the terms to accept. */
export default function SignedInFrame() {
  return (
    <OwnPositionKeeper>
      <Outlet />
      <TermsGate />
    </OwnPositionKeeper>
  );
}
