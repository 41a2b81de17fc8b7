import type { Coordinates } from '@rotadas/contracts/primitives/coordinates';

/** Apps whose requests are imitated (docs/reference/device-positions.md). */
export const SIMULATED_APPS = ['owntracks', 'traccar'] as const;
export type SimulatedApp = (typeof SIMULATED_APPS)[number];

const ACCURACY_METRES = 12;
const BATTERY_PERCENT = 82;

export interface DeviceRequest {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A position as the app sends it; `at` is epoch ms. */
export function deviceRequest(
  app: SimulatedApp,
  token: string,
  { latitude, longitude, at }: Coordinates & { readonly at: number },
): DeviceRequest {
  if (app === 'owntracks') {
    const credentials = Buffer.from(`rotadas:${token}`).toString('base64');
    return {
      headers: { authorization: `Basic ${credentials}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        _type: 'location',
        tid: 'RD',
        lat: latitude,
        lon: longitude,
        tst: Math.floor(at / 1_000),
        acc: ACCURACY_METRES,
        batt: BATTERY_PERCENT,
        bs: 1,
        t: 't',
      }),
    };
  }
  const form = {
    id: token,
    timestamp: new Date(at).toISOString(),
    lat: String(latitude),
    lon: String(longitude),
    accuracy: ACCURACY_METRES.toFixed(1),
    batt: BATTERY_PERCENT.toFixed(1),
  };
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  };
}
