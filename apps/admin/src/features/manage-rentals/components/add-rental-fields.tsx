import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from '@manette/web-i18n';
import { SearchField, Select, TextField } from '@manette/web-ui';
import { useFieldError } from '../../../components/use-field-error';
import { useGetClientsQuery, useGetFreeSlotsQuery } from '../api/rentals.api';
import { useDebouncedValue } from './use-debounced-value';

export interface AddRentalValues {
  slotId: string;
  clientId: string;
  startsAt: string;
  endsAt: string;
}

/**
 * The fields for slot, client, start and end. Slots and clients can be searched, because a shop has more than a select lists.
 */
export function AddRentalFields() {
  // The form library mutates its objects, which the React Compiler does not detect.
  'use no memo';
  const { t } = useTranslation('manageRentals');
  const { register } = useFormContext<AddRentalValues>();
  const errorOf = useFieldError();
  const [slotText, searchSlots] = useState('');
  const [clientText, searchClients] = useState('');
  const { data: slots = [] } = useGetFreeSlotsQuery(useDebouncedValue(slotText));
  const { data: clients = [] } = useGetClientsQuery(useDebouncedValue(clientText));
  const none = { value: '', label: t('choose') };
  return (
    <>
      <SearchField
        label={t('findSlot')}
        value={slotText}
        maxLength={100}
        onChange={({ target }) => searchSlots(target.value)}
      />
      <Select
        label={t('slot')}
        error={errorOf('slotId')}
        options={[
          none,
          ...slots.map(({ _id, label, account }) => ({ value: _id, label: `${account.codeName} ${label}` })),
        ]}
        {...register('slotId')}
      />
      <SearchField
        label={t('findClient')}
        value={clientText}
        maxLength={100}
        onChange={({ target }) => searchClients(target.value)}
      />
      <Select
        label={t('client')}
        error={errorOf('clientId')}
        options={[none, ...clients.map(({ _id, username }) => ({ value: _id, label: username }))]}
        {...register('clientId')}
      />
      <TextField
        label={t('start')}
        type="datetime-local"
        error={errorOf('startsAt')}
        {...register('startsAt')}
      />
      <TextField label={t('end')} type="datetime-local" error={errorOf('endsAt')} {...register('endsAt')} />
    </>
  );
}
