/** Where a running copy of the product answers. */
export interface RunningProduct {
  /** Origin of the web app and the API. */
  readonly url: string;
  /** Host and port of its auth emulator. */
  readonly authEmulator: string;
}

/** The copy that all browser tests share. */
export function sharedProduct(): RunningProduct {
  const url = process.env['ROTADAS_URL'];
  const authEmulator = process.env['ROTADAS_AUTH_EMULATOR'];
  if (!url || !authEmulator) throw new Error('The product was not started');
  return { url, authEmulator };
}
