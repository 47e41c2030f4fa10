import './translations';
import { useId, useState, type ReactNode } from 'react';
import { FormProvider, useFormState, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { errorMessage } from '@manette/web-api';
import { Button, Dialog, Notice, notify } from '@manette/web-ui';
import { failureSentence } from './failure-sentence';
import { showServerErrors } from './server-errors';

export interface FormDialogProps<Values extends FieldValues, Result> {
  title: string;
  form: UseFormReturn<Values, unknown, Result>;
  /** The names of the fields, as in the server's field errors. */
  names: readonly Path<Values>[];
  save: (fields: Result) => Promise<unknown>;
  /** 'Save' by default. */
  saveLabel?: string;
  /** The messages of success and failure, in English. */
  done: string;
  failed: string;
  /**
   * Where the server's own reason is shown: instead of the message of failure, or in the dialog in addition to that message.
   */
  reason: 'instead' | 'beside';
  /** Whether everything that the form needs is loaded, so that it can be saved; true by default. */
  isReady?: boolean;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A dialog with a form that adds or changes an entry; it closes once the form is saved. */
export function FormDialog<Values extends FieldValues, Result>(props: FormDialogProps<Values, Result>) {
  const {
    title,
    form,
    names,
    save,
    saveLabel,
    done,
    failed,
    reason,
    isReady = true,
    onClose,
    children,
  } = props;
  const { t } = useTranslation('backOffice');
  const id = useId();
  const { isSubmitting } = useFormState({ control: form.control });
  const [refusal, setRefusal] = useState('');
  const submit = async (fields: Result) => {
    if (!isReady) return;
    setRefusal('');
    try {
      await save(fields);
      notify.success(translateMessage(done));
      onClose();
    } catch (error) {
      const isAtField = showServerErrors(error, names, form.setError);
      if (reason === 'beside' && !isAtField) setRefusal(errorMessage(error, ''));
      notify.error(reason === 'beside' ? translateMessage(failed) : failureSentence(error, failed));
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
          {refusal && (
            <Notice tone="danger" className="w-full">
              {translateMessage(refusal)}
            </Notice>
          )}
          <Button look="ghost" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={id} look="primary" loading={isSubmitting} disabled={!isReady}>
            {saveLabel ?? t('save')}
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
