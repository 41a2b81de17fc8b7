const UNRELEASED = '## [Unreleased]\n';

/**
 * The changelog with the unreleased entries under `version` and `date` (2026-11-23), and an empty
 * section above them. Headings are those of keepachangelog.com.
 */
export function closeSection(changelog: string, version: string, date: string): string {
  const [before, after] = split(changelog);
  if (changelog.includes(`\n## [${version}] `)) throw new Error(`The changelog has ${version} already.`);
  if (unreleased(changelog) === '') throw new Error('The changelog has nothing unreleased.');
  return `${before}${UNRELEASED}\n## [${version}] - ${date}\n${after}`;
}

/** The unreleased entries, without their heading. */
export function unreleased(changelog: string): string {
  const [, after] = split(changelog);
  return (after.split('\n## ', 1)[0] ?? '').trim();
}

function split(changelog: string): [string, string] {
  const start = changelog.indexOf(UNRELEASED);
  if (start < 0) throw new Error('The changelog has no section "## [Unreleased]".');
  return [changelog.slice(0, start), changelog.slice(start + UNRELEASED.length)];
}
