import '../translations';
import { useEffect, useRef } from 'react';
import type { DeliveryView } from '@manette/contracts/webhooks';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf } from '@manette/web-lists';
import { Link, Navigate, useParams } from '@manette/web-router';
import { notify, PageFrame } from '@manette/web-ui';
import { failureSentence } from '../../../components/failure-sentence';
import { isNotFound } from '../../../components/is-not-found';
import { ListTable } from '../../../components/list-table';
import { useDeliveryColumns } from '../deliveries/delivery-columns';
import { WebhookState } from '../webhooks/webhook-state';
import {
  useGetDeliveriesInfiniteQuery,
  useGetWebhookQuery,
  useResendDeliveryMutation,
} from '../webhooks/webhooks.api';

const BACK = '/admin/integrations';
/** The polling interval while a delivery is waiting, in milliseconds. */
const ASK_EVERY = 2000;

/** The page of a webhook's deliveries in the last 30 days [POC-120]. */
export default function DeliveriesPage() {
  const { t } = useTranslation('integrations');
  const { id = '' } = useParams();
  const { data: webhook, error, refetch } = useGetWebhookQuery(id);
  const known = useGetDeliveriesInfiniteQuery(id).data;
  const isWaiting = itemsOf(known).some(({ status }) => status === 'waiting');
  const list = useGetDeliveriesInfiniteQuery(id, { pollingInterval: isWaiting ? ASK_EVERY : 0 });
  // Refetches the webhook when no delivery is waiting any more: the receiver's response may have disabled it.
  const waited = useRef(false);
  useEffect(() => {
    if (waited.current && !isWaiting) void refetch();
    waited.current = isWaiting;
  }, [isWaiting, refetch]);
  const columns = useDeliveryColumns(useAgain(id));
  if (isNotFound(error)) return <Navigate to={BACK} replace />;
  return (
    <PageFrame title={t('deliveries.title')} back={<Link to={BACK} />} backLabel={t('deliveries.back')}>
      <ListTable
        name={t('deliveries.title')}
        list={list}
        columns={columns}
        tools={
          webhook && (
            <div className="flex w-full flex-wrap items-center justify-between gap-3">
              <bdi dir="ltr" className="min-w-0 text-2 font-medium wrap-anywhere">
                {webhook.url}
              </bdi>
              <WebhookState webhook={webhook} />
            </div>
          )
        }
        failed="Failed to load deliveries"
        empty={{ title: t('deliveries.none'), text: t('deliveries.noneText') }}
        isFiltered={false}
        clear={() => undefined}
        showsEmptyTable
      />
    </PageFrame>
  );
}

/** @returns a function that sends a delivery again, and shows the result */
function useAgain(webhookId: string): (delivery: DeliveryView) => void {
  const [resend] = useResendDeliveryMutation();
  const again = async (id: string) => {
    try {
      await resend({ webhookId, id }).unwrap();
      notify.success(translateMessage('Sent again'));
    } catch (error) {
      notify.error(failureSentence(error, 'Failed to send again'));
    }
  };
  return ({ _id }) => void again(_id);
}
