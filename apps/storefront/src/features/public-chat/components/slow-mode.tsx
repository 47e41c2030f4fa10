import { SLOW_MODE_SECONDS } from '@manette/contracts/chat';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { notify, Select } from '@manette/web-ui';
import { useChangeSlowModeMutation } from '../api/moderation.api';

const FAILED = 'Failed to change slow mode';

/** Lets an administrator choose the slow mode of the public chat [TRU-097]; a socket event shows the change to all users. */
export function SlowMode({ seconds }: { seconds: number }) {
  const { t } = useTranslation('publicChat');
  const [change, { isLoading, originalArgs }] = useChangeSlowModeMutation();
  const choose = async (value: string) => {
    const chosen = SLOW_MODE_SECONDS.find((one) => String(one) === value);
    if (chosen === undefined) return;
    try {
      await change(chosen).unwrap();
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, FAILED)), { id: FAILED });
    }
  };
  return (
    <Select
      label={t('slowMode')}
      className="flex! items-center gap-3! pt-2"
      options={SLOW_MODE_SECONDS.map((value) => ({
        value: String(value),
        label: value === 0 ? t('slowModeOff') : t('seconds', { count: value }),
      }))}
      value={String(isLoading ? originalArgs : seconds)}
      onChange={({ target }) => void choose(target.value)}
    />
  );
}
