import type { ServiceTypeFilter } from '@rotadas/contracts/primitives/service-type';
import i18next from 'i18next';
import './search.tr.js';

/** `nearby` lists a part of the map; the others list a searched route. */
export type GroupName = 'nearby' | 'passing' | 'near' | 'callable';

/** Results that are listed together. Every text that counts results reads from here. */
export interface ResultGroup {
  name: GroupName;
  people: number;
  /** More than `people` if some have a live and a planned offer. */
  offers: number;
}

/** The first one is named above the list, also if it is empty. */
export type ResultGroups = readonly [ResultGroup, ...ResultGroup[]];

export const groupTitle = (name: GroupName): string => i18next.t(`search:groups.${name}`);

/** '2 kişi', or '2 kişi, 3 ilan'. */
export function countText({ people, offers }: ResultGroup): string {
  const text = i18next.t('search:count', { count: people });
  return offers === people ? text : `${text}, ${i18next.t('search:offers', { count: offers })}`;
}

/** 'Yolundan geçenler 2 kişi'. */
export const groupText = (group: ResultGroup): string => `${groupTitle(group.name)} ${countText(group)}`;

/** Says that no provider is near, which is shown while no route is searched. */
export const emptyText = (type: ServiceTypeFilter): string =>
  i18next.t(type === 'all' ? 'search:empty' : 'search:emptyOfType');

/** @param count providers that only the filters exclude */
export function filteredOutText(count: number, groups: ResultGroups | undefined): string {
  const isNobodyLeft = groups === undefined || groups[0].people === 0;
  return i18next.t(isNobodyLeft ? 'search:filters.none' : 'search:filters.nonePassing', { count });
}

export const peopleIn = (groups: ResultGroups, name: GroupName): number =>
  groups.find((group) => group.name === name)?.people ?? 0;
