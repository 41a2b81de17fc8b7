const UNRELEASED = '## [Unreleased]\n';

/** Moves the unreleased entries below a heading with `version` and `date` (2026-11-23). */
export function closeSection(changelog: string, version: string, date: string): string {
  const [before, after] = split(changelog);
  if (changelog.includes(`\n## [${version}] `)) throw new Error(`The changelog already has ${version}.`);
  if (unreleased(changelog) === '') throw new Error('The changelog has no unreleased entries.');
  return `${before}${UNRELEASED}\n## [${version}] - ${date}\n${after}`;
}

export function unreleased(changelog: string): string {
  const [, after] = split(changelog);
  return (after.split('\n## ', 1)[0] ?? '').trim();
}

function split(changelog: string): [string, string] {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new Error('The changelog has no section "## [Unreleased]".');
  return [changelog.slice(0, start), changelog.slice(start + UNRELEASED.length)];
}
