import { QUEUE_BOARD_PATH } from '@rotadas/contracts/queues/queues';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../shared/api/api-error.js';
import { useBeginBoardSessionMutation } from '../../shared/queue-board/board-session.js';
import { showFailure } from '../../shared/toast/show-failure.js';
import { Button } from '../../shared/ui/button.js';

/**
 * Opens the page of the queues in a tab of its own, which the gateway serves to who has a session.
 */
export function QueuesButton() {
  const { t } = useTranslation(['admin', 'shared']);
  const [begin, { isLoading }] = useBeginBoardSessionMutation();
  const open = async () => {
    const tab = window.open('', '_blank'); // in the press itself: a later one counts as a popup
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
