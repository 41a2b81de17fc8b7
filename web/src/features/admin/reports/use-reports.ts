import type { Report, ReportCounts } from '@rotadas/contracts/reports/report';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isSignedOut } from '../../../shared/api/api-error.js';
import { showFailure } from '../../../shared/toast/show-failure.js';
import { useReportPagesInfiniteQuery } from './report-list.api.js';
import type { ReportFilter } from './update-pages.js';

export interface Reports {
  /** Undefined until the first page is loaded. */
  reports: Report[] | undefined;
  counts: ReportCounts | undefined;
  failed: boolean;
  isFetching: boolean;
  loadingMore: boolean;
  hasMore: boolean;
  loadMore: () => void;
  reload: () => void;
}

/** Loaded reports of a tab; a failure is also shown as a toast. */
export function useReports(filter: ReportFilter): Reports {
  const { t } = useTranslation(['admin', 'shared']);
  const query = useReportPagesInfiniteQuery(filter);
  const { error, isFetching, hasNextPage, fetchNextPage, refetch } = query;
  const pages = query.currentData?.pages;
  const reports = useMemo(() => pages?.flatMap((page) => page.reports), [pages]);
  const counts = query.data?.pages.at(-1)?.counts; // the previous tab's until the page is loaded

  const showError = useEffectEvent(() => {
    const description = isSignedOut(error) ? t('sessionMissing') : t('listFailed');
    showFailure(description, error);
  });
  useEffect(() => {
    if (error) showError();
  }, [error]);

  return {
    reports,
    counts,
    failed: error !== undefined && !isFetching,
    isFetching,
    loadingMore: query.isFetchingNextPage,
    hasMore: hasNextPage,
    loadMore: () => {
      if (hasNextPage && !isFetching) void fetchNextPage();
    },
    reload: () => void refetch(),
  };
}
