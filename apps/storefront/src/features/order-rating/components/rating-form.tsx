import { useState, type SyntheticEvent } from 'react';
import type { RatingView } from '@manette/contracts/orders';
import { errorMessage, fieldErrors } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify, TextArea } from '@manette/web-ui';
import { useDates } from '../../../hooks/use-dates';
import { useRateTicketMutation } from '../api/rating.api';
import { StarField } from './star-field';

const FAILED = 'Failed to send the rating';

interface RatingFormProps {
  ticketId: string;
  /** The client's current rating; null if there is none. */
  rating: RatingView | null;
}

/** The form for stars and an optional comment. */
export function RatingForm({ ticketId, rating }: RatingFormProps) {
  const { t } = useTranslation('rating');
  const { dateTime } = useDates();
  const [stars, setStars] = useState(rating?.stars ?? null);
  const [comment, setComment] = useState(rating?.comment ?? '');
  const [commentFault, setCommentFault] = useState<string>();
  const [rateTicket, { isLoading }] = useRateTicketMutation();
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (stars === null) return;
    const { error } = await rateTicket({ ticketId, fields: { stars, comment } });
    const fault = fieldErrors(error).find(({ field }) => field === 'comment')?.message;
    setCommentFault(fault && translateMessage(fault));
    if (error && !fault) notify.error(translateMessage(errorMessage(error, FAILED)));
    if (!error) notify.success(t('sent'));
  };
  return (
    <form onSubmit={(event) => void send(event)} className="grid gap-3">
      <StarField value={stars} onChange={setStars} />
      <TextArea
        label={t('comment')}
        hint={t('commentHint')}
        rows={3}
        dir="auto"
        error={commentFault}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
      />
      {rating && (
        <p className="text-1 text-muted">{t('editable', { date: dateTime(rating.editableUntil) })}</p>
      )}
      <Button type="submit" disabled={stars === null} loading={isLoading} className="justify-self-start">
        {t('send')}
      </Button>
    </form>
  );
}
