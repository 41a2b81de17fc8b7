import { jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { format } from 'node:util';
import { captureInstallPrompt, consumeInstallPrompt } from '../../src/shared/install/install-prompt.js';

interface Device {
  /** Width of the screen, px. */
  width: number;
  dark: boolean;
  lessMotion: boolean;
  online: boolean;
  /** Whether it is used by touch, as phones are. */
  touch: boolean;
  /** Whether the page is open as an installed app. */
  installed: boolean;
  userAgent: string;
}

const WIDE: Device = {
  width: 1280,
  dark: false,
  lessMotion: true,
  online: true,
  touch: false,
  installed: false,
  userAgent: navigator.userAgent,
};
let device: Device = { ...WIDE };
const lists: { query: string; matched: boolean; notify: (matches: boolean) => unknown }[] = [];

function holds(query: string): boolean {
  const [, least] = /width >= (\d+)px/.exec(query) ?? [];
  if (least !== undefined) return device.width >= Number(least);
  if (query.includes('prefers-color-scheme: dark')) return device.dark;
  if (query.includes('pointer: coarse')) return device.touch;
  if (query.includes('display-mode: standalone')) return device.installed;
  return query.includes('prefers-reduced-motion') && device.lessMotion;
}

/** Unset parts are those of a wide, light screen. */
export function onDevice(change: Partial<Device> = {}): void {
  device = { ...WIDE, ...change };
  const changed = lists.filter((list) => holds(list.query) !== list.matched);
  act(() => {
    for (const list of changed) {
      list.matched = !list.matched;
      list.notify(list.matched);
    }
  });
}

/** Also informs the page. */
export function goOffline(): void {
  onDevice({ ...device, online: false });
  act(() => void window.dispatchEvent(new Event('offline')));
}

/** Lays out all elements with this size, px; returns the function that removes it. */
export function givenSize(width: number, height: number): () => void {
  const spies = [
    jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(width),
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(height),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

export const onPhone = (): void => onDevice({ width: 360 });

Object.defineProperties(navigator, {
  onLine: { get: () => device.online },
  userAgent: { get: () => device.userAgent },
});

window.matchMedia = (query) => {
  const target = new EventTarget();
  const notify = (matches: boolean) =>
    target.dispatchEvent(Object.assign(new Event('change'), { matches, media: query }));
  const list = { query, matched: holds(query), notify };
  lists.push(list);
  const legacy = { addListener: () => undefined, removeListener: () => undefined, onchange: null };
  return Object.assign(target, legacy, { media: query, matches: list.matched });
};

/** Uses fake timers until the test ends; lazy modules must be loaded before. */
export function holdClock(): void {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'requestAnimationFrame', 'cancelAnimationFrame'] });
}

export async function pass(ms: number): Promise<void> {
  await act(() => jest.advanceTimersByTimeAsync(ms));
}

const STEPS = 200;
const STEP_MS = 10;

/** Advances the timers until `check` passes. Some work, such as cryptography, takes real time. */
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

captureInstallPrompt();
afterEach(() => void act(() => void consumeInstallPrompt()));

/** `outcome` is the user's answer. */
export function offerInstall(outcome: 'accepted' | 'dismissed') {
  const prompt = jest.fn(() => Promise.resolve({ outcome }));
  act(() => void window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })));
  return prompt;
}

const lines: string[] = [];

// Tests cause failures that need not be printed
for (const level of ['info', 'warn', 'error'] as const)
  jest.spyOn(console, level).mockImplementation((...words) => void lines.push(format(...words)));

export const logged = (): string => lines.join('\n');
