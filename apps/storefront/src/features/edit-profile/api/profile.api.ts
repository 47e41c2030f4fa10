import type { ProfileInput, UserView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';

interface PictureUpload {
  file: File;
  onProgress: (fraction: number) => void;
}

const formOf = (file: File): FormData => {
  const form = new FormData();
  form.set('profilePicture', file);
  return form;
};

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<UserView, ProfileInput>({
      query: (body) => ({ url: '/users/profile', method: 'PUT', body }),
      transformResponse: ({ user }: { user: UserView }) => user,
    }),
    uploadProfilePicture: build.mutation<string, PictureUpload>({
      query: ({ file, onProgress }) => ({
        url: '/users/profile/picture',
        method: 'PUT',
        body: formOf(file),
        onProgress,
      }),
      transformResponse: ({ profilePicture }: { profilePicture: string }) => profilePicture,
    }),
  }),
});

export const { useUpdateProfileMutation, useUploadProfilePictureMutation } = profileApi;
