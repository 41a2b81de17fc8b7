import { TermsDialog } from '../features/terms/terms-dialog.js';
import { UiKit } from './ui-kit.js';

/** The terms to accept, with antd; loaded only for who has not accepted them. */
export default function TermsOver() {
  return (
    <UiKit>
      <TermsDialog />
    </UiKit>
  );
}
