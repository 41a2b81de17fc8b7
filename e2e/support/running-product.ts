export interface RunningProduct {
  readonly url: string;
  /** host:port */
  readonly authEmulator: string;
}

export function sharedProduct(): RunningProduct {
  const url = process.env['ROTADAS_URL'];
  const authEmulator = process.env['ROTADAS_AUTH_EMULATOR'];
  if (!url || !authEmulator) throw new Error('The product was not started');
  return { url, authEmulator };
}
