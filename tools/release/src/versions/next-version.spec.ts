import { nextVersion } from './next-version.ts';

describe('nextVersion', () => {
  it.each([
    ['0.3.0', '0.3.0'],
    ['v0.3.0', '0.3.0'],
    ['patch', '0.2.1'],
    ['minor', '0.3.0'],
    ['major', '1.0.0'],
  ])('accepts %s', (requested, next) => expect(nextVersion('0.2.0', requested)).toBe(next));

  it.each(['', 'next', '0.3', '^0.3.0'])('rejects %p, which is not a version', (requested) =>
    expect(() => nextVersion('0.2.0', requested)).toThrow(/is not a version/),
  );

  it.each(['0.2.0', '0.1.9', '0.2.0-rc.1'])('rejects %s, which is not later', (requested) =>
    expect(() => nextVersion('0.2.0', requested)).toThrow(/is not later than 0\.2\.0/),
  );
});
