import { useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@manette/web-i18n';
import { Button, RetryNotice, RowSkeleton } from '@manette/web-ui';
import { useGetReauthenticationQuery } from '../api/reauthentication.api';
import { ProofByGoogle } from './proof-by-google';
import { ProofByPasskey } from './proof-by-passkey';
import { ProofByText } from './proof-by-text';
import { useModal } from './use-modal';

export interface ConfirmIdentityProps {
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Asks for a proof of identity by one of the methods that the user has [TRU-118]. */
export default function ConfirmIdentityDialog({ onConfirmed, onCancel }: ConfirmIdentityProps) {
  const { t } = useTranslation('confirmIdentity');
  const titleId = useId();
  const formId = useId();
  const modal = useModal(onCancel);
  const { data, isError, isFetching, refetch } = useGetReauthenticationQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const methods = isFetching ? undefined : data?.methods;
  const text = methods?.find((method) => method === 'totp' || method === 'password');
  return createPortal(
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className="pointer-events-auto m-auto max-h-[calc(100dvb-32px)] w-[calc(100vw-32px)] max-w-[420px] flex-col overflow-hidden rounded-box border border-line bg-surface p-0 text-text shadow-raised open:flex backdrop:bg-[color-mix(in_srgb,var(--scrim)_72%,transparent)]"
    >
      <header className="flex min-h-15 items-center border-b border-line px-5 py-3">
        <h2 id={titleId} className="text-4">
          {t('title')}
        </h2>
      </header>
      <div className="grid gap-4 overflow-auto p-5">
        <p className="text-2 text-muted">{t('hint')}</p>
        {!methods && !isError && <RowSkeleton disc={false} />}
        {isError && (
          <RetryNotice retryLabel={t('retry')} retrying={isFetching} onRetry={() => void refetch()}>
            {t('loadFailed')}
          </RetryNotice>
        )}
        {text && <ProofByText kind={text} formId={formId} onProved={onConfirmed} />}
        {methods?.includes('passkey') && <ProofByPasskey onProved={onConfirmed} />}
        {methods?.includes('google') && <ProofByGoogle />}
      </div>
      <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3">
        <Button look="ghost" onClick={onCancel}>
          {t('cancel')}
        </Button>
        {text && (
          <Button type="submit" form={formId} look="primary">
            {t('confirm')}
          </Button>
        )}
      </footer>
    </dialog>,
    document.body,
  );
}
