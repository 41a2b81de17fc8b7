const graphemes = new Intl.Segmenter('tr', { granularity: 'grapheme' });

/** First name and initial of the last: `Ayşe Y.` for `Ayşe Nur Yılmaz`. */
export function shortName(fullName: string): string {
  const [first = '', ...others] = fullName.split(/\s+/u).filter((part) => part !== '');
  const last = others.at(-1);
  if (last === undefined) return first;
  const [initial] = graphemes.segment(last);
  return `${first} ${initial?.segment ?? ''}.`;
}
