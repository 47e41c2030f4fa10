import './translations';
import '../components/translations';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { accountFields } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Button, Dialog } from '@manette/web-ui';
import { RowNames } from './row-names';
import { RunProgress } from './run-progress';
import { StockField } from './stock-field';
import { useRunMany } from './use-run-many';

// The rule for gift cards is the same.
const stockForm = z.pick(accountFields, { available: true });

interface SetStockOfManyProps<Row> {
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  setStock: (row: Row, available: number) => Promise<unknown>;
  onClose: () => void;
}

/** Sets the same stock count for several listings, and reports how many were changed. */
export function SetStockOfMany<Row>({ rows, nameOf, setStock, onClose }: SetStockOfManyProps<Row>) {
  const { t } = useTranslation(['selecting', 'backOffice']);
  const id = useId();
  const { finished, isRunning, run } = useRunMany<Row>('changed');
  const form = useForm<z.input<typeof stockForm>, unknown, z.output<typeof stockForm>>({
    resolver: zodResolver(stockForm),
    mode: 'onTouched',
    defaultValues: { available: 1 },
  });
  const save = async ({ available }: z.output<typeof stockForm>) => {
    await run(rows, (row) => setStock(row, available));
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isRunning && onClose()}
      title={t('stockOf', { count: rows.length })}
      closeLabel={t('backOffice:close')}
      footer={
        <>
          <Button look="ghost" disabled={isRunning} onClick={onClose}>
            {t('backOffice:cancel')}
          </Button>
          <Button type="submit" form={id} look="primary" loading={isRunning}>
            {t('backOffice:save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id={id} noValidate onSubmit={(event) => void form.handleSubmit(save)(event)}>
          <RowNames names={rows.map(nameOf)} />
          <StockField />
          <RunProgress finished={finished} count={rows.length} />
        </form>
      </FormProvider>
    </Dialog>
  );
}
