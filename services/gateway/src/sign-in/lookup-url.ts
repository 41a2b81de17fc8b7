const IDENTITY_TOOLKIT = 'identitytoolkit.googleapis.com';

/**
 * Where accounts are looked up with the key of the web app: at Google, or at the emulator
 * (host:port) in its place.
 */
export function lookupUrl(apiKey: string, emulator: string | undefined): URL {
  const origin =
    emulator === undefined ? `https://${IDENTITY_TOOLKIT}` : `http://${emulator}/${IDENTITY_TOOLKIT}`;
  const url = new URL(`${origin}/v1/accounts:lookup`);
  url.searchParams.set('key', apiKey);
  return url;
}
