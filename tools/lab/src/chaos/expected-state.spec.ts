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
  it.each<[string, Session[], SessionEvent[]]>([
    [
      'sessions that each ended once',
      [session(1, 10), session(1, 11), session(2, 20, false)],
      [online(1, 10), online(2, 20), offline(1), online(1, 11), offline(1)],
    ],
    [
      'an end that was undone and repeated later',
      [session(1, 10)],
      [online(1, 10), offline(1), online(1, 10), offline(1)],
    ],
    ['a start that was repeated', [session(1, 10)], [online(1, 10), online(1, 10), offline(1)]],
  ])('accepts %s', (_, sessions, events) => {
    expect(checkSessionEnds(sessions, events)).toEqual({ lost: [], tooMany: [] });
  });

  it('reports sessions whose start or acknowledged end was not published', () => {
    const undone = [online(1, 10), offline(1), online(1, 10)];
    expect(checkSessionEnds([session(1, 10), session(2, 20)], undone).lost).toEqual([10, 20]);
    expect(checkSessionEnds([session(1, 10)], [online(1, 10)]).lost).toEqual([10]);
  });

  it('reports a session that ended twice, or without a request', () => {
    const once = [online(1, 10), offline(1)];
    expect(checkSessionEnds([session(1, 10)], [...once, offline(1)]).tooMany).toEqual([10]);
    expect(checkSessionEnds([session(1, 10, false)], once).tooMany).toEqual([10]);
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
  it.each([
    ['single entries, acknowledged or not', ['a', 'b'], ['b', 'a', 'unanswered'], [], []],
    ['missing acknowledged entries', ['a', 'b'], ['b'], ['a'], []],
    ['duplicates, acknowledged or not', ['a'], ['a', 'a', 'c', 'c'], [], ['a', 'c']],
  ])('finds %s', (_, acknowledged, found, lost, duplicated) => {
    expect(checkExactlyOnce(acknowledged, found)).toEqual({ lost, duplicated });
  });
});
