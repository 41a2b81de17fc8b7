import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.js';
import './list-end.css';
import { LoadFailure } from './query-state.js';

interface ListEndProps {
  query: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  failed: string;
  more: string;
  loading: string;
}

/** Loads the next page when near the viewport or on a press; after a failure only on a press. */
export function ListEnd({ query, failed, more, loading }: ListEndProps) {
  const { hasNextPage, isFetching, isError } = query;
  const end = useRef<HTMLDivElement>(null);
  const load = () => {
    if (!isFetching) void (hasNextPage ? query.fetchNextPage() : query.refetch());
  };
  const onView = useEffectEvent(load);
  const isWanted = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (!isWanted || end.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onView();
      },
      { rootMargin: '400px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWanted]);
  return (
    <div ref={end} className="list-end" aria-busy={query.isFetchingNextPage}>
      {isError && <LoadFailure title={failed} onRetry={load} />}
      {hasNextPage && !isError && (
        <Button busy={query.isFetchingNextPage} onClick={load}>
          {query.isFetchingNextPage ? loading : more}
        </Button>
      )}
    </div>
  );
}
