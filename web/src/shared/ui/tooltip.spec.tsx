import { screen } from '@testing-library/react';
import { holdClock, pass } from '../../../test/support/clock.js';
import { button, user } from '../../../test/support/page.js';
import { openSignedIn } from '../../../test/support/render-app.js';

it('the tooltip of an icon button shows once the pointer has rested on it for 700 ms', async () => {
  await openSignedIn('/');
  const recentre = await button('Konumuma odaklan');
  holdClock();
  const tooltip = () => screen.queryByRole('tooltip', { name: 'Konumuma odaklan' });
  await user.hover(recentre);
  await pass(650);
  expect(tooltip()).toBeNull();
  await pass(50);
  expect(tooltip()).toBeVisible();
});
