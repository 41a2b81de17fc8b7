/** Replaces `unhomoglyph`, and returns the text unchanged. */
export default (text: string): string => text;
