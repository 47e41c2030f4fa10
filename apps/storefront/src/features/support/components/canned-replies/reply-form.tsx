import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { cannedReplyFields, type CannedReplyFields, type CannedReplyView } from '@manette/contracts/orders';
import { errorMessage, isAnswered, newIdempotencyKey } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify, TextArea, TextField } from '@manette/web-ui';
import { useAddCannedReplyMutation, useChangeCannedReplyMutation } from '../../api/canned-replies.api';

const FAILED = 'Failed to save canned reply';

/** The form of a canned reply in both languages; placeholders in braces are filled in from the ticket. */
export function ReplyForm({ reply, onDone }: { reply: CannedReplyView | null; onDone: () => void }) {
  // react-hook-form mutates its objects, which the React Compiler treats as unchanged.
  'use no memo';
  const { t } = useTranslation('support');
  const key = useRef(newIdempotencyKey());
  const [add, adding] = useAddCannedReplyMutation();
  const [change, changing] = useChangeCannedReplyMutation();
  const { register, handleSubmit, formState } = useForm<CannedReplyFields>({
    resolver: zodResolver(cannedReplyFields),
    mode: 'onTouched',
    defaultValues: { title: reply?.title ?? '', english: reply?.english ?? '', arabic: reply?.arabic ?? '' },
  });
  const save = async (fields: CannedReplyFields) => {
    try {
      if (reply) await change({ id: reply._id, fields }).unwrap();
      else await add({ fields, key: key.current }).unwrap();
      onDone();
    } catch (error) {
      if (isAnswered(error)) key.current = newIdempotencyKey();
      notify.error(translateMessage(errorMessage(error, FAILED)));
    }
  };
  const wrong = (name: keyof CannedReplyFields) => {
    const message = formState.errors[name]?.message;
    return message && translateMessage(message);
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(save)(event)}>
      <TextField label={t('replyTitle')} error={wrong('title')} {...register('title')} />
      <TextArea
        label={t('replyEnglish')}
        lang="en"
        dir="ltr"
        rows={4}
        hint={t('replyVariables', { client: '{client}', listing: '{listing}', price: '{price}' })}
        error={wrong('english')}
        {...register('english')}
      />
      <TextArea
        label={t('replyArabic')}
        lang="ar"
        dir="rtl"
        rows={4}
        error={wrong('arabic')}
        {...register('arabic')}
      />
      <div className="flex justify-end gap-3">
        <Button look="ghost" onClick={onDone}>
          {t('cancel')}
        </Button>
        <Button type="submit" look="primary" loading={adding.isLoading || changing.isLoading}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
