import type { Language } from '@manette/contracts/identity';
import { api } from '@manette/web-api';

const languageApi = api.injectEndpoints({
  endpoints: (build) => ({
    keepLanguage: build.mutation<void, Language>({
      query: (language) => ({ url: '/users/profile', method: 'PUT', body: { language } }),
      transformResponse: () => undefined,
    }),
  }),
});

export const { useKeepLanguageMutation } = languageApi;
