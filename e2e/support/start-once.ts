import { startOwnProduct } from './start-product.ts';

/** Starts the product once for all browser tests, and stops it at the end. */
export default async function startOnce(): Promise<() => Promise<void>> {
  const product = await startOwnProduct('e2e');
  process.env['ROTADAS_URL'] = product.url;
  process.env['ROTADAS_AUTH_EMULATOR'] = product.authEmulator;
  return () => product.stop();
}
