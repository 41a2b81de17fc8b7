import { z } from 'zod';
import { Agreement } from '../agreements/agreement.js';
import { PlannedOffer } from '../providers/planned-offer.js';
import { ProviderStatus } from '../providers/provider.js';
import { Report } from '../reports/report.js';
import { Sanction } from '../sanctions/sanction.js';
import { PersonAccount } from '../users/person.js';

/** What admins see of a person. The lists have the newest items, newest first. */
export const PersonDetails = z.object({
  account: PersonAccount,
  status: ProviderStatus,
  /** Next departure first. */
  planned: z.array(PlannedOffer),
  agreements: z.array(Agreement),
  reportsBy: z.array(Report),
  reportsAbout: z.array(Report),
  sanctions: z.array(Sanction),
});
export type PersonDetails = z.infer<typeof PersonDetails>;
