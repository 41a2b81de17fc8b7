/** Unpacks nothing: all browsers that can run the app have `DecompressionStream`. */
export function decompressSync(): never {
  throw new Error('the browser has no DecompressionStream');
}
