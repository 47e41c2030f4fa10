import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PaymentMethodView } from '@manette/contracts/payments';
import { useLanguage, useTranslation } from '@manette/web-i18n';
import { itemsOf } from '@manette/web-lists';
import { Badge, Button, Panel } from '@manette/web-ui';
import { DeleteDialog } from '../../../components/delete-dialog';
import { ListParts } from '../../../components/list-parts';
import { RowButtons } from '../../../components/row-buttons';
import { useDeletePaymentMethodMutation, useGetPaymentMethodsInfiniteQuery } from '../api/methods.api';
import { MethodDialog } from './method-dialog';

type Open =
  | { kind: 'form'; method: PaymentMethodView | null }
  | { kind: 'delete'; method: PaymentMethodView };

/** The payment methods that are offered to clients [LIF-046]. */
export function PaymentMethods() {
  const { t } = useTranslation('managePayments');
  const list = useGetPaymentMethodsInfiniteQuery();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const methods = itemsOf(list.data);
  return (
    <Panel aria-label={t('methods')} className="mt-8">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-4 font-bold">{t('methods')}</h2>
          <p className="text-2 text-muted">{t('methodsText')}</p>
        </div>
        <Button
          look="primary"
          icon={<Plus aria-hidden />}
          onClick={() => setOpen({ kind: 'form', method: null })}
        >
          {t('addMethod')}
        </Button>
      </div>
      <ListParts
        list={list}
        name={t('methods')}
        failed="Failed to load payment methods"
        empty={{ title: t('noMethods'), text: t('noMethodsText') }}
      >
        <ul className="mt-3 divide-y divide-line empty:hidden">
          {methods.map((method) => (
            <MethodRow
              key={method._id}
              method={method}
              onEdit={() => setOpen({ kind: 'form', method })}
              onDelete={() => setOpen({ kind: 'delete', method })}
            />
          ))}
        </ul>
      </ListParts>
      {open?.kind === 'form' && <MethodDialog method={open.method} onClose={close} />}
      {open?.kind === 'delete' && <DeleteMethod method={open.method} onClose={close} />}
    </Panel>
  );
}

interface MethodRowProps {
  method: PaymentMethodView;
  onEdit: () => void;
  onDelete: () => void;
}

function MethodRow({ method, onEdit, onDelete }: MethodRowProps) {
  const { t } = useTranslation('managePayments');
  const { language } = useLanguage();
  const { kind, name, accountNumber, active } = method;
  return (
    <li className="flex items-center gap-2 py-2">
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 text-2 font-medium">
          <bdi>{name[language]}</bdi>
          <Badge className="whitespace-normal!">{t(`kinds.${kind}`)}</Badge>
          {!active && <Badge tone="offline">{t('inactive')}</Badge>}
        </span>
        <bdi dir="ltr" className="inline-block max-w-full text-2 wrap-anywhere text-muted">
          {accountNumber}
        </bdi>
      </span>
      <RowButtons name={name[language]} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}

function DeleteMethod({ method, onClose }: { method: PaymentMethodView; onClose: () => void }) {
  const { t } = useTranslation('managePayments');
  const { language } = useLanguage();
  const [remove] = useDeletePaymentMethodMutation();
  return (
    <DeleteDialog
      name={method.name[language]}
      run={() => remove(method._id).unwrap()}
      done="Payment method deleted successfully!"
      failed="Failed to delete payment method"
      onClose={onClose}
    >
      {t('deleteText')}
    </DeleteDialog>
  );
}
