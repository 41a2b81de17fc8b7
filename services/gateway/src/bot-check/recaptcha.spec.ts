import { isLikelyHuman, type RecaptchaRequirement } from './recaptcha.js';

describe('isLikelyHuman', () => {
  const requirement: RecaptchaRequirement = {
    action: 'login',
    minScore: 0.5,
    hostnames: ['rotadas.example', 'www.rotadas.example'],
  };
  const good = { success: true, score: 0.9, action: 'login', hostname: 'rotadas.example' };

  it('accepts a sufficient score for the action on a configured host', () => {
    expect(isLikelyHuman(good, requirement)).toBe(true);
    expect(isLikelyHuman({ ...good, hostname: 'WWW.rotadas.example' }, requirement)).toBe(true);
  });

  it('accepts a version 2 key, which has neither score nor action', () => {
    expect(isLikelyHuman({ success: true, hostname: 'rotadas.example' }, requirement)).toBe(true);
  });

  it.each([
    ['a rejected token', { ...good, success: false }],
    ['a token for another action', { ...good, action: 'register' }],
    ['a token for no action', { ...good, action: undefined }],
    ['a low score', { ...good, score: 0.3 }],
    ['no score beside an action', { ...good, score: undefined }],
    ['a token of another host', { ...good, hostname: 'evil.example' }],
    ['a token of a host that ends alike', { ...good, hostname: 'evil-rotadas.example' }],
    ['a token of no host', { ...good, hostname: undefined }],
    ['a version 2 token of another host', { success: true, hostname: 'evil.example' }],
  ])('rejects %s', (_what, verdict) => {
    expect(isLikelyHuman(verdict, requirement)).toBe(false);
  });
});
