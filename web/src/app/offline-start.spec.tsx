import { screen } from '@testing-library/react';
import { answer, json, unreachable } from '../../test/support/answers.js';
import { CONFIG } from '../../test/support/gateway.js';
import { openApp } from '../../test/support/render-app.js';

it('a start without a network goes on when the network is back', async () => {
  answer('GET /api/config', unreachable);
  openApp('/');
  expect(await screen.findByRole('heading', { name: 'Sunucuya ulaşılamıyor' })).toBeVisible();
  answer('GET /api/config', () => json(CONFIG));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Yakınındakileri canlı gör' })).toBeVisible();
});
