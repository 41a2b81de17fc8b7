import { gte } from 'semver';
import { readManifests } from '../repository/manifest.ts';
import { outputOf } from '../repository/repository.ts';
import { BillOfMaterials } from './bill-of-materials.ts';
import { inProduction } from './in-production.ts';

const FIRST_NPM_WITH_SBOM = '10.0.0';

/** What is shipped: the services, and the web app that the gateway holds. */
const SHIPPED = /^(services\/[^/]+|web)\/package\.json$/;

/** The bill of materials of the parts that are shipped, from the packages that are installed. */
export function readBill(): BillOfMaterials {
  // npm refuses while any optional peer has another version than it wishes for, so peers are passed
  // over: what needs one at run time names it itself.
  const options = ['--sbom-format=cyclonedx', '--sbom-type=application', '--legacy-peer-deps'];
  const made = outputOf(...npm(), 'sbom', ...options);
  const manifests = readManifests();
  const parts = [...manifests].flatMap(([path, { name }]) => (SHIPPED.test(path) ? name : []));
  const bill = inProduction(BillOfMaterials.parse(JSON.parse(made)), parts, [...manifests.values()]);
  // npm calls the product by the name of the folder that it lies in.
  bill.metadata.component.name = manifests.get('package.json')?.name ?? bill.metadata.component.name;
  return bill;
}

/** The npm of the machine, or a newer one where that is too old to make a bill of materials. */
function npm(): [string, ...string[]] {
  return gte(outputOf('npm', '--version'), FIRST_NPM_WITH_SBOM) ? ['npm'] : ['npx', '--yes', 'npm@11'];
}
