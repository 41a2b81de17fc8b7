import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../routing/call.js';
import { ProfileInput, RegistrationInput } from './profile.js';
import { CurrentUser, PublicUser, User } from './user.js';
import { usersRoutes } from './users.routes.js';

const common = { tag: 'users', access: 'signed-in', limit: 'user' } as const;

export const usersCalls = {
  me: defineCall({
    ...common,
    method: 'GET',
    path: '/api/users/me',
    summary: 'The signed-in user; its first call makes the account',
    responses: { 200: { description: 'The user', body: CurrentUser } },
    errors: [],
  }),
  register: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/register',
    summary: 'Makes the account, or fills in what it lacks; may be repeated',
    body: RegistrationInput,
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRoutes.register.errors,
  }),
  updateProfile: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/profile',
    summary: 'Saves the profile; a field left out stays, null clears it',
    body: ProfileInput,
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRoutes.updateProfile.errors,
  }),
  acceptTerms: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/accept-terms',
    summary: 'Accepts the terms',
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRoutes.acceptTerms.errors,
  }),
  get: defineCall({
    ...common,
    method: 'GET',
    path: '/api/users/{id}',
    summary: 'What others may see of a user; the e-mail only for admins and oneself',
    params: z.strictObject({ id: SerialIdText }),
    responses: { 200: { description: 'The user', body: PublicUser } },
    errors: usersRoutes.getPublic.errors,
  }),
};
