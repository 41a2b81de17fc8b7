import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@rotadas/servers/left-over/temporary-folder';
import { runOrFail } from '@rotadas/servers/processes/run-command';
import { environment } from '@rotadas/servers/settings/environment';
import { fetchPythonPackages } from '@rotadas/servers/ways/python-packages';

const REQUIREMENTS = join(import.meta.dirname, '../requirements.txt');

/** Fails where objects (YAML, one after another) are not what a version of Kubernetes takes. */
export type Validate = (objects: string, version: string) => Promise<void>;

/** kubernetes-validate, which has the schemas of each version; fetched where it is missing. */
export async function provideValidator(log: (line: string) => void): Promise<Validate> {
  const { python, folder } = await fetchPythonPackages('kubernetes-validate', REQUIREMENTS, log);
  const [command, ...args] = python;
  const env = { ...environment.all, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: '1' };
  return async (objects, version) => {
    const work = await temporaryFolder('chart');
    try {
      const file = join(work.path, 'rendered.yaml');
      await writeFile(file, objects);
      await runOrFail(
        command,
        [...args, '-m', 'kubernetes_validate', '--strict', '--quiet', '-k', version, file],
        {
          env,
        },
      );
    } finally {
      await work.remove();
    }
  };
}
