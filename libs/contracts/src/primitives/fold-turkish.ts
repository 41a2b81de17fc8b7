/** 'İzmir'in' becomes 'izmirin', 'Ordu-Giresun' 'ordu giresun'. */
export function foldTurkish(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’ʼ`´]/gu, '')
    .replaceAll('ı', 'i')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

export function foldWords(text: string): string[] {
  const folded = foldTurkish(text);
  return folded === '' ? [] : folded.split(' ');
}

/** A key that is equal for texts that differ in case, accents or punctuation only. */
export function textKey(text: string): string {
  return foldTurkish(text) || text.normalize('NFKC');
}
