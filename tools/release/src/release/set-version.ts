/** Versions of our packages, and of dependencies on them, in a package.json or its lockfile. */
const OWN = /("name": "(?:@rotadas\/[\w-]+|rotadas)",\s+"version": "|"@rotadas\/[\w-]+": ")[^"]+/g;

export function withVersion(json: string, version: string): string {
  return json.replaceAll(OWN, `$1${version}`);
}

export function chartWithVersion(chart: string, version: string): string {
  return chart.replaceAll(/^(version|appVersion): .*$/gm, `$1: ${version}`);
}

export function composeWithVersion(compose: string, version: string): string {
  return compose.replaceAll(/(image: rotadas\/[\w-]+:).*$/gm, `$1${version}`);
}
