/** `npm run sbom -w tools/release`: writes the images' bill of materials to sbom.cdx.json. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBill } from './licences/read-bill.ts';
import { rootDir } from './repository/repository.ts';
import { toJson } from './repository/json.ts';

const bill = readBill();
writeFileSync(join(rootDir, 'sbom.cdx.json'), toJson(bill));
console.log(`sbom.cdx.json: CycloneDX ${bill.specVersion}, ${bill.components.length} components`);
