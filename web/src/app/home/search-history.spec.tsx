import { screen, within } from '@testing-library/react';
import { requestsTo } from '../../../test/support/responses.js';
import { aMatch, BALIKESIR, BURSA, ROUTE_PATH } from '../../../test/support/builders.js';
import { holdClock, onPhone, pass, passUntil } from '../../../test/support/device.js';
import { placesByName, routeMatches } from '../../../test/support/gateway.js';
import { renderHome } from '../../../test/support/home.js';
import { user } from '../../../test/support/page.js';
import { address } from '../../../test/support/render.js';

const MATCHES = 'POST /api/matches';

/** Clicks with fake timers. */
const click = (name: string) => user.click(screen.getByRole('button', { name }));
const ends = () => ['Nereden', 'Nereye'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
const expectEnds = (...names: string[]) => passUntil(() => expect(ends()).toEqual(names));
/** Waits until the route counts as searched. */
const look = () => pass(3_000);

beforeEach(() => {
  placesByName(BALIKESIR, BURSA);
  routeMatches([aMatch(1), aMatch(2)]);
  holdClock();
  renderHome(ROUTE_PATH);
  return passUntil(() => expect(ends()).toEqual(['Balıkesir', 'Bursa']));
});

it('Back returns to each route that was searched', async () => {
  await look();
  await click('Kalkış ve varışı değiştir');
  await expectEnds('Bursa', 'Balıkesir');
  await passUntil(() =>
    expect(requestsTo(MATCHES).at(-1)?.body).toMatchObject({ from: { placeId: 'province-16' } }),
  );
  await look();
  await click('Nereden alanını temizle');
  await click('Nereye alanını temizle');
  await passUntil(() => expect(screen.getByText(/^Yakınında şu an kimse yok/)).toBeVisible());
  window.history.back();
  await expectEnds('Bursa', 'Balıkesir');
  window.history.back();
  await expectEnds('Balıkesir', 'Bursa');
  await passUntil(() => expect(screen.getByRole('list', { name: 'Yolundan geçenler' })).toBeVisible());
  expect(address()).toBe(ROUTE_PATH);
});

it('a route that is only entered is no search to return to, nor a recent one', async () => {
  await look();
  await click('Kalkış ve varışı değiştir'); // This change leads to another route.
  await click('Nereden alanını temizle');
  await click('Nereye alanını temizle');
  await passUntil(() => expect(screen.getByRole('group', { name: 'Son aramaların' })).toBeVisible());
  const recent = within(screen.getByRole('group', { name: 'Son aramaların' })).getAllByRole('button');
  expect(recent.map(({ textContent }) => textContent)).toEqual(['Balıkesir → Bursa']);
  await click('Balıkesir → Bursa');
  await expectEnds('Balıkesir', 'Bursa');
  window.history.back();
  await expectEnds('', '');
  window.history.back();
  await expectEnds('Balıkesir', 'Bursa');
});

it('Back skips a search that the user has returned to by hand', async () => {
  await look();
  await click('Nereden alanını temizle');
  await click('Nereye alanını temizle');
  await passUntil(() => expect(screen.getByRole('group', { name: 'Son aramaların' })).toBeVisible());
  await click('Balıkesir → Bursa');
  await expectEnds('Balıkesir', 'Bursa');
  await click('Kalkış ve varışı değiştir');
  await expectEnds('Bursa', 'Balıkesir');
  await click('Kalkış ve varışı değiştir');
  await expectEnds('Balıkesir', 'Bursa');
  window.history.back();
  await expectEnds('', '');
});

it('Back replaces what is typed', async () => {
  await look();
  await click('Kalkış ve varışı değiştir');
  await expectEnds('Bursa', 'Balıkesir');
  await user.type(screen.getByLabelText('Nereye'), 'x');
  window.history.back();
  await expectEnds('Balıkesir', 'Bursa');
});

it('Back restores type and filters of the search', async () => {
  await user.click(screen.getByRole('button', { name: 'Kargo' }));
  await look();
  await click('Kalkış ve varışı değiştir');
  await user.click(screen.getByRole('button', { name: 'Taksi' }));
  await look();
  expect(address()).toContain('tur=taxi');
  window.history.back();
  await expectEnds('Balıkesir', 'Bursa');
  expect(screen.getByRole('button', { name: 'Kargo' })).toHaveAttribute('aria-pressed', 'true');
});

it('on a phone Back returns to the search before that of the closed dialog', async () => {
  await look();
  onPhone();
  await click('Hizmet ara');
  await passUntil(() => expect(screen.getByRole('dialog', { name: 'Ne arıyorsun?' })).toBeVisible());
  await click('Kalkış ve varışı değiştir');
  await click('Haritada gör');
  const chip = (route: string) => `${route} rotasını kaldır`;
  await passUntil(() =>
    expect(screen.getByRole('button', { name: chip('Bursa → Balıkesir') })).toBeVisible(),
  );
  await passUntil(() => expect(address()).toMatch(/nereden=Bursa/));
  window.history.back();
  await passUntil(() =>
    expect(screen.getByRole('button', { name: chip('Balıkesir → Bursa') })).toBeVisible(),
  );
});
