/** Has the signature of `unhomoglyph`. */
export default (text: string): string => text;
