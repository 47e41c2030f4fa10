import '../translations';
import { PackageCheck } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { useCurrentUser } from '@manette/web-session';
import { Badge, Panel } from '@manette/web-ui';
import type { OrderPanelProps } from '../../../components/order-panels';
import { PanelFailed } from '../../../components/panel-failed';
import { useGetDeliveryQuery } from '../api/deliveries.api';
import { AdminDelivery } from './admin-delivery';
import { ClientDelivery } from './client-delivery';
import { DeliveryHistory } from './delivery-history';

const TONES = { ready: 'accent', revealed: 'outline', expired: 'outline' } as const;

/** The delivery of a completed order: rules, content, and who has seen it [LIF-068, LIF-070]. */
export default function DeliveryPanel({ ticket }: OrderPanelProps) {
  const { t } = useTranslation('orderDelivery');
  const isClient = useCurrentUser().role === 'client';
  const load = useGetDeliveryQuery(ticket._id);
  const { data: delivery } = load;
  if (!delivery) return <PanelFailed title={t('title')} load={load} />;
  return (
    <Panel aria-label={t('title')}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="flex items-center gap-2 text-3 font-bold">
          <PackageCheck aria-hidden className="size-5 text-accent" />
          {t('title')}
        </h2>
        <Badge tone={TONES[delivery.state]}>{t(`states.${delivery.state}`)}</Badge>
      </div>
      {isClient ? <ClientDelivery delivery={delivery} /> : <AdminDelivery delivery={delivery} />}
      <DeliveryHistory reveals={delivery.reveals} replacements={delivery.replacements} />
    </Panel>
  );
}
