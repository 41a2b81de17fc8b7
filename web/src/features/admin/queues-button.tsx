import { QUEUE_BOARD_PATH } from '@rotadas/contracts/queues/queues';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/api/api-error.js';
import { useBeginBoardSessionMutation } from '../../shared/queue-board/board-session.api.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';

/** The gateway serves the queue board only to a board session, which this starts. */
export function QueuesButton() {
  const { t } = useTranslation(['admin', 'shared']);
  const [begin, { isLoading }] = useBeginBoardSessionMutation();
  const open = async () => {
    const tab = window.open('', '_blank'); // within the click: browsers block a later one as a popup
    if (tab) tab.opener = null;
    try {
      await begin(undefined).unwrap();
      if (tab) tab.location.replace(QUEUE_BOARD_PATH);
      else window.location.assign(QUEUE_BOARD_PATH);
    } catch (error) {
      tab?.close();
      const description = errorText(error, t('queuesFailed'));
      showFailure(description, error);
    }
  };
  return (
    <Button disabled={isLoading} onClick={() => void open()}>
      {t('queues')}
    </Button>
  );
}
