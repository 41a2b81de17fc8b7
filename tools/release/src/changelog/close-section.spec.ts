import { closeSection, unreleased } from './close-section.ts';

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- A hook.

## [0.1.0] - 2026-11-21

All of it.
`;

describe('closeSection', () => {
  it('puts what was unreleased under the version and its day, below an empty section', () => {
    expect(closeSection(CHANGELOG, '0.2.0', '2026-11-23')).toBe(`# Changelog

## [Unreleased]

## [0.2.0] - 2026-11-23

### Added

- A hook.

## [0.1.0] - 2026-11-21

All of it.
`);
  });

  it('refuses a version that is there already', () =>
    expect(() => closeSection(CHANGELOG, '0.1.0', '2026-11-23')).toThrow(/has 0\.1\.0 already/));

  it('refuses a changelog in which nothing is unreleased', () =>
    expect(() => closeSection(closeSection(CHANGELOG, '0.2.0', ''), '0.3.0', '')).toThrow(
      /nothing unreleased/,
    ));

  it('refuses a changelog without the section', () =>
    expect(() => closeSection('# Changelog\n', '0.2.0', '')).toThrow(/no section/));
});

describe('unreleased', () => {
  it('is the section’s text alone', () => expect(unreleased(CHANGELOG)).toBe('### Added\n\n- A hook.'));

  it('is all the rest when no version is out yet', () =>
    expect(unreleased('# Changelog\n\n## [Unreleased]\n\n- First.\n')).toBe('- First.'));
});
