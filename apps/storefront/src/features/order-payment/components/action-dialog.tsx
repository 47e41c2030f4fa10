import { useId, type ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from '@manette/web-i18n';
import { Button, Dialog } from '@manette/web-ui';

export interface ActionDialogProps<Values extends FieldValues, Result> {
  title: string;
  /** The label of the button. */
  submit: string;
  form: UseFormReturn<Values, unknown, Result>;
  /** Runs the action; shows its failures itself. */
  run: (fields: Result) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog with a form and the button that submits it. */
export function ActionDialog<Values extends FieldValues, Result>(props: ActionDialogProps<Values, Result>) {
  const { title, submit, form, run, onClose, children } = props;
  const { t } = useTranslation('payment');
  const id = useId();
  const { isSubmitting } = useFormState({ control: form.control });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={
        <Button type="submit" form={id} look="primary" loading={isSubmitting}>
          {submit}
        </Button>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => void form.handleSubmit(run)(event)}
        >
          {children}
        </form>
      </FormProvider>
    </Dialog>
  );
}
