import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MapLink } from './search-query.js';
import type { Search, SearchChange } from './search.js';

export interface OpenedLink extends MapLink {
  /** Epoch ms. A result that is older than this does not show that the offer was removed. */
  readonly openedAt: number;
}

interface SearchState {
  search: Search | null;
  link: OpenedLink | null;
}

const closed = (): SearchState => ({ search: null, link: null });

/** Keeps the object identity of unchanged parts, since a new route object starts a new search. */
export const applySearchChange = (search: Search, { route, filters, ...rest }: SearchChange): Search => ({
  ...search,
  ...(route && { ignoresRoute: false }),
  ...rest,
  route: route ? { ...search.route, ...route } : search.route,
  filters: filters ? { ...search.filters, ...filters } : search.filters,
});

// The store is part of the login page: importing a schema here would add zod to it.
const searchSlice = createSlice({
  name: 'search',
  initialState: closed,
  reducers: {
    searchOpened: (_state, { payload: search }: PayloadAction<Search>) => ({ search, link: null }),
    searchChanged: (state, { payload: change }: PayloadAction<SearchChange>) => {
      if (state.search) state.search = applySearchChange(state.search, change);
    },
    linkOpened: (state, { payload: link }: PayloadAction<OpenedLink>) => {
      state.link = link;
      if (state.search) state.search.ignoresRoute = false;
    },
    searchClosed: closed,
  },
  selectors: {
    selectSearch: ({ search }): Search | null => search,
    selectLink: ({ link }): OpenedLink | null => link,
  },
});

export const searchReducer = searchSlice.reducer;
export const { searchOpened, searchChanged, linkOpened, searchClosed } = searchSlice.actions;
export const { selectSearch, selectLink } = searchSlice.selectors;
