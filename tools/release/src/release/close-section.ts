const UNRELEASED = '## [Unreleased]\n';

/** Moves the unreleased entries below a heading with `version` and `date` (2026-11-23). */
export function closeSection(changelog: string, version: string, date: string): string {
  const [before, after, ...others] = changelog.split(UNRELEASED);
  if (before === undefined || after === undefined || others.length > 0)
    throw new Error('The changelog needs one section "## [Unreleased]".');
  if (changelog.includes(`\n## [${version}] `)) throw new Error(`The changelog already has ${version}.`);
  if (after.split('\n## ', 1)[0]?.trim() === '') throw new Error('The changelog has no unreleased entries.');
  return `${before}${UNRELEASED}\n## [${version}] - ${date}\n${after}`;
}
