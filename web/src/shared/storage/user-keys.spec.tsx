import { deviceStorage, tabStorage } from './browser-storage.js';
import {
  offerDraftKey,
  recentPlacesKey,
  recentRoutesKey,
  removeUserData,
  trustedContactsKey,
} from './user-keys.js';

it('removes the places, routes, contacts, last offer and draft of every user, and nothing else', () => {
  const ofUsers = [
    'last-offer',
    'ways.ece',
    recentPlacesKey('ece'),
    recentPlacesKey('bora'),
    recentRoutesKey('ece'),
    trustedContactsKey('ece'),
  ];
  const kept = ['search.ece', 'theme'];
  for (const key of [...ofUsers, ...kept]) deviceStorage.set(key, 'x');
  for (const key of [offerDraftKey(7), 'events']) tabStorage.set(key, 'x');
  removeUserData();
  expect(Object.keys(localStorage)).toEqual(kept.map((key) => `rotadas.${key}`));
  expect(Object.keys(sessionStorage)).toEqual(['rotadas.events']);
});
