import { lazyWithPreload } from '../../shared/loading/lazy-with-preload.js';

export const MatchNote = lazyWithPreload(
  async () => (await import('../../features/search/match-note.js')).MatchNote,
  { pending: <div className="match-note-space" /> },
);

export const FilteredOutNote = lazyWithPreload(
  async () => (await import('../../features/search/match-note.js')).FilteredOutNote,
  { pending: null },
);
