import { screen, within } from '@testing-library/react';
import { holdClock, onDevice, pass } from '../../../test/support/device.js';
import { button, press, user } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { GreetingPage } from './greeting-page.js';

const slides = () => screen.findByRole('region', { name: "Rotadaş'ı tanı" });

async function expectSlide(number: number): Promise<HTMLElement> {
  const slide = await screen.findByRole('group', { name: `${number} / 3` });
  expect(slide).toBeVisible();
  return slide;
}

async function openGreeting(): Promise<void> {
  onDevice({ lessMotion: false });
  renderWithProviders(<GreetingPage />);
  await expectSlide(1);
  holdClock();
}

it('shows three slides in a loop, each with a dot that selects it, and links to sign-in and map', async () => {
  renderWithProviders(<GreetingPage />);
  expect(screen.getByRole('link', { name: 'Devam Et' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Önce haritaya bak' })).toHaveAttribute('href', '/kesfet');
  for (const [number, title] of [
    [1, 'Yakınındakileri canlı gör'],
    [2, 'Doğrudan konuş, anlaş'],
    [3, 'Yola çıkıyorsan yayına geç'],
  ] as const) {
    const slide = await expectSlide(number);
    expect(within(slide).getByRole('heading', { name: title })).toBeVisible();
    expect(slide.querySelector('svg')).toBeVisible();
    expect(screen.getAllByRole('group')).toHaveLength(1);
    await press('Sonraki');
  }
  await expectSlide(1);
  await press('Önceki');
  await expectSlide(3);
  expect(screen.getAllByRole('button', { name: /^\d\. tanıtım$/ })).toHaveLength(3);
  await press('2. tanıtım');
  await expectSlide(2);
  expect(await button('2. tanıtım')).toHaveAttribute('aria-current', 'true');
  expect(await button('1. tanıtım')).toHaveAttribute('aria-current', 'false');
});

it('advances every 5 seconds and wraps after the third slide', async () => {
  await openGreeting();
  // Choosing a slide restarts the 5 s on the fake clock.
  await press('2. tanıtım');
  await user.pointer({ target: document.body });
  for (const [now, next] of [
    [2, 3],
    [3, 1],
    [1, 2],
  ] as const) {
    await pass(4_999);
    await expectSlide(now);
    await pass(1);
    await expectSlide(next);
  }
});

it('stops advancing under the pointer, when paused, and with reduced motion', async () => {
  await openGreeting();
  await user.hover(await slides());
  await pass(12_000);
  await expectSlide(1);

  await press('Otomatik geçişi durdur');
  await user.unhover(await slides());
  await user.pointer({ target: document.body });
  await pass(12_000);
  await expectSlide(1);

  await press('Otomatik geçişi başlat');
  await user.pointer({ target: document.body });
  await pass(5_100);
  await expectSlide(2);

  onDevice({ lessMotion: true });
  await pass(0);
  expect(await button('Otomatik geçişi başlat')).toBeVisible();
  await pass(12_000);
  await expectSlide(2);
});
