import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { ApiKeyView } from '@manette/contracts/webhooks';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';
import { ListTable } from '../../../components/list-table';
import { SecretDialog } from '../components/secret-dialog';
import { useApiKeyColumns } from './api-key-columns';
import { useGetApiKeysInfiniteQuery } from './api-keys.api';
import { NewKeyDialog } from './new-key-dialog';
import { RevokeKey } from './revoke-key';

type Open = { kind: 'form' } | { kind: 'secret'; secret: string } | { kind: 'revoke'; apiKey: ApiKeyView };

/** The table of the API keys with which other programs call the shop [POC-119]. */
export function ApiKeys() {
  const { t } = useTranslation('integrations');
  const list = useGetApiKeysInfiniteQuery();
  const [open, setOpen] = useState<Open>();
  const columns = useApiKeyColumns((apiKey) => setOpen({ kind: 'revoke', apiKey }));
  // The form closes itself after it is saved, when the secret may already be open: only a dialog of this kind is closed.
  const close = (kind: Open['kind']) => setOpen((now) => (now?.kind === kind ? undefined : now));
  return (
    <section aria-label={t('keys.title')}>
      <ListTable
        name={t('keys.title')}
        list={list}
        columns={columns}
        head={
          <>
            <h2 className="text-4 font-bold">{t('keys.title')}</h2>
            <Button look="primary" icon={<Plus aria-hidden />} onClick={() => setOpen({ kind: 'form' })}>
              {t('keys.new')}
            </Button>
          </>
        }
        failed="Failed to load API keys"
        empty={{ title: t('keys.none'), text: t('keys.noneText') }}
        isFiltered={false}
        clear={() => undefined}
        showsEmptyTable
      />
      {open?.kind === 'form' && (
        <NewKeyDialog
          onCreated={(secret) => setOpen({ kind: 'secret', secret })}
          onClose={() => close('form')}
        />
      )}
      {open?.kind === 'secret' && (
        <SecretDialog
          title={t('keys.new')}
          label={t('keys.secret')}
          secret={open.secret}
          onClose={() => close('secret')}
        />
      )}
      {open?.kind === 'revoke' && <RevokeKey apiKey={open.apiKey} onClose={() => close('revoke')} />}
    </section>
  );
}
