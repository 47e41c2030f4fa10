import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { paymentMethodFields, type PaymentMethodView } from '@manette/contracts/payments';
import { isAnswered, newIdempotencyKey } from '@manette/web-api';
import { useTranslation } from '@manette/web-i18n';
import { FormDialog } from '../../../components/form-dialog';
import { useAddPaymentMethodMutation, useChangePaymentMethodMutation } from '../api/methods.api';
import { METHOD_FIELDS, methodValues, type MethodResult, type MethodValues } from './method-form';
import { MethodFields } from './method-fields';

/** Adds or changes a payment method. */
export function MethodDialog({ method, onClose }: { method: PaymentMethodView | null; onClose: () => void }) {
  const { t } = useTranslation('managePayments');
  const key = useRef(newIdempotencyKey());
  const [add] = useAddPaymentMethodMutation();
  const [change] = useChangePaymentMethodMutation();
  const form = useForm<MethodValues, unknown, MethodResult>({
    resolver: zodResolver(paymentMethodFields),
    mode: 'onTouched',
    defaultValues: methodValues(method),
  });
  const save = async (fields: MethodResult) => {
    if (method) return change({ id: method._id, fields }).unwrap();
    try {
      return await add({ fields, key: key.current }).unwrap();
    } catch (error) {
      if (isAnswered(error)) key.current = newIdempotencyKey();
      throw error;
    }
  };
  return (
    <FormDialog
      title={t(method ? 'editMethod' : 'addMethod')}
      form={form}
      names={METHOD_FIELDS}
      save={save}
      done="Payment method saved!"
      failed="Failed to save payment method"
      reason="instead"
      onClose={onClose}
    >
      <MethodFields />
    </FormDialog>
  );
}
