import { isNew, type AccountView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { armsOf, Badge, PadMeter, PageTitle, Panel, Price, Rating, Stock } from '@manette/web-ui';
import { useAvailability } from '../../../listings/hooks/use-availability';
import { useRatingText } from '../../../listings/hooks/use-rating-text';
import { BuyBar } from '../../../listings/components/buy-bar';
import { OrderButton } from '../../../listings/components/order-button';
import { WaitForStock } from '../../../listings/saved-searches/lazy-searches';
import { OrderHint } from '../../../listings/components/order-hint';
import { RuleList, ServicePeriod } from '../../../listings/service-rules/rule-list';

/** Badges, name, price, stock, the order button and the rules of the service [CAT-038, CAT-039]. */
export function OrderPanel({ account }: { account: AccountView }) {
  const { t } = useTranslation(['accountCase', 'accountDetails']);
  const say = useTranslateMessage();
  const availability = useAvailability();
  const rating = useRatingText()(account.rating);
  const per = t('perMonths', { count: account.duration });
  return (
    <div className="grid content-start gap-4 lg:sticky lg:top-[calc(var(--page-top)+16px)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="flex flex-wrap gap-2">
        <Badge tone="outline">
          <bdi>{account.console}</bdi>
        </Badge>
        <Badge tone="outline">
          <PadMeter arms={armsOf(account.service)} size={14} />
          <bdi>{say(account.service)}</bdi>
        </Badge>
        {isNew(account.createdAt) && <Badge tone="accent">{t('new')}</Badge>}
      </div>
      <PageTitle>{account.codeName}</PageTitle>
      <h1 className="text-6 tracking-tight wrap-anywhere rtl:tracking-normal">
        <bdi>{account.codeName}</bdi>
      </h1>
      <div>
        <Price {...account.prix} per={per} className="text-6! leading-tight [&_.price-per]:text-2" />
        <Stock available={account.available}>{availability(account.available)}</Stock>
        {rating && <Rating>{rating}</Rating>}
      </div>
      <BuyBar price={account.prix}>
        <Order account={account} />
      </BuyBar>
      <OrderHint
        available={account.available}
        words={{
          order: t('accountDetails:requestHint'),
          outOfStock: t('accountDetails:outOfStockHint'),
          verify: t('accountDetails:verifyHint'),
        }}
      />
      <WaitForStock kind="account" id={account._id} available={account.available} />
      <Panel>
        <div className="mb-4 flex items-center gap-4">
          <PadMeter arms={armsOf(account.service)} size={44} />
          <div>
            <h2 className="text-3">
              <bdi>{say(account.service)}</bdi>
            </h2>
            <ServicePeriod service={account.service} />
          </div>
        </div>
        <RuleList service={account.service} />
      </Panel>
    </div>
  );
}

function Order({ account }: { account: AccountView }) {
  const { t } = useTranslation(['accountDetails', 'accountCase']);
  return (
    <OrderButton
      kind="account"
      input={{ subject: `Order Request: ${account.codeName}`, orderType: 'rent', accountId: account._id }}
      available={account.available}
      words={{
        order: t('request'),
        ordering: t('requesting'),
        outOfStock: t('accountCase:outOfStock'),
        verify: t('verifyToOrder'),
      }}
    />
  );
}
