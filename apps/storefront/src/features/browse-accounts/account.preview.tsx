import './details/translations';
import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { PageFrame } from '@manette/web-ui';
import { ListingLayout, ListingPanel } from '../../listings/components/listing-layout';
import { ShelfLink } from '../../listings/components/shelf-link';
import { showPreview } from '../../preview/show-preview';
import { AccountHeading } from './components/account-heading';
import { Gallery } from './components/gallery';

/** Shows an account before its page is loaded; it cannot be ordered yet. */
function AccountPreview({ account }: { account: AccountView }) {
  const { t } = useTranslation('accountDetails');
  return (
    <PageFrame back={<ShelfLink path="/accounts" />} backLabel={t('back')}>
      <ListingLayout>
        <div inert>
          <Gallery name={account.codeName} pictures={account.pictures} />
        </div>
        <ListingPanel>
          <AccountHeading account={account} />
        </ListingPanel>
      </ListingLayout>
    </PageFrame>
  );
}

showPreview(['/api/accounts/$'], AccountPreview);
