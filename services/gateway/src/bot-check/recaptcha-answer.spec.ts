import { meansPerson } from './recaptcha-answer.js';

describe('meansPerson', () => {
  const good = { success: true, score: 0.9, action: 'login' };

  it('believes a good score for the action that was asked for', () => {
    expect(meansPerson(good, 'login', 0.5)).toBe(true);
    expect(meansPerson({ success: true }, 'login', 0.5)).toBe(true);
  });

  it.each([
    ['a refused token', { ...good, success: false }],
    ['a token for another action', { ...good, action: 'register' }],
    ['a low score', { ...good, score: 0.3 }],
  ])('does not believe %s', (_what, answer) => {
    expect(meansPerson(answer, 'login', 0.5)).toBe(false);
  });
});
