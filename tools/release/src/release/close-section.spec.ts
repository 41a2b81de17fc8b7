import { closeSection } from './close-section.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A hook.

## [0.1.0] - 2026-11-21

All of it.
`;

describe('closeSection', () => {
  it('moves unreleased entries below the version and its date, and adds an empty section', () => {
    expect(closeSection(CHANGELOG, '0.2.0', '2026-11-23')).toBe(`# Changelog

## [Unreleased]

## [0.2.0] - 2026-11-23

### Added

- A hook.

## [0.1.0] - 2026-11-21

All of it.
`);
  });

  it.each([
    ['the version', CHANGELOG, '0.1.0', /already has 0\.1\.0/],
    ['no unreleased entries', closeSection(CHANGELOG, '0.2.0', ''), '0.3.0', /no unreleased entries/],
    ['no section', '# Changelog\n', '0.2.0', /needs one section/],
  ])('rejects a changelog that has %s', (_, changelog, version, message) =>
    expect(() => closeSection(changelog, version, '2026-11-23')).toThrow(message),
  );
});
