import { ActiveProvider } from '@rotadas/contracts/providers/provider';
import { ANKARA } from './position.js';

/** Somebody who is online in Ankara, for a while yet. */
export const aProvider = (id: number, facts: Partial<ActiveProvider> = {}): ActiveProvider =>
  ActiveProvider.parse({
    id,
    fullName: `Sürücü ${id}`,
    ...ANKARA,
    activeService: 'taxi',
    serviceFrom: 'Ankara',
    serviceTo: 'Eskişehir',
    serviceDescription: null,
    phone: null,
    at: Date.now(),
    endsAt: null,
    ...facts,
  });
