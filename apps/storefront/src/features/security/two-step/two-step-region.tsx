import { useTranslation } from '@manette/web-i18n';
import { Badge, SkeletonLine } from '@manette/web-ui';
import { useGetSecondStepQuery } from '../api/second-step.api';
import { LoadFailed } from '../../../components/load-failed';
import { Region } from '../components/region';
import type { ShowRecoveryCodes } from './recovery-codes';
import { TwoStepMethods } from './two-step-methods';

/** Shows whether two-step sign-in is on, the authenticator app, and how many recovery codes are left [TRU-117]. */
export function TwoStepRegion({ onRecoveryCodes }: { onRecoveryCodes: ShowRecoveryCodes }) {
  const { t } = useTranslation('security');
  const { data, isError, isFetching, refetch } = useGetSecondStepQuery();
  const state = data && (
    <Badge tone={data.on ? 'completed' : 'neutral'}>{data.on ? t('on') : t('off')}</Badge>
  );
  return (
    <Region title={t('twoStep')} hint={t('twoStepHint')} aside={state}>
      {data && <TwoStepMethods secondStep={data} onRecoveryCodes={onRecoveryCodes} />}
      {!data && isError && <LoadFailed retrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonLine className="h-11 w-60" />}
    </Region>
  );
}
