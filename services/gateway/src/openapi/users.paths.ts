import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { SerialIdText } from '@rotadas/contracts/primitives/serial-id';
import { ProfileInput, RegistrationInput } from '@rotadas/contracts/users/profile';
import { CurrentUser, PublicUser, User } from '@rotadas/contracts/users/user';
import { usersRoutes } from '@rotadas/contracts/users/users.routes';
import { body, FAULTS, failures, json, SIGNED_IN } from './answers.js';

const tags = ['users'];

/** The calls about accounts. */
export const usersPaths: ZodOpenApiPathsObject = {
  '/api/users/me': {
    get: {
      ...SIGNED_IN,
      tags,
      summary: 'The signed-in user; its first call makes the account',
      responses: { 200: { description: 'The user', ...json(CurrentUser) }, ...failures(...FAULTS.token) },
    },
  },
  '/api/users/register': {
    post: {
      ...SIGNED_IN,
      tags,
      summary: 'Makes the account, or fills in what it lacks; may be repeated',
      requestBody: body(RegistrationInput),
      responses: {
        200: { description: 'The account', ...json(User) },
        ...failures(...FAULTS.token, ...FAULTS.input),
      },
    },
  },
  '/api/users/profile': {
    post: {
      ...SIGNED_IN,
      tags,
      summary: 'Saves the profile; a field left out stays, null clears it',
      requestBody: body(ProfileInput),
      responses: {
        200: { description: 'The account', ...json(User) },
        ...failures(...FAULTS.token, ...FAULTS.input, ...usersRoutes.updateProfile.errors),
      },
    },
  },
  '/api/users/accept-terms': {
    post: {
      ...SIGNED_IN,
      tags,
      summary: 'Accepts the terms',
      responses: { 200: { description: 'The account', ...json(User) }, ...failures(...FAULTS.token) },
    },
  },
  '/api/users/{id}': {
    get: {
      ...SIGNED_IN,
      tags,
      summary: 'What others may see of a user; the e-mail only for admins and oneself',
      requestParams: { path: z.object({ id: SerialIdText }) },
      responses: {
        200: { description: 'The user', ...json(PublicUser) },
        ...failures(...FAULTS.token, 'input-invalid', 'user-unknown'),
      },
    },
  },
};
