import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { GameCaseSkeleton, Shelf } from '@manette/web-ui';
import { AccountCase } from '../../../listings/components/account-case';

/** Shows the newest accounts in stock; renders nothing if there are none. */
export function JustArrived({ accounts }: { accounts: AccountView[] | undefined }) {
  const { t } = useTranslation('home');
  if (accounts?.length === 0) return null;
  return (
    <section className="mb-16">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2>{t('justArrived')}</h2>
        <Link to="/accounts" className="-my-3 inline-flex min-h-11 items-center text-2 text-accent-text">
          {t('seeAll')}
        </Link>
      </div>
      <Shelf className="lg:grid-cols-6! lg:gap-5!">
        {accounts
          ? accounts.map((account) => <AccountCase key={account._id} account={account} eager={false} />)
          : Array.from({ length: 6 }, (_, at) => <GameCaseSkeleton key={at} />)}
      </Shelf>
    </section>
  );
}
