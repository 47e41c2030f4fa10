import { isNew, type AccountView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { armsOf, Badge, PadMeter, PageTitle, Price, Rating, Stock } from '@manette/web-ui';
import { useAvailability } from '../../../listings/hooks/use-availability';
import { useRatingText } from '../../../listings/hooks/use-rating-text';

/** Badges, name, price, stock and rating of an account [CAT-038]. */
export function AccountHeading({ account }: { account: AccountView }) {
  const { t } = useTranslation('accountCase');
  const say = useTranslateMessage();
  const availability = useAvailability();
  const rating = useRatingText()(account.rating);
  const per = t('perMonths', { count: account.duration });
  return (
    <>
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
    </>
  );
}
