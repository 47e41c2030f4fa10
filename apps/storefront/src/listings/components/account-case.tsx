import '../translations';
import { isNew, type AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { armsOf, GameCase } from '@manette/web-ui';
import { pictureSource } from '../picture-source';
import { useAvailability } from '../hooks/use-availability';
import { useRatingText } from '../hooks/use-rating-text';

interface AccountCaseProps {
  account: AccountView;
  eager: boolean;
  /** Location state of the link. */
  state?: object;
}

/** An account on the shelf [CAT-027, CAT-032..036]. */
export function AccountCase({ account, eager, state }: AccountCaseProps) {
  const { t } = useTranslation('accountCase');
  const availability = useAvailability();
  const ratingText = useRatingText();
  const [picture] = account.pictures;
  return (
    <GameCase
      name={account.codeName}
      link={<Link to={`/accounts/${account._id}`} state={state} />}
      console={account.console}
      service={t(`shortService.${account.service}`)}
      arms={armsOf(account.service)}
      picture={picture && pictureSource(picture)}
      games={account.games}
      moreGames={(count) => t('moreGames', { count })}
      price={account.prix}
      per={t('perMonths', { count: account.duration })}
      available={account.available}
      availability={availability(account.available)}
      rating={ratingText(account.rating)}
      newTag={isNew(account.createdAt) ? t('new') : undefined}
      outTag={t('outOfStock')}
      eager={eager}
    />
  );
}
