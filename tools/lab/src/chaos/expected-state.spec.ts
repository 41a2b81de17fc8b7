import {
  checkSessionEnds,
  LastValue,
  checkExactlyOnce,
  type SessionEvent,
  type Session,
} from './expected-state.ts';

const online = (userId: number, offerId: number): SessionEvent => ({ userId, offerId });
const offline = (userId: number): SessionEvent => ({ userId, offerId: null });
const session = (userId: number, offerId: number, isEnded = true): Session => ({ userId, offerId, isEnded });

describe('checkSessionEnds', () => {
  it('accepts sessions that each ended once', () => {
    const events = [online(1, 10), online(2, 20), offline(1), online(1, 11), offline(1)];
    expect(checkSessionEnds([session(1, 10), session(1, 11), session(2, 20, false)], events)).toEqual({
      lost: [],
      tooMany: [],
    });
  });

  it('reports a session whose acknowledged end was not published, and one that was never published', () => {
    expect(checkSessionEnds([session(1, 10), session(2, 20)], [online(1, 10)]).lost).toEqual([10, 20]);
  });

  it('reports a session that ended twice', () => {
    const events = [online(1, 10), offline(1), offline(1)];
    expect(checkSessionEnds([session(1, 10)], events).tooMany).toEqual([10]);
  });

  it('reports a session that ended without a request', () => {
    expect(checkSessionEnds([session(1, 10, false)], [online(1, 10), offline(1)]).tooMany).toEqual([10]);
  });

  it('accepts an end that was undone and repeated later', () => {
    const events = [online(1, 10), offline(1), online(1, 10), offline(1)];
    expect(checkSessionEnds([session(1, 10)], events)).toEqual({ lost: [], tooMany: [] });
    expect(checkSessionEnds([session(1, 10)], events.slice(0, 3)).lost).toEqual([10]);
  });

  it('counts a session that repeated calls started twice as one', () => {
    const events = [online(1, 10), online(1, 10), offline(1)];
    expect(checkSessionEnds([session(1, 10)], events)).toEqual({ lost: [], tooMany: [] });
  });
});

describe('LastValue', () => {
  it('allows any value before the first acknowledgement', () => {
    const value = new LastValue();
    value.sent('a');
    expect(value.allows('a')).toBe(true);
    expect(value.allows(null)).toBe(true);
  });

  it('allows the last acknowledged value only', () => {
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

  it('allows later values without a response, but no earlier ones', () => {
    const value = new LastValue();
    value.sent('a');
    value.sent('b');
    value.confirmed('b');
    value.sent('c');
    expect(value.allows('c')).toBe(true);
    expect(value.allows('a')).toBe(false);
  });
});

describe('checkExactlyOnce', () => {
  it('accepts single entries, acknowledged or not', () => {
    expect(checkExactlyOnce(['a', 'b'], ['b', 'a', 'unanswered'])).toEqual({ lost: [], duplicated: [] });
  });

  it('reports missing acknowledged entries', () => {
    expect(checkExactlyOnce(['a', 'b'], ['b'])).toEqual({ lost: ['a'], duplicated: [] });
  });

  it('reports duplicates, acknowledged or not', () => {
    expect(checkExactlyOnce(['a'], ['a', 'a', 'c', 'c'])).toEqual({ lost: [], duplicated: ['a', 'c'] });
  });
});
