import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Gallery } from './gallery';
import { GameList } from './game-list';
import { OrderPanel } from './order-panel';

/** Pictures and games on one side, the order on the other; on a phone one below the other. */
export function AccountDetails({ account }: { account: AccountView }) {
  const { t } = useTranslation('accountDetails');
  return (
    <div className="grid gap-6 max-lg:pb-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-10">
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
    </div>
  );
}
