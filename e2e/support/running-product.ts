/** Where a running copy of the product answers. */
export interface RunningProduct {
  /** Origin of the web app and the API. */
  readonly url: string;
  /** Host and port of its auth emulator. */
  readonly authEmulator: string;
}

/** The copy that all tests of this worker share. */
export function sharedProduct(): RunningProduct {
  const products: RunningProduct[] = JSON.parse(process.env['ROTADAS_PRODUCTS'] ?? '[]');
  const product = products[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
  if (!product) throw new Error('The product was not started');
  return product;
}
