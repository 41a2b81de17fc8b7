import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/left-over/temporary-folder';
import { runOrFail } from '@rotadas/servers/processes/run-command';
import { stringify } from 'yaml';
import { CHART, VALUES } from './paths.ts';
import { provideHelm } from './provide-helm.ts';
import { readRendered, type Rendered } from './rendered.ts';
import { provideValidator } from './validate.ts';
import { weaknesses } from './weaknesses.ts';

/** The oldest and the newest Kubernetes that the chart is held to. */
const VERSIONS = ['1.29', '1.37'];

/** The operator's objects have no schema among Kubernetes' own. */
const OPERATOR = 'monitoring.coreos.com/v1';

const helm = await provideHelm(console.log);
const validate = await provideValidator(console.log);
for (const file of (await readdir(VALUES)).sort()) {
  for (const version of VERSIONS) {
    const objects = await render(join(VALUES, file), `${version}.0`);
    const own = objects.filter(({ apiVersion }) => apiVersion !== OPERATOR);
    await validate(own.map((each) => stringify(each)).join('---\n'), version);
    const found = weaknesses(objects);
    if (found.length > 0) throw new Error(found.join('\n'));
    console.log(`${file}: ${objects.length} objects, ${own.length} of them by the schemas of ${version}`);
  }
}

/** What the chart becomes with a file of values, without a complaint of Helm's. */
async function render(values: string, kubeVersion: string): Promise<Rendered[]> {
  const folder = await temporaryFolder('chart');
  try {
    const settings = [CHART, '--values', values, '--kube-version', kubeVersion];
    await runOrFail(helm, ['lint', '--strict', ...settings]);
    await runOrFail(helm, ['template', 'rotadas', ...settings, '--output-dir', folder.path]);
    const files = (await readdir(folder.path, { recursive: true })).filter((path) => path.endsWith('.yaml'));
    const texts = await Promise.all(files.sort().map((path) => readFile(join(folder.path, path), 'utf8')));
    return texts.flatMap(readRendered);
  } finally {
    await folder.remove();
  }
}
