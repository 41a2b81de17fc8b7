/**
 * Replaces fflate's function, which is never called: all supported browsers have
 * `DecompressionStream`.
 */
export function decompressSync(): never {
  throw new Error('the browser has no DecompressionStream');
}
