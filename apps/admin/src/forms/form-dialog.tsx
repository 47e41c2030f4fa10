import '../words/translations';
import { useId, type ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Dialog, notify } from '@manette/web-ui';
import { failureSentence } from './failure-sentence';
import { showServerFaults } from './server-faults';

export interface FormDialogProps<Values extends FieldValues, Result> {
  title: string;
  form: UseFormReturn<Values, unknown, Result>;
  /** The fields by the names that the server's faults carry. */
  names: readonly Path<Values>[];
  save: (fields: Result) => Promise<unknown>;
  /** The sentences of success and failure, in English. */
  done: string;
  failed: string;
  /** Where the server's own reason stands. */
  reason: 'instead' | 'after';
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The dialog in which something is added or changed; it closes when it is saved. */
export function FormDialog<Values extends FieldValues, Result>(props: FormDialogProps<Values, Result>) {
  const { title, form, names, save, done, failed, reason, onClose, children } = props;
  const { t } = useTranslation('backOffice');
  const id = useId();
  const { isSubmitting } = useFormState({ control: form.control });
  const submit = async (fields: Result) => {
    try {
      await save(fields);
      notify.success(translateMessage(done));
      onClose();
    } catch (error) {
      showServerFaults(error, names, form.setError);
      notify.error(failureSentence(error, failed, reason));
    }
  };
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('close')}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} look="primary" loading={isSubmitting}>
            {t('save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form
          id={id}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => void form.handleSubmit(submit)(event)}
        >
          {children}
        </form>
      </FormProvider>
    </Dialog>
  );
}
