import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { ListingLayout } from '../../../listings/components/listing-layout';
import { Gallery } from './gallery';
import { GameList } from './game-list';
import { OrderPanel } from './order-panel';

/** Shows the pictures, the order panel, the games and the description of an account. */
export function AccountDetails({ account }: { account: AccountView }) {
  const { t } = useTranslation('accountDetails');
  return (
    <ListingLayout>
      <Gallery name={account.codeName} pictures={account.pictures} />
      <OrderPanel account={account} />
      <div className="grid gap-10">
        <GameList games={account.games} />
        {account.description && (
          <section>
            <h2 className="mb-2">{t('description')}</h2>
            <p dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
              {account.description}
            </p>
          </section>
        )}
      </div>
    </ListingLayout>
  );
}
