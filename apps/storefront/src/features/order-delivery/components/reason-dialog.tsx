import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { deliveryReason, type DeliveryReason } from '@manette/contracts/fulfilment';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Dialog, TextField } from '@manette/web-ui';

interface ReasonDialogProps {
  title: string;
  /** Runs the action and returns whether it succeeded; it shows a refusal itself. */
  run: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks an administrator for a reason before an action is run. */
export function ReasonDialog({ title, run, onClose }: ReasonDialogProps) {
  const { t } = useTranslation('orderDelivery');
  const id = useId();
  const { register, handleSubmit, control } = useForm<DeliveryReason>({
    resolver: standardSchemaResolver(deliveryReason),
    defaultValues: { reason: '' },
  });
  // The form object never changes, so the compiled component would not notice changes of the form's state.
  const { errors, isSubmitting } = useFormState({ control });
  const submit = async ({ reason }: DeliveryReason) => {
    if (await run(reason)) onClose();
  };
  const wrong = errors.reason?.message;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} look="primary" loading={isSubmitting}>
          {t('confirm')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <TextField
          label={t('reason')}
          dir="auto"
          error={wrong && translateMessage(wrong)}
          {...register('reason')}
        />
      </form>
    </Dialog>
  );
}
