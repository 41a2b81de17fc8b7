import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { keepInstallOffer, takeInstallOffer } from '../../src/shared/install/install-offer.js';

keepInstallOffer();
afterEach(() => void act(() => void takeInstallOffer()));

/** The browser offers to install the app, and the user answers so when asked. */
export function offerInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(() => Promise.resolve({ outcome }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return prompt;
}
