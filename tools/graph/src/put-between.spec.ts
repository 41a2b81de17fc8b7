import { putBetween } from './put-between.ts';

const MARKERS = { begin: '<!-- begin -->', end: '<!-- end -->' };

describe('putBetween', () => {
  it('replaces what stands between the markers, and nothing else', () => {
    const once = putBetween('a\n\n<!-- begin -->\n\nold\n\n<!-- end -->\n\nz\n', 'new\n', MARKERS);
    expect(once).toBe('a\n\n<!-- begin -->\n\nnew\n\n<!-- end -->\n\nz\n');
    expect(putBetween(once, 'new\n', MARKERS)).toBe(once);
  });

  it('refuses a document without them', () => {
    expect(() => putBetween('<!-- end --><!-- begin -->', 'new', MARKERS)).toThrow('No place between');
  });
});
