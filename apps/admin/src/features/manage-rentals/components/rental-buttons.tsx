import { CalendarClock, PackageCheck } from 'lucide-react';
import type { TermView } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { IconButton } from '@manette/web-ui';

export interface RentalActions {
  changeEnd: (term: TermView) => void;
  confirmReturn: (term: TermView) => void;
}

/** The actions on a rental that has not ended. */
export function RentalButtons({ term, changeEnd, confirmReturn }: RentalActions & { term: TermView }) {
  const { t } = useTranslation('manageRentals');
  const names = { codeName: term.account.codeName, client: term.client.username };
  if (term.state === 'ended') return null;
  return (
    <>
      {term.endsAt && (
        <IconButton
          compact
          label={t('changeEndOf', names)}
          icon={<CalendarClock aria-hidden />}
          onClick={() => changeEnd(term)}
        />
      )}
      <IconButton
        compact
        label={t('confirmReturnOf', names)}
        icon={<PackageCheck aria-hidden />}
        onClick={() => confirmReturn(term)}
      />
    </>
  );
}
