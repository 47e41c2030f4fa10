import type {
  DeliveryView,
  NewWebhookAnswer,
  WebhookChanges,
  WebhookFields,
  WebhooksAnswer,
  WebhookView,
} from '@manette/contracts/webhooks';
import { api, idempotent, idTag, listTag, providesId } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';

interface DeliveriesAnswer extends Omit<ListPage<DeliveryView>, 'items'> {
  deliveries: DeliveryView[];
}

const ADDRESS = '/webhooks';
const LIST = listTag('Webhook');
const deliveriesOf = (id: string) => idTag('Webhook', `DELIVERIES ${id}`);
/**
 * Returns the tags that an attempt may change: the receiver's response may disable the webhook, and a refused attempt may mean
 * that it was disabled.
 */
const whatAnAttemptChanges = (id: string) => [LIST, idTag('Webhook', id), deliveriesOf(id)];

const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All webhooks are in one page. */
    getWebhooks: build.infiniteQuery<ListPage<WebhookView>, void, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: () => ADDRESS,
      transformResponse: ({ webhooks }: WebhooksAnswer) => ({
        items: webhooks,
        nextCursor: null,
        total: webhooks.length,
      }),
      providesTags: [LIST],
    }),
    getWebhook: build.query<WebhookView, string>({
      query: (id) => `${ADDRESS}/${id}`,
      transformResponse: ({ webhook }: { webhook: WebhookView }) => webhook,
      providesTags: providesId('Webhook'),
    }),
    /** Returns the secret; null when the server has already answered a call with the same idempotency key. */
    addWebhook: build.mutation<string | null, { fields: WebhookFields; key: string }>({
      query: ({ fields, key }) => ({ url: ADDRESS, method: 'POST', body: fields, headers: idempotent(key) }),
      transformResponse: ({ secret }: NewWebhookAnswer) => secret,
      invalidatesTags: [LIST],
    }),
    changeWebhook: build.mutation<void, { id: string; changes: WebhookChanges }>({
      query: ({ id, changes }) => ({ url: `${ADDRESS}/${id}`, method: 'PUT', body: changes }),
      transformResponse: () => undefined,
      // Disabling a webhook skips its waiting deliveries.
      invalidatesTags: (_answer, _error, { id }) => whatAnAttemptChanges(id),
    }),
    deleteWebhook: build.mutation<void, string>({
      query: (id) => ({ url: `${ADDRESS}/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST],
    }),
    sendWebhookTest: build.mutation<void, string>({
      query: (id) => ({ url: `${ADDRESS}/${id}/test`, method: 'POST' }),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, _error, id) => whatAnAttemptChanges(id),
    }),
    getDeliveries: build.infiniteQuery<ListPage<DeliveryView>, string, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg: id, pageParam }) => ({
        url: `${ADDRESS}/${id}/deliveries`,
        params: { cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ deliveries, ...page }: DeliveriesAnswer) => ({ ...page, items: deliveries }),
      providesTags: (_answer, _error, id) => [deliveriesOf(id)],
    }),
    resendDelivery: build.mutation<void, { webhookId: string; id: string }>({
      query: ({ id }) => ({ url: `${ADDRESS}/deliveries/${id}/resend`, method: 'POST' }),
      transformResponse: () => undefined,
      invalidatesTags: (_answer, _error, { webhookId }) => whatAnAttemptChanges(webhookId),
    }),
  }),
});

export const {
  useGetWebhooksInfiniteQuery,
  useGetWebhookQuery,
  useAddWebhookMutation,
  useChangeWebhookMutation,
  useDeleteWebhookMutation,
  useSendWebhookTestMutation,
  useGetDeliveriesInfiniteQuery,
  useResendDeliveryMutation,
} = webhooksApi;
