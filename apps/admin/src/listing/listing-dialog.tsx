import '../words/translations';
import { useId, type ReactNode } from 'react';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { Button, Dialog, notify } from '@manette/web-ui';
import { showServerFaults } from '../forms/server-faults';
import { ImageField } from '../images/image-field';
import type { ListingImages } from '../images/use-listing-images';

interface ListingDialogProps<Values extends FieldValues, Result> {
  title: string;
  form: UseFormReturn<Values, unknown, Result>;
  /** The fields by the names that the server's faults carry. */
  names: readonly Path<Values>[];
  images: ListingImages;
  save: (fields: Result) => Promise<unknown>;
  /** The sentences of success and failure, in English. */
  done: string;
  failed: string;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** The dialog in which a listing is added or changed: its fields, its pictures, 'Save'. */
export function ListingDialog<Values extends FieldValues, Result>(props: ListingDialogProps<Values, Result>) {
  const { title, form, names, images, save, done, failed, onClose, children } = props;
  const { t } = useTranslation('backOffice');
  const id = useId();
  const submit = async (fields: Result) => {
    try {
      await save(fields);
      notify.success(translateMessage(done));
      onClose();
    } catch (error) {
      showServerFaults(error, names, form.setError);
      notify.error(translateMessage(errorMessage(error, failed)));
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
          <Button type="submit" form={id} look="primary" loading={form.formState.isSubmitting}>
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
          <ImageField {...images} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
