import { deviceStorage, tabStorage } from './browser-storage.js';
import { offerDraftKey, recentPlacesKey, recentRoutesKey, removeUserData } from './user-keys.js';

it('removes the places, routes, last offer and draft of every user, and nothing else', () => {
  const ofUsers = [
    'last-offer',
    'ways.ece',
    recentPlacesKey('ece'),
    recentPlacesKey('bora'),
    recentRoutesKey('ece'),
  ];
  for (const key of [...ofUsers, 'search.ece', 'theme']) deviceStorage.set(key, 'x');
  for (const key of [offerDraftKey(7), 'events']) tabStorage.set(key, 'x');
  removeUserData();
  expect(Object.keys(localStorage)).toEqual(['rotadas.search.ece', 'rotadas.theme']);
  expect(Object.keys(sessionStorage)).toEqual(['rotadas.events']);
});
