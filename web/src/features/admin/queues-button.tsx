import { QUEUE_BOARD_PATH } from '@rotadas/contracts/queues/queues';
import { useTranslation } from 'react-i18next';
import { useBeginBoardSessionMutation } from '../../shared/queue-board/board-session.api.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';

/** The gateway serves the queue board only to a board session, which this starts. */
export function QueuesButton() {
  const { t } = useTranslation(['admin', 'shared']);
  const [begin, { isLoading }] = useBeginBoardSessionMutation();
  const open = async () => {
    // Browsers allow a new tab only within the click, so it is opened before the request.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    if (!(await withFailureToast(begin(undefined).unwrap(), t('queuesFailed')))) tab?.close();
    else if (tab) tab.location.replace(QUEUE_BOARD_PATH);
    else window.location.assign(QUEUE_BOARD_PATH);
  };
  return (
    <Button disabled={isLoading} onClick={() => void open()}>
      {t('queues')}
    </Button>
  );
}
