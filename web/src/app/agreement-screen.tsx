import { AGREED_STATES, type AgreementView } from '@rotadas/contracts/agreements/agreement';
import type { ReportAbout } from '@rotadas/contracts/reports/report';
import { AgreementPage } from '../features/agreements/agreement-page.js';
import { HelpButton } from '../features/help/help-button.js';

export function AgreementScreen() {
  const renderHelp = ({ id, state }: AgreementView, about: ReportAbout | null) => (
    <HelpButton
      className="button"
      help={{ trip: AGREED_STATES.has(state) ? { agreementId: id } : null, ...(about && { about }) }}
    />
  );
  return <AgreementPage renderHelp={renderHelp} />;
}
