import { act } from '@testing-library/react';

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
