import { LastValue } from './last-value.ts';

describe('LastValue', () => {
  it('allows anything before a change was acknowledged', () => {
    const value = new LastValue();
    value.sent('a');
    expect(value.allows('a')).toBe(true);
    expect(value.allows(null)).toBe(true);
  });

  it('allows what was acknowledged last, and not what was before', () => {
    const value = new LastValue();
    for (const each of ['a', 'b']) {
      value.sent(each);
      value.confirmed(each);
    }
    expect(value.allows('b')).toBe(true);
    expect(value.allows('a')).toBe(false);
    expect(value.allows(null)).toBe(false);
    expect(value.expected).toBe('b');
  });

  it('allows what was sent since and never answered, but not what was sent before', () => {
    const value = new LastValue();
    value.sent('a');
    value.sent('b');
    value.confirmed('b');
    value.sent('c');
    expect(value.allows('c')).toBe(true);
    expect(value.allows('a')).toBe(false);
  });
});
