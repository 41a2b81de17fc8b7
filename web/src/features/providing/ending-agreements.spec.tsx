import { screen } from '@testing-library/react';
import { aProvided } from '../../../test/support/agreements.js';
import { anOffer, aPlannedOffer, aUser, ONLINE } from '../../../test/support/builders.js';
import { agreements, lastOffer, plannedOffers } from '../../../test/support/gateway.js';
import { OfferDialog } from '../../../test/support/offer-form.js';
import { press } from '../../../test/support/page.js';
import { renderWithKit } from '../../../test/support/render.js';
import { DepartureSheet } from './departure-sheet.js';
import { EndingAgreements } from './ending-agreements.js';
import { DepartureStrip } from './provider-strips.js';

const LIVE = 5;
const PLANNED = 12;
const LIVE_ENDS =
  'Yayındaki ilanınla anlaştığın 2 kişi var; yayının biterse anlaşmaları iptal olur. Cevap bekleyen 1 istek kapanır.';
const nothing = () => undefined;

/** The planned offer is due. */
beforeEach(() => {
  lastOffer(anOffer({ id: LIVE }));
  plannedOffers(aPlannedOffer(PLANNED, -1));
  agreements(
    aProvided({ id: 1, offerId: LIVE, state: 'accepted' }),
    aProvided({ id: 2, offerId: LIVE, state: 'accepted' }),
    aProvided({ id: 3, offerId: LIVE }),
    aProvided({ id: 4, offerId: PLANNED, state: 'accepted' }),
  );
});

const online = aUser(ONLINE);

it.each([
  ['the question to end it', <OfferDialog key="" user={online} />],
  ['the strip of a departure', <DepartureStrip key="" online />],
  [
    'the sheet of a departure',
    <DepartureSheet
      key=""
      open
      online
      offerId={PLANNED}
      onPosition={nothing}
      onNew={nothing}
      onClose={nothing}
    />,
  ],
])('%s says that the live offer ends with its agreements', async (_what, ui) => {
  renderWithKit(ui);
  expect(await screen.findByText(LIVE_ENDS)).toBeVisible();
});

it('a withdrawal says that the planned offer ends with its agreements', async () => {
  renderWithKit(<OfferDialog user={aUser()} />);
  await press('Geri çek: Ankara → Konya');
  const text = 'Bu ilanla anlaştığın 1 kişi var; ilan biterse anlaşmaları iptal olur.';
  expect(await screen.findByText(text)).toBeVisible();
});

it('says nothing of an offer without agreements', async () => {
  renderWithKit(
    <>
      <EndingAgreements offerId={PLANNED} />
      <p>
        Ends
        <EndingAgreements offerId={99} />
      </p>
    </>,
  );
  await screen.findByText(/anlaştığın 1 kişi/); // The agreements are loaded
  expect(screen.getByText('Ends')).toHaveTextContent(/^Ends$/);
});
