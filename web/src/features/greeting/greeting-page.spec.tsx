import { screen, within } from '@testing-library/react';
import { holdClock, onDevice, pass } from '../../../test/support/device.js';
import { button, press, user } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { GreetingPage } from './greeting-page.js';

const slides = () => screen.findByRole('region', { name: "Rotadaş'ı tanı" });

/** Waits until that slide is the one that is shown. */
async function expectSlide(number: number): Promise<HTMLElement> {
  const slide = await screen.findByRole('group', { name: `${number} / 3` });
  expect(slide).toBeVisible();
  return slide;
}

/** Opens the greeting with a clock that the test turns. */
async function openGreeting(): Promise<void> {
  onDevice({ lessMotion: false });
  renderWithProviders(<GreetingPage />);
  await expectSlide(1);
  holdClock();
}

it('the greeting shows three slides in a circle, and Devam Et leads to the login', async () => {
  renderWithProviders(<GreetingPage />);
  expect(screen.getByRole('link', { name: 'Devam Et' })).toHaveAttribute('href', '/login');
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
});

it('the dots of the greeting lead to each slide and mark the current one', async () => {
  renderWithProviders(<GreetingPage />);
  await expectSlide(1);
  const dots = screen.getAllByRole('button', { name: /^\d\. tanıtım$/ });
  expect(dots).toHaveLength(3);
  await press('3. tanıtım');
  await expectSlide(3);
  expect(await button('3. tanıtım')).toHaveAttribute('aria-current', 'true');
  expect(await button('1. tanıtım')).toHaveAttribute('aria-current', 'false');
});

it('the slides go on by themselves every 5 seconds and start over after the third', async () => {
  await openGreeting();
  // Choosing a slide starts its 5 seconds anew, on the clock that is held.
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

it('the slides rest under a pointer, while stopped by their button, and for who wants less motion', async () => {
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
