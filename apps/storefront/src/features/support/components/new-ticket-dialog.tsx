import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useRef } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { OPENABLE_ORDER_TYPES, openTicketSchema, type OpenTicketInput } from '@manette/contracts/orders';
import { isAnswered, newIdempotencyKey } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useNavigateFromHere } from '@manette/web-router';
import { Button, Dialog, notify, Select, TextField } from '@manette/web-ui';
import { useOpenTicketMutation } from '../api/tickets.api';

interface NewTicketDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  subject?: string;
}

/** Opens a ticket with a free subject; the type General is preset (contract, section 5). */
export function NewTicketDialog({ subject = '', ...props }: NewTicketDialogProps) {
  const { t } = useTranslation('support');
  const id = useId();
  const navigate = useNavigateFromHere();
  const key = useRef(newIdempotencyKey());
  const [openTicket, { isLoading }] = useOpenTicketMutation();
  const { register, handleSubmit, control } = useForm<OpenTicketInput>({
    resolver: zodResolver(openTicketSchema),
    mode: 'onTouched',
    defaultValues: { subject, orderType: 'general' },
  });
  const submit = async (ticket: OpenTicketInput) => {
    try {
      const { _id } = await openTicket({ ticket, key: key.current }).unwrap();
      notify.success(translateMessage('Support ticket created successfully!'));
      navigate(`/support/${_id}`);
    } catch (error) {
      if (isAnswered(error)) key.current = newIdempotencyKey();
      notify.error(translateMessage('Failed to create support ticket'));
    }
  };
  // The form object never changes, so the compiled component would not notice changes of its errors.
  const { errors } = useFormState({ control });
  const wrong = errors.subject?.message;
  return (
    <Dialog
      {...props}
      title={t('newTicket')}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} look="primary" loading={isLoading}>
          {t('createTicket')}
        </Button>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField label={t('subject')} error={wrong && translateMessage(wrong)} {...register('subject')} />
        <Select
          label={t('type')}
          options={OPENABLE_ORDER_TYPES.map((value) => ({ value, label: t(`types.${value}`) }))}
          {...register('orderType')}
        />
      </form>
    </Dialog>
  );
}
