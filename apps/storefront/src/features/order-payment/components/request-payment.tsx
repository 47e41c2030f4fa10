import { zodResolver } from '@hookform/resolvers/zod';
import { HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { CURRENCIES, type Money } from '@manette/contracts/http';
import type { TicketView } from '@manette/contracts/orders';
import { paymentRequest } from '@manette/contracts/payments';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, notify, Select, TextField } from '@manette/web-ui';
import { useRequestPaymentMutation } from '../api/payment.api';
import { ActionDialog } from './action-dialog';
import { useFaults } from './use-faults';

const FAILED = 'Failed to request the payment';
const requestForm = z.object({ amount: z.nonoptional(paymentRequest.shape.amount) });
type Values = z.input<typeof requestForm>;
type Result = z.output<typeof requestForm>;

interface RequestPaymentProps {
  ticket: TicketView;
  /** The amount on the payment card; null before a payment is requested. */
  amount: Money | null;
}

/** Lets an administrator request a payment or change its amount [LIF-044]. */
export function RequestPayment({ ticket, amount }: RequestPaymentProps) {
  const { t } = useTranslation('payment');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="outline" icon={<HandCoins aria-hidden />} onClick={() => setOpen(true)}>
        {t('requestPayment')}
      </Button>
      {isOpen && <RequestDialog ticket={ticket} amount={amount} onClose={() => setOpen(false)} />}
    </>
  );
}

function RequestDialog({ ticket, amount, onClose }: RequestPaymentProps & { onClose: () => void }) {
  const { t } = useTranslation('payment');
  const [request] = useRequestPaymentMutation();
  const price = amount ?? (ticket.account ?? ticket.giftCard ?? ticket.renewal)?.price;
  const form = useForm<Values, unknown, Result>({
    resolver: zodResolver(requestForm),
    mode: 'onTouched',
    defaultValues: {
      amount: { amount: price ? String(price.amount) : '', currency: price?.currency ?? 'DZD' },
    },
  });
  const fault = useFaults(form.control);
  const run = async (fields: Result) => {
    const { error } = await request({ ticketId: ticket._id, amount: fields.amount });
    if (error) notify.error(translateMessage(errorMessage(error, FAILED)));
    else onClose();
  };
  return (
    <ActionDialog title={t('requestPayment')} submit={t('save')} form={form} run={run} onClose={onClose}>
      <TextField
        label={t('amount')}
        inputMode="decimal"
        error={fault('amount.amount') ?? fault('amount')}
        {...form.register('amount.amount')}
      />
      <Select
        label={t('currency')}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        {...form.register('amount.currency')}
      />
    </ActionDialog>
  );
}
