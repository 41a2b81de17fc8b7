import type { DataExport } from '@rotadas/contracts/accounts/data-export';
import { useTranslation } from 'react-i18next';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useActionWithToast } from '../../shared/toast/use-action-with-toast.js';
import { momentText, useNow } from '../../shared/time/time-texts.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { useDataExportQuery, useStartExportMutation } from './account.api.js';
import './account.tr.js';
import { downloadExport } from './download-export.js';

/** While the data are collected, ms. */
const POLLING = { pollingInterval: 2_000, skipPollingIfUnfocused: true };

/** The section "Verilerimi indir". */
export function ExportSection() {
  const { t } = useTranslation('account');
  const query = useDataExportQuery(undefined);
  return (
    <section className="account-section" aria-labelledby="account-export">
      <h2 id="account-export">{t('export.title')}</h2>
      <p className="account-note">{t('export.hint')}</p>
      {query.data?.state === 'collecting' && <Progress />}
      {query.data && query.data.state !== 'collecting' && <ExportSteps dataExport={query.data} />}
      {!query.data && (
        <QueryState query={query} loading={t('export.loading')} rows={1} failed={t('export.loadFailed')} />
      )}
    </section>
  );
}

/** Polls only while it is shown. */
function Progress() {
  const { t } = useTranslation('account');
  const { data } = useDataExportQuery(undefined, POLLING);
  const progress = data?.progress ?? 0;
  const percent = Math.round(progress * 100);
  return (
    <div className="account-progress">
      <p role="status">{t('export.collecting')}</p>
      <progress aria-label={t('export.progress')} value={progress} />
      <p className="numbers">{t('export.percent', { percent })}</p>
    </div>
  );
}

function ExportSteps({ dataExport }: { dataExport: DataExport }) {
  const { t } = useTranslation('account');
  const { state, fileId, expiresAt, nextAt } = dataExport;
  const now = useNow();
  const [startExport, { isLoading }] = useStartExportMutation();
  const start = () => void withFailureToast(startExport(undefined).unwrap(), t('export.startFailed'));
  const isReady = state === 'ready' && fileId !== null && expiresAt !== null && expiresAt > now;
  const mustWait = nextAt !== null && nextAt > now;
  return (
    <>
      {state === 'failed' && <p role="alert">{t('export.failed')}</p>}
      {state === 'downloaded' && <p>{t('export.downloaded')}</p>}
      {isReady && <Download fileId={fileId} expiresAt={expiresAt} />}
      {mustWait ? (
        <p className="account-note numbers">{t('export.nextAt', { moment: momentText(nextAt) })}</p>
      ) : (
        <Button variant={isReady ? 'plain' : 'primary'} busy={isLoading} onClick={start}>
          {t(state === 'none' ? 'export.start' : 'export.startAgain')}
        </Button>
      )}
    </>
  );
}

function Download({ fileId, expiresAt }: { fileId: string; expiresAt: number }) {
  const { t } = useTranslation('account');
  const { refetch } = useDataExportQuery(undefined);
  const { busy, run } = useActionWithToast();
  const download = async () => {
    try {
      await downloadExport(fileId);
      showSuccess(t('export.saved'));
    } finally {
      void refetch();
    }
  };
  return (
    <>
      <p role="status">{t('export.ready', { moment: momentText(expiresAt) })}</p>
      <Button variant="primary" busy={busy} onClick={() => void run(download, t('export.downloadFailed'))}>
        <Icon name="download" size={20} />
        {t('export.download')}
      </Button>
    </>
  );
}
