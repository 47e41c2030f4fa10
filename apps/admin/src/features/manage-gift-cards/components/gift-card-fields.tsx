import { useFormContext } from 'react-hook-form';
import { PLATFORMS } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Select, TextArea, TextField } from '@manette/web-ui';
import { DescriptionField } from '../../../listings/description-field';
import { useFieldError } from '../../../components/use-field-error';
import { AvailableField } from '../../../listings/available-field';
import { AmountFields } from '../../../listings/amount-fields';
import type { GiftCardFormValues } from './gift-card-form';
import { useRegionOptions } from './use-region-options';

interface GiftCardFieldsProps {
  region: string | undefined;
  /** Whether the vault counts the units. */
  counted: boolean | undefined;
}

/** The fields of a gift card, each with its error once it has been touched [CAT-123..127]. */
export function GiftCardFields({ region, counted }: GiftCardFieldsProps) {
  const { t } = useTranslation('manageGiftCards');
  const translate = useTranslateMessage();
  const { register } = useFormContext<GiftCardFormValues>();
  const errorOf = useFieldError();
  const regions = useRegionOptions(region);
  return (
    <div className="grid grid-cols-6 gap-4">
      <TextField
        className="col-span-6"
        label={t('fields.name')}
        error={errorOf('name')}
        autoComplete="off"
        dir="auto"
        {...register('name')}
      />
      <Select
        className="col-span-6 sm:col-span-3"
        label={t('fields.platform')}
        options={PLATFORMS.map((value) => ({ value, label: translate(value) }))}
        error={errorOf('platform')}
        {...register('platform')}
      />
      <Select
        className="col-span-6 sm:col-span-3"
        label={t('fields.region')}
        options={regions}
        error={errorOf('region')}
        {...register('region')}
      />
      <AmountFields name="value" label={t('fields.value')} currencyLabel={t('fields.valueCurrency')} />
      <AmountFields name="price" label={t('fields.price')} currencyLabel={t('fields.priceCurrency')} />
      <AvailableField className="col-span-6 sm:col-span-3" counted={counted} />
      <DescriptionField
        className="col-span-6"
        label={t('fields.description')}
        error={errorOf('description')}
      />
      <TextArea
        className="col-span-6"
        label={t('fields.redemption')}
        error={errorOf('redemptionInstructions')}
        dir="auto"
        {...register('redemptionInstructions')}
      />
    </div>
  );
}
