/** Part of `npm run lint`: every shipped package has an allowed licence. */
import { ALLOWED_LICENCES, READ_LICENCES } from './licences/allowed-licences.ts';
import { licenceFaults } from './licences/licence-faults.ts';
import { readBill } from './licences/read-bill.ts';

const faults = licenceFaults(readBill().components, ALLOWED_LICENCES, READ_LICENCES);
for (const fault of faults)
  console.error(`Licence not in tools/release/src/licences/allowed-licences.ts: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
