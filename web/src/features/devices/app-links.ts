import type { NewDevice } from '@rotadas/contracts/devices/device';

export const APPS = ['owntracks', 'traccar'] as const;
export type App = (typeof APPS)[number];

/**
 * Their documentation names these addresses: owntracks.org/booklet/guide/apps and the README of
 * traccar/traccar-client.
 */
export const STORES = {
  owntracks: {
    android: 'https://play.google.com/store/apps/details?id=org.owntracks.android',
    iphone: 'https://apps.apple.com/app/id692424691',
  },
  traccar: {
    android: 'https://play.google.com/store/apps/details?id=org.traccar.client',
    iphone: 'https://apps.apple.com/app/id843156974',
  },
} as const satisfies Record<App, Record<'android' | 'iphone', string>>;

/** The address that configures the app when it is scanned. */
export const settingsAddress = (app: App, { ownTracksUrl, traccarUrl }: NewDevice): string =>
  app === 'owntracks' ? ownTracksUrl : traccarUrl;

/** The address that configures the app when it is tapped: a phone opens https in a browser. */
export const configLink = (app: App, { ownTracksUrl, traccarUrl }: NewDevice): string =>
  app === 'owntracks' ? ownTracksUrl : toTraccarLink(traccarUrl);

function toTraccarLink(address: string): string {
  const url = new URL(address);
  const settings = new URLSearchParams({ url: serverAddress(url), ...Object.fromEntries(url.searchParams) });
  return `org.traccar.client://config?${settings}`;
}

/** Returns the server address that users type into the app. */
export function serverAddress({ origin, pathname }: Pick<URL, 'origin' | 'pathname'>): string {
  return origin + pathname;
}
