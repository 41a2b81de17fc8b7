import { screen } from '@testing-library/react';
import { holdClock, pass } from '../../../test/support/device.js';
import { user } from '../../../test/support/page.js';
import { renderWithProviders } from '../../../test/support/render.js';
import { Tooltip } from './tooltip.js';

it('shows once a mouse has rested on the control for 700 ms', async () => {
  renderWithProviders(
    <Tooltip text="Konumuma odaklan">
      <button type="button">+</button>
    </Tooltip>,
  );
  holdClock();
  const tooltip = () => screen.queryByRole('tooltip', { name: 'Konumuma odaklan' });
  await user.hover(screen.getByRole('button'));
  await pass(650);
  expect(tooltip()).toBeNull();
  await pass(50);
  expect(tooltip()).toBeVisible();
});
