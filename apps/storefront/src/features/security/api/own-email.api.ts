import type { OwnEmailInput, UserView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';

const ownEmailApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeOwnEmail: build.mutation<UserView, OwnEmailInput>({
      query: (body) => ({ url: '/users/profile/email', method: 'PUT', body }),
      transformResponse: ({ user }: { user: UserView }) => user,
    }),
  }),
});

export const { useChangeOwnEmailMutation } = ownEmailApi;
