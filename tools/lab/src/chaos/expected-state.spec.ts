import { endFaults, LastValue, onceFaults, type Passage, type Session } from './expected-state.ts';

const online = (userId: number, offerId: number): Passage => ({ userId, offerId });
const offline = (userId: number): Passage => ({ userId, offerId: null });
const session = (userId: number, offerId: number, isEnded = true): Session => ({ userId, offerId, isEnded });

describe('endFaults', () => {
  it('finds nothing wrong with sessions that each ended once', () => {
    const passages = [online(1, 10), online(2, 20), offline(1), online(1, 11), offline(1)];
    expect(endFaults([session(1, 10), session(1, 11), session(2, 20, false)], passages)).toEqual({
      lost: [],
      tooMany: [],
    });
  });

  it('names a session whose end was acknowledged and never told, and one that was never told', () => {
    expect(endFaults([session(1, 10), session(2, 20)], [online(1, 10)]).lost).toEqual([10, 20]);
  });

  it('names a session that ended twice', () => {
    const passages = [online(1, 10), offline(1), offline(1)];
    expect(endFaults([session(1, 10)], passages).tooMany).toEqual([10]);
  });

  it('names a session that ended though nobody ended it', () => {
    expect(endFaults([session(1, 10, false)], [online(1, 10), offline(1)]).tooMany).toEqual([10]);
  });

  it('finds nothing wrong with an end that was taken back and came later', () => {
    const passages = [online(1, 10), offline(1), online(1, 10), offline(1)];
    expect(endFaults([session(1, 10)], passages)).toEqual({ lost: [], tooMany: [] });
    expect(endFaults([session(1, 10)], passages.slice(0, 3)).lost).toEqual([10]);
  });

  it('counts a session that was put on the map twice by repeated calls as one', () => {
    const passages = [online(1, 10), online(1, 10), offline(1)];
    expect(endFaults([session(1, 10)], passages)).toEqual({ lost: [], tooMany: [] });
  });
});

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

describe('onceFaults', () => {
  it('finds nothing wrong with what is there once, nor with what nobody acknowledged', () => {
    expect(onceFaults(['a', 'b'], ['b', 'a', 'unanswered'])).toEqual({ lost: [], twice: [] });
  });

  it('names what was acknowledged and is missing', () => {
    expect(onceFaults(['a', 'b'], ['b'])).toEqual({ lost: ['a'], twice: [] });
  });

  it('names what is there twice, though nobody acknowledged it', () => {
    expect(onceFaults(['a'], ['a', 'a', 'c', 'c'])).toEqual({ lost: [], twice: ['a', 'c'] });
  });
});
