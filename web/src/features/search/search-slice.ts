import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MapLink } from './search-query.js';
import type { Search, SearchChange } from './search.js';

/** A link to the map that was followed. */
export interface OpenedLink extends MapLink {
  /** When, ms: only an answer since then shows that an offer is gone. */
  readonly openedAt: number;
}

/** What the user searches for on the open map. */
export interface SearchState {
  /** Null while the map is not open. */
  search: Search | null;
  /** The last link that was followed since the map was opened. */
  link: OpenedLink | null;
}

const closed = (): SearchState => ({ search: null, link: null });

/** The search after a change. */
export const applySearchChange = (search: Search, { route, filters, ...rest }: SearchChange): Search => ({
  ...search,
  ...rest,
  route: { ...search.route, ...route },
  filters: { ...search.filters, ...filters },
});

// Part of the store that the login loads: it imports no schemas.
const searchSlice = createSlice({
  name: 'search',
  initialState: closed,
  reducers: {
    searchOpened: (_state, { payload: search }: PayloadAction<Search>) => ({ search, link: null }),
    searchChanged: (state, { payload: change }: PayloadAction<SearchChange>) => {
      if (state.search) state.search = applySearchChange(state.search, change);
    },
    linkFollowed: (state, { payload: link }: PayloadAction<OpenedLink>) => {
      state.link = link;
    },
    searchClosed: closed,
  },
  selectors: {
    selectSearch: ({ search }): Search | null => search,
    selectLink: ({ link }): OpenedLink | null => link,
  },
});

/** The reducer of the search. */
export const searchReducer = searchSlice.reducer;
/** The map was opened or closed, the search changed, a link to the map was followed. */
export const { searchOpened, searchChanged, linkFollowed, searchClosed } = searchSlice.actions;
/** The search and the last link of the open map. */
export const { selectSearch, selectLink } = searchSlice.selectors;
