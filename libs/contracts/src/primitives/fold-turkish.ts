/**
 * Folds case, Turkish letters and apostrophes, and parts the rest into words: 'İzmir'in' becomes
 * 'izmirin', 'Ordu-Giresun' becomes 'ordu giresun'. Whatever is neither letter nor digit separates.
 */
export function foldTurkish(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’ʼ`´]/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The folded words of a text, in their order. */
export function foldedWords(text: string): string[] {
  const folded = foldTurkish(text);
  return folded === '' ? [] : folded.split(' ');
}

/**
 * What two texts have in common that say the same: case, accents and signs do not matter. Of a text
 * of signs alone, such as an emoji, the signs are what it says.
 */
export function textKey(text: string): string {
  return foldTurkish(text) || text.normalize('NFKC');
}
