import type { DataExport } from '@rotadas/contracts/accounts/data-export';
import { useTranslation } from 'react-i18next';
import { usePublicConfig } from '../../shared/config/public-config.js';
import { withFailureToast } from '../../shared/toast/show-failure.js';
import { showSuccess } from '../../shared/toast/toast-store.js';
import { useActionWithToast } from '../../shared/toast/use-action-with-toast.js';
import { momentText, useNow } from '../../shared/time/time-texts.js';
import { Button } from '../../shared/ui/button.js';
import { Icon } from '../../shared/ui/icon.js';
import { QueryState } from '../../shared/ui/query-state.js';
import { useKeptFocus } from '../../shared/ui/use-kept-focus.js';
import { useDataExportQuery, useStartExportMutation } from './account.api.js';
import './account.tr.js';
import { downloadExport } from './download-export.js';

/** While the data are collected, ms. */
const POLLING = { pollingInterval: 2_000, skipPollingIfUnfocused: true };

/** The section "Verilerimi indir". */
export function ExportSection() {
  const { t } = useTranslation('account');
  const query = useDataExportQuery(undefined);
  const { contactEmail } = usePublicConfig();
  const now = useNow();
  // The buttons are removed when they have been pressed.
  const { boxProps } = useKeptFocus();
  const status = () => {
    const { state = 'none' } = query.data ?? {};
    const file = query.data && readyFile(query.data, now);
    if (file) return t('export.ready', { moment: momentText(file.expiresAt) });
    return state !== 'none' && state !== 'ready' && t(`export.${state}`, { address: contactEmail });
  };
  return (
    <section {...boxProps} className="account-section" aria-labelledby="account-export">
      <h2 id="account-export">{t('export.title')}</h2>
      <p className="account-note">{t('export.hint')}</p>
      <p role="status">{status()}</p>
      {query.data?.state === 'collecting' && <Progress />}
      {query.data && query.data.state !== 'collecting' && <ExportSteps dataExport={query.data} now={now} />}
      {!query.data && (
        <QueryState query={query} loading={t('export.loading')} rows={1} failed={t('export.loadFailed')} />
      )}
    </section>
  );
}

/** Null if there is no file, or it has expired. */
function readyFile({ state, fileId, expiresAt }: DataExport, now: number) {
  const isReady = state === 'ready' && fileId !== null && expiresAt !== null && expiresAt > now;
  return isReady ? { fileId, expiresAt } : null;
}

/** Polls only while it is shown. */
function Progress() {
  const { t } = useTranslation('account');
  const { data } = useDataExportQuery(undefined, POLLING);
  const progress = data?.progress ?? 0;
  const percent = Math.round(progress * 100);
  return (
    <div className="account-progress">
      <progress aria-label={t('export.progress')} value={progress} />
      <p className="numbers">{t('export.percent', { percent })}</p>
    </div>
  );
}

interface ExportStepsProps {
  dataExport: DataExport;
  now: number;
}

function ExportSteps({ dataExport, now }: ExportStepsProps) {
  const { t } = useTranslation('account');
  const { state, nextAt } = dataExport;
  const [startExport, { isLoading }] = useStartExportMutation();
  const start = () => void withFailureToast(startExport(undefined).unwrap(), t('export.startFailed'));
  const file = readyFile(dataExport, now);
  const mustWait = nextAt !== null && nextAt > now;
  return (
    <>
      {file && <Download fileId={file.fileId} />}
      {mustWait ? (
        <p className="account-note numbers">{t('export.nextAt', { moment: momentText(nextAt) })}</p>
      ) : (
        <Button variant={file ? 'plain' : 'primary'} busy={isLoading} onClick={start}>
          {t(state === 'none' ? 'export.start' : 'export.startAgain')}
        </Button>
      )}
    </>
  );
}

function Download({ fileId }: { fileId: string }) {
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
    <Button variant="primary" busy={busy} onClick={() => void run(download, t('export.downloadFailed'))}>
      <Icon name="download" size={20} />
      {t('export.download')}
    </Button>
  );
}
