import { z } from 'zod';
import { SerialIdText } from '../primitives/serial-id.js';
import { defineCall } from '../protocol/call.js';
import { ProfileInput, RegistrationInput } from './profile.js';
import { CurrentUser, PublicUser, User } from './user.js';
import { usersRpc } from './users.rpc.js';

const common = { tag: 'users', access: 'signed-in', limit: 'user' } as const;

export const usersCalls = {
  me: defineCall({
    ...common,
    method: 'GET',
    path: '/api/users/me',
    summary: 'Returns the signed-in user. The first call creates the account.',
    responses: { 200: { description: 'The user', body: CurrentUser } },
    errors: usersRpc.identify.errors,
  }),
  register: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/register',
    summary: 'Creates the account, or fills in an empty name and picture. Idempotent.',
    body: RegistrationInput,
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRpc.register.errors,
  }),
  updateProfile: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/profile',
    summary: 'Updates the profile. Omitted fields stay, null clears a field.',
    body: ProfileInput,
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRpc.updateProfile.errors,
  }),
  acceptTerms: defineCall({
    ...common,
    method: 'POST',
    path: '/api/users/accept-terms',
    summary: 'Accepts the terms of use.',
    responses: { 200: { description: 'The account', body: User } },
    errors: usersRpc.acceptTerms.errors,
  }),
  get: defineCall({
    ...common,
    method: 'GET',
    path: '/api/users/{id}',
    summary: 'Returns the public profile of a user. Only admins and the user get the email address.',
    params: z.strictObject({ id: SerialIdText }),
    responses: { 200: { description: 'The user', body: PublicUser } },
    errors: usersRpc.getPublic.errors,
  }),
};
