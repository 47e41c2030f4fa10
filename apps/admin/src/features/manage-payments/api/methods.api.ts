import type { PaymentMethodFields, PaymentMethodView } from '@manette/contracts/payments';
import { api, idempotent, listTag } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';

interface Answer extends Omit<ListPage<PaymentMethodView>, 'items'> {
  methods: PaymentMethodView[];
}

const ADDRESS = '/payments/methods';
const LIST = listTag('PaymentMethod');

const methodsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPaymentMethods: build.infiniteQuery<ListPage<PaymentMethodView>, void, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ pageParam }) => ({ url: ADDRESS, params: { cursor: pageParam ?? undefined } }),
      transformResponse: ({ methods, ...page }: Answer) => ({ ...page, items: methods }),
      providesTags: [LIST],
    }),
    addPaymentMethod: build.mutation<void, { fields: PaymentMethodFields; key: string }>({
      query: ({ fields, key }) => ({ url: ADDRESS, method: 'POST', body: fields, headers: idempotent(key) }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST],
    }),
    changePaymentMethod: build.mutation<void, { id: string; fields: PaymentMethodFields }>({
      query: ({ id, fields }) => ({ url: `${ADDRESS}/${id}`, method: 'PUT', body: fields }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST],
    }),
    deletePaymentMethod: build.mutation<void, string>({
      query: (id) => ({ url: `${ADDRESS}/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST],
    }),
  }),
});

export const {
  useGetPaymentMethodsInfiniteQuery,
  useAddPaymentMethodMutation,
  useChangePaymentMethodMutation,
  useDeletePaymentMethodMutation,
} = methodsApi;
