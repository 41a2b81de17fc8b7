import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import i18next from 'i18next';
import './search.tr.js';

/**
 * `nearby` lists the providers in a part of the map; the other groups list results of a searched
 * route. `callable` lists on-demand offers.
 */
export type GroupName = 'nearby' | 'onRoute' | 'near' | 'callable';

/** Counts of the results under one heading. All texts with counts use these. */
export interface GroupCount {
  name: GroupName;
  people: number;
  /** Greater than `people` if some of them have a live and a planned offer. */
  offers: number;
}

/** The first group is named above the list, even if it is empty. */
export type GroupCounts = readonly [GroupCount, ...GroupCount[]];

export const groupTitle = (name: GroupName): string => i18next.t(`search:groups.${name}`);

/** '2 kişi', or '2 kişi, 3 ilan'. */
export function countText({ people, offers }: GroupCount): string {
  const text = i18next.t('search:count', { count: people });
  return offers === people ? text : `${text}, ${i18next.t('search:offers', { count: offers })}`;
}

/** 'Yolundan geçenler 2 kişi'. */
export const groupText = (group: GroupCount): string => `${groupTitle(group.name)} ${countText(group)}`;

/** The text for no provider nearby, while no route is searched. */
export const emptyText = (type: ServiceTypeFilter): string =>
  i18next.t(type === 'all' ? 'search:empty' : 'search:emptyOfType');

/** @param count providers that only the filters exclude */
export function filteredOutText(count: number, counts: GroupCounts | undefined): string {
  const hasNoPeople = counts === undefined || counts[0].people === 0;
  return i18next.t(hasNoPeople ? 'search:filters.none' : 'search:filters.others', { count });
}

export const peopleIn = (counts: GroupCounts, name: GroupName): number =>
  counts.find((group) => group.name === name)?.people ?? 0;
