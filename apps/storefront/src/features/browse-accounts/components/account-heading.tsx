import type { AccountView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { armsOf, Badge, PadMeter, Price } from '@manette/web-ui';
import { ListingHeading } from '../../../listings/components/listing-heading';

/** Shows the name, console, service and price of an account [CAT-038]. */
export function AccountHeading({ account }: { account: AccountView }) {
  const { t } = useTranslation('accountCase');
  const say = useTranslateMessage();
  const per = t('perMonths', { count: account.duration });
  return (
    <ListingHeading
      listing={account}
      name={account.codeName}
      badges={
        <>
          <Badge tone="outline">
            <bdi>{account.console}</bdi>
          </Badge>
          <Badge tone="outline">
            <PadMeter arms={armsOf(account.service)} size={14} />
            <bdi>{say(account.service)}</bdi>
          </Badge>
        </>
      }
      price={<Price {...account.prix} per={per} className="text-6! leading-tight [&_.price-per]:text-2" />}
    />
  );
}
