import { useState } from 'react';
import { jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, failure, nothing, sent } from '../../../test/support/answers.js';
import { ANKARA, aPlannedOffer } from '../../../test/support/builders.js';
import { plannedOffers } from '../../../test/support/gateway.js';
import { dialog, press, user } from '../../../test/support/page.js';
import { expectToast, renderWithKit } from '../../../test/support/render.js';
import { DepartureSheet } from './departure-strip.js';

const STATUS = 'POST /api/providers/status';
const PLANNED = 'GET /api/services/planned';
const TITLE = 'Yola çıkma zamanı';

const plan = (minutesAhead: number) => plannedOffers(aPlannedOffer(12, minutesAhead, { seats: 2 }));

function Sheet({ online, onNew }: { online: boolean; onNew: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <DepartureSheet
      open={open}
      offerId={12}
      online={online}
      onPosition={() => undefined}
      onNew={onNew}
      onClose={() => setOpen(false)}
    />
  );
}

async function openDeparture({ online = false } = {}) {
  const onNew = jest.fn();
  renderWithKit(<Sheet online={online} onNew={onNew} />);
  return { departure: await dialog(TITLE), onNew };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { name: TITLE })).toBeNull());

beforeEach(() => answer(STATUS, nothing));

it('a departure begins by one tap', async () => {
  plan(-1);
  const { departure } = await openDeparture();
  expect(await departure.findByText('Ankara → Konya')).toBeVisible();
  expect(departure.getByText(/2 koltuk/)).toBeVisible();
  await user.click(departure.getByRole('button', { name: 'Yayına geç' }));
  await expectToast('Başarılı', 'Rotadaş hizmeti başlatıldı.');
  expect(sent(STATUS)).toEqual([{ isOnline: true, offerId: 12, ...ANKARA }]);
  await closed();
});

it('who is online reads that the present offer ends', async () => {
  plan(-1);
  const { departure } = await openDeparture({ online: true });
  expect(await departure.findByText('Şu anki yayının biter, yerine bu ilan yayına girer.')).toBeVisible();
});

it('a departure that was moved is changed in place of begun', async () => {
  plan(90);
  const { departure } = await openDeparture();
  expect(await departure.findByText(/daha vakti gelmedi/)).toBeVisible();
  expect(departure.queryByRole('button', { name: 'Yayına geç' })).toBeNull();
  await press('Düzenle');
  expect((await dialog('Planlı ilanını düzenle')).getByLabelText('Nereden')).toHaveValue('Ankara');
});

it('a plan that is gone leads to a new offer', async () => {
  const { departure, onNew } = await openDeparture();
  expect(await departure.findByText('Bu planlı ilan artık yok')).toBeVisible();
  await press('Yeni ilan ver');
  expect(onNew).toHaveBeenCalledTimes(1);
});

it('plans that do not come are asked for again', async () => {
  answer(PLANNED, () => failure(503));
  const { departure } = await openDeparture();
  expect(await departure.findByText('Planlı ilanların alınamadı')).toBeVisible();
  plan(-1);
  await press('Tekrar dene');
  expect(await departure.findByRole('button', { name: 'Yayına geç' })).toBeVisible();
});
