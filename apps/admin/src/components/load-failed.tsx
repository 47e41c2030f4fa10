import './translations';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { ErrorState, RetryNotice } from '@manette/web-ui';

/** The fields of a query's result that a failed load uses. */
export interface Load {
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadFailedProps {
  load: Load;
  /** The message of the failure, in English; by default one that fits everything. */
  failed?: string;
}

function useRetry({ load, failed }: LoadFailedProps) {
  const { t } = useTranslation('backOffice');
  const translate = useTranslateMessage();
  const message = failed === undefined ? t('loadFailed') : translate(failed);
  const retry = {
    retryLabel: t('tryAgain'),
    retrying: load.isFetching,
    onRetry: () => void load.refetch(),
  };
  return { message, retry };
}

/** Shown in place of a page whose data could not be loaded, with a button to try again. */
export function PageFailed({ headingLevel, ...props }: LoadFailedProps & { headingLevel?: 1 | 2 }) {
  const { message, retry } = useRetry(props);
  return <ErrorState title={message} headingLevel={headingLevel} {...retry} />;
}

/** Shown in place of a part of a page or a dialog whose data could not be loaded, with a button to try again. */
export function PartFailed(props: LoadFailedProps) {
  const { message, retry } = useRetry(props);
  return <RetryNotice {...retry}>{message}</RetryNotice>;
}
