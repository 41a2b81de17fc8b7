import { parsePlatform } from './platform-of.ts';

describe('parsePlatform', () => {
  it.each([
    ['@swc/core-darwin-arm64', { os: ['darwin'], cpu: ['arm64'] }],
    ['@swc/core-win32-ia32-msvc', { os: ['win32'], cpu: ['ia32'] }],
    ['@oxc-parser/binding-linux-arm-musleabihf', { os: ['linux'], cpu: ['arm'], libc: ['musl'] }],
    ['@nx/nx-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['@msgpackr-extract/msgpackr-extract-linux-arm', { os: ['linux'], cpu: ['arm'] }],
    ['@oxc-parser/binding-android-arm-eabi', { os: ['android'], cpu: ['arm'] }],
  ])('reads it from %s', (name, platform) => expect(parsePlatform(name)).toEqual(platform));

  it.each(['fsevents', 'linux-release', 'core-wasm32-wasi'])('finds none in %s', (name) =>
    expect(parsePlatform(name)).toBeUndefined(),
  );
});
