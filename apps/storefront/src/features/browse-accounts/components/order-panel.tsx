import type { AccountView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { armsOf, PadMeter, Panel } from '@manette/web-ui';
import { BuyBar } from '../../../listings/components/buy-bar';
import { ListingPanel } from '../../../listings/components/listing-layout';
import { OrderButton } from '../../../listings/components/order-button';
import { WaitForStock } from '../../../listings/saved-searches/lazy-searches';
import { OrderHint } from '../../../listings/components/order-hint';
import { RuleList, ServicePeriod } from '../../../listings/service-rules/rule-list';
import { AccountHeading } from './account-heading';

/** Shows the account's heading, the order button and the rules of the service [CAT-039]. */
export function OrderPanel({ account }: { account: AccountView }) {
  const { t } = useTranslation(['accountCase', 'accountDetails']);
  const say = useTranslateMessage();
  return (
    <ListingPanel>
      <AccountHeading account={account} />
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
    </ListingPanel>
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
