import { useFormContext } from 'react-hook-form';
import { PLATFORMS } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Select, TextArea, TextField } from '@manette/web-ui';
import { DescriptionField } from '../../../listings/description-field';
import { NumberField } from '../../../components/number-field';
import { useFaults } from '../../../components/use-field-error';
import { AmountFields } from './amount-fields';
import type { GiftCardFormValues } from './gift-card-form';
import { useRegionOptions } from './use-region-options';

/** The fields of a gift card, each with its fault once it was left [CAT-123..127]. */
export function GiftCardFields({ region }: { region: string | undefined }) {
  const { t } = useTranslation('manageGiftCards');
  const say = useTranslateMessage();
  const { register } = useFormContext<GiftCardFormValues>();
  const fault = useFaults();
  const regions = useRegionOptions(region);
  return (
    <div className="grid grid-cols-6 gap-4">
      <TextField
        className="col-span-6"
        label={t('fields.name')}
        error={fault('name')}
        autoComplete="off"
        dir="auto"
        {...register('name')}
      />
      <Select
        className="col-span-6 sm:col-span-3"
        label={t('fields.platform')}
        options={PLATFORMS.map((value) => ({ value, label: say(value) }))}
        error={fault('platform')}
        {...register('platform')}
      />
      <Select
        className="col-span-6 sm:col-span-3"
        label={t('fields.region')}
        options={regions}
        error={fault('region')}
        {...register('region')}
      />
      <AmountFields name="value" label={t('fields.value')} currencyLabel={t('fields.valueCurrency')} />
      <AmountFields name="price" label={t('fields.price')} currencyLabel={t('fields.priceCurrency')} />
      <NumberField
        className="col-span-6 sm:col-span-3"
        label={t('fields.available')}
        min={0}
        step={1}
        error={fault('available')}
        {...register('available')}
      />
      <DescriptionField className="col-span-6" label={t('fields.description')} error={fault('description')} />
      <TextArea
        className="col-span-6"
        label={t('fields.redemption')}
        error={fault('redemptionInstructions')}
        dir="auto"
        {...register('redemptionInstructions')}
      />
    </div>
  );
}
