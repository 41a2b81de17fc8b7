/**
 * `npm run test:chart`: renders the Helm chart for each kind of cluster in its folder `ci`, and
 * checks the objects against the schemas of Kubernetes and the isolation of a part.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/leftovers/temporary-folder';
import { cacheDir, rootDir } from '@rotadas/servers/settings/environment';
import { fetchPythonPackages } from '@rotadas/servers/sources/python-packages';
import { parseAllDocuments, stringify } from 'yaml';
import { z } from 'zod';
import { runForOutput } from './repository.ts';

const CHART = join(rootDir, 'deploy/helm/rotadas');
const HELM = ['run', 'helm.sh/helm/v3/cmd/helm@v3.18.6'];
const REQUIREMENTS = join(import.meta.dirname, '../kubernetes-requirements.txt');

/** The oldest and newest supported Kubernetes. */
const VERSIONS = ['1.29', '1.37'];

/** The schemas of Kubernetes do not include the Prometheus operator's objects. */
const OPERATOR = 'monitoring.coreos.com/v1';

const IsolatedPod = z.looseObject({
  automountServiceAccountToken: z.literal(false),
  securityContext: z.looseObject({ runAsNonRoot: z.literal(true) }),
  containers: z.array(
    z.looseObject({
      env: z.array(z.looseObject({ name: z.string(), value: z.string().optional() })).optional(),
      resources: z.looseObject({ limits: z.looseObject({ memory: z.string() }) }),
      securityContext: z.looseObject({
        allowPrivilegeEscalation: z.literal(false),
        readOnlyRootFilesystem: z.literal(true),
        capabilities: z.strictObject({ drop: z.tuple([z.literal('ALL')]) }),
      }),
    }),
  ),
});

const Probe = z.looseObject({ httpGet: z.looseObject({ path: z.string() }) });

/** An upgrade notices by the probes that a service fails. */
const Probed = z.looseObject({ startupProbe: Probe, livenessProbe: Probe, readinessProbe: Probe });

const Rendered = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  spec: z
    .looseObject({
      template: z.looseObject({ spec: IsolatedPod }).optional(),
      egress: z.array(z.looseObject({ ports: z.array(z.looseObject({ port: z.number() })) })).optional(),
    })
    .optional(),
});
type Rendered = z.infer<typeof Rendered>;

/** Finds ports in the value of a setting, such as `http://collector:4318`. */
const PORT = /^https?:[/][/][^/]+:(\d+)/;

const requirements = await readFile(REQUIREMENTS, 'utf8');
const packages = await fetchPythonPackages('kubernetes-validate', requirements, {
  cacheDir,
  log: console.log,
});
const work = await temporaryFolder('chart');
for (const file of (await readdir(join(CHART, 'ci'))).sort()) {
  for (const version of VERSIONS) {
    const settings = [CHART, '--values', join(CHART, 'ci', file), '--kube-version', `${version}.0`];
    runForOutput('go', ...HELM, 'lint', '--strict', ...settings);
    const rendered = runForOutput('go', ...HELM, 'template', 'rotadas', ...settings);
    const documents = parseAllDocuments(rendered).map((document): unknown => document.toJS());
    const objects = z.array(Rendered).parse(documents.filter((object) => object !== null));
    for (const object of objects) if (object.kind === 'Deployment') checkDeployment(object, objects);
    const validated = objects.filter(({ apiVersion }) => apiVersion !== OPERATOR);
    await validate(validated.map((object) => stringify(object)).join('---\n'), version);
    console.log(
      `${file}: ${objects.length} objects, ${validated.length} validated with the schemas of ${version}`,
    );
  }
}
await work.remove();

/** Requires that all containers have probes and may connect to the ports in their settings. */
function checkDeployment({ metadata: { name }, spec }: Rendered, all: readonly Rendered[]): void {
  const containers = spec?.template?.spec.containers ?? [];
  z.array(Probed).parse(containers);
  const policy = all.find((each) => each.kind === 'NetworkPolicy' && each.metadata.name === name);
  const allowed = policy?.spec?.egress?.flatMap(({ ports }) => ports.map(({ port }) => port));
  for (const setting of containers.flatMap(({ env = [] }) => env)) {
    const port = PORT.exec(setting.value ?? '')?.[1];
    if (port !== undefined && allowed?.includes(Number(port)) === false)
      throw new Error(`${name} may not connect to port ${port} of ${setting.name}`);
  }
}

async function validate(objects: string, version: string): Promise<void> {
  const file = join(work.path, 'objects.yaml');
  await writeFile(file, objects);
  const settings = [`PYTHONPATH=${packages}`, 'PYTHONDONTWRITEBYTECODE=1'];
  const options = ['--strict', '--quiet', '-k', version];
  runForOutput('env', ...settings, 'python3', '-m', 'kubernetes_validate', ...options, file);
}
