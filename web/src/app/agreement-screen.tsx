import type { AgreementState, AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { ReportAbout } from '@rotadas/contracts/reports/report';
import { AgreementPage } from '../features/agreements/agreement-page.js';
import { HelpButton } from '../features/help/help-button.js';

/** States in which the server shares the trip. */
const SHAREABLE: ReadonlySet<AgreementState> = new Set(['accepted', 'under_way']);

export function AgreementScreen() {
  const renderHelp = ({ id, state }: AgreementView, about: ReportAbout | null) => (
    <HelpButton
      className="button"
      help={{ trip: SHAREABLE.has(state) ? { agreementId: id } : null, ...(about && { about }) }}
    />
  );
  return <AgreementPage renderHelp={renderHelp} />;
}
