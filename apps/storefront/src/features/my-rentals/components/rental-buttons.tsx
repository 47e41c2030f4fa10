import { RotateCcw, Undo2 } from 'lucide-react';
import type { TermView } from '@manette/contracts/rentals';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useNavigateFromHere } from '@manette/web-router';
import { Button, notify } from '@manette/web-ui';
import { useRenewRentalMutation, useReturnRentalMutation } from '../api/rentals.api';

const NOT_RENEWED = 'Failed to renew the rental';
const NOT_RETURNED = 'Failed to return the rental';

/** The buttons by which the client renews or returns an active rental [LIF-087, LIF-090]. */
export function RentalButtons({ term }: { term: TermView }) {
  const { t } = useTranslation('myRentals');
  const navigate = useNavigateFromHere();
  const [renewRental, { isLoading: isRenewing }] = useRenewRentalMutation();
  const [returnRental, { isLoading: isReturning }] = useReturnRentalMutation();
  const renew = async () => {
    const { data, error } = await renewRental(term._id);
    if (data) navigate(`/support/${data._id}`);
    else notify.error(translateMessage(errorMessage(error, NOT_RENEWED)));
  };
  const returnSlot = async () => {
    const { error } = await returnRental(term._id);
    if (error) notify.error(translateMessage(errorMessage(error, NOT_RETURNED)));
  };
  if (term.state !== 'active') return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2 *:flex-1 sm:*:flex-none">
      {term.endsAt && (
        <Button
          look="primary"
          icon={<RotateCcw aria-hidden />}
          loading={isRenewing}
          onClick={() => void renew()}
        >
          {t('renew')}
        </Button>
      )}
      <Button
        look="outline"
        icon={<Undo2 aria-hidden className="flip" />}
        loading={isReturning}
        onClick={() => void returnSlot()}
      >
        {t('return')}
      </Button>
    </div>
  );
}
