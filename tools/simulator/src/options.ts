import { parseArgs } from 'node:util';

/** Share of the providers without the option, percent. */
const DEFAULT_PERCENT = 20;

const VALUE = /^(\d{1,4})(%?)$/;

/** Reads `--devices 8` or `--devices 20%`: how many of the providers send as a device. */
export function readDevices(argv: readonly string[], providers: number): number {
  const { values } = parseArgs({
    args: [...argv],
    options: { devices: { type: 'string', default: `${DEFAULT_PERCENT}%` } },
  });
  const [, count = '', percent] = VALUE.exec(values.devices) ?? [];
  const devices = percent ? Math.ceil((providers * Number(count)) / 100) : Number(count);
  if (count === '' || devices > providers)
    throw new Error('--devices: must be a number of providers, or a share of them such as 20%');
  return devices;
}
