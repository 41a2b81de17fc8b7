import { isOlder, readVersion } from './binary.ts';

describe('isOlder', () => {
  it.each([
    ['2.9.3', '2.9.4', true],
    ['2.9.4', '2.9.4', false],
    ['2.9.10', '2.9.4', false],
    ['1.10.0', '2.9.4', true],
    ['3.0.0', '2.9.4', false],
  ])('%s before %s: %s', (version, than, older) => {
    expect(isOlder(version, than)).toBe(older);
  });
});

describe('readVersion', () => {
  it('reads the output of the binary', async () => {
    expect(await readVersion(process.execPath)).toBe(process.versions.node);
  });
});
