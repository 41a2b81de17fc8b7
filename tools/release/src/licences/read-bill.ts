import { gte } from 'semver';
import { readManifests } from '../repository/manifest.ts';
import { runForOutput } from '../repository/repository.ts';
import { BillOfMaterials } from './bill-of-materials.ts';
import { inProduction } from './in-production.ts';

const FIRST_NPM_WITH_SBOM = '10.0.0';

/** The services, and the web app that the gateway serves. */
const SHIPPED = /^(services\/[^/]+|web)\/package\.json$/;

export function readBill(): BillOfMaterials {
  // npm fails if an optional peer has another version; packages needed at run time are no peers.
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--legacy-peer-deps'];
  const made = runForOutput(...npm(), 'sbom', ...options);
  const manifests = readManifests();
  const parts = [...manifests].flatMap(([path, { name }]) => (SHIPPED.test(path) ? name : []));
  const bill = inProduction(BillOfMaterials.parse(JSON.parse(made)), parts, [...manifests.values()]);
  // npm names the product after its folder.
  bill.metadata.component.name = manifests.get('package.json')?.name ?? bill.metadata.component.name;
  return bill;
}

/** A newer npm if the installed one cannot make a bill of materials. */
function npm(): [string, ...string[]] {
  return gte(runForOutput('npm', '--version'), FIRST_NPM_WITH_SBOM) ? ['npm'] : ['npx', '--yes', 'npm@11'];
}
