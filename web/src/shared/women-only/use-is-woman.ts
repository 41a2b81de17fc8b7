import { useCurrentUserQuery } from '../current-user/current-user.api.js';

/** Whether the profile of the signed-in user says so; false until it is known. */
export const useIsWoman = (): boolean => useCurrentUserQuery(undefined).data?.gender === 'female';
