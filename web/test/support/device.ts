import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { format } from 'node:util';
import { keepInstallOffer, takeInstallOffer } from '../../src/shared/install/install-offer.js';

/** What the tests say of the device. */
interface Device {
  /** px. */
  width: number;
  dark: boolean;
  lessMotion: boolean;
  online: boolean;
  userAgent: string;
}

const WIDE: Device = {
  width: 1280,
  dark: false,
  lessMotion: true,
  online: true,
  userAgent: navigator.userAgent,
};
let device: Device = { ...WIDE };
const lists: { query: string; told: boolean; tell: (matches: boolean) => unknown }[] = [];

function holds(query: string): boolean {
  const [, least] = /width >= (\d+)px/.exec(query) ?? [];
  if (least !== undefined) return device.width >= Number(least);
  if (query.includes('prefers-color-scheme: dark')) return device.dark;
  return query.includes('prefers-reduced-motion') && device.lessMotion;
}

/**
 * Changes the device from now on, as when a window is resized; what is not named is as on a wide
 * screen, still and light.
 */
export function onDevice(change: Partial<Device> = {}): void {
  device = { ...WIDE, ...change };
  const changed = lists.filter((list) => holds(list.query) !== list.told);
  act(() => {
    for (const list of changed) {
      list.told = !list.told;
      list.tell(list.told);
    }
  });
}

/** A phone held upright. */
export const onPhone = (): void => onDevice({ width: 360 });

Object.defineProperties(navigator, {
  onLine: { get: () => device.online },
  userAgent: { get: () => device.userAgent },
});

window.matchMedia = (query) => {
  const target = new EventTarget();
  const tell = (matches: boolean) =>
    target.dispatchEvent(Object.assign(new Event('change'), { matches, media: query }));
  const list = { query, told: holds(query), tell };
  lists.push(list);
  const legacy = { addListener: () => undefined, removeListener: () => undefined, onchange: null };
  return Object.assign(target, legacy, { media: query, matches: list.told });
};

/** Stops the clock until the test ends; what is loaded later must have been loaded before. */
export function holdClock(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame'] });
}

/** Lets time pass, ms, and all that follows from it happen. */
export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

/** The most steps of a held clock that something may need. */
const STEPS = 200;
/** How far a held clock is moved at a time, ms. */
const STEP_MS = 10;

/**
 * Lets as little time pass as `check` needs to hold: what runs outside the page, as its
 * cryptography does, takes real time.
 */
export async function passUntil(check: () => void): Promise<void> {
  for (let step = 1; ; step += 1) {
    await pass(STEP_MS);
    try {
      return check();
    } catch (error) {
      if (step === STEPS) throw error;
    }
  }
}

keepInstallOffer();
afterEach(() => void act(() => void takeInstallOffer()));

/** The browser offers to install the app, and the user answers so when asked. */
export function offerInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(() => Promise.resolve({ outcome }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return prompt;
}

const lines: string[] = [];

// The app tells its log of each failure that a test brings about; that is read here and need not
// be printed.
for (const level of ['info', 'warn', 'error'] as const)
  jest.spyOn(console, level).mockImplementation((...words) => void lines.push(format(...words)));

/** What the app has logged so far in this file of tests, a line each. */
export const logged = (): string => lines.join('\n');
