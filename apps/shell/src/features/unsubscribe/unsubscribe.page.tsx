import './translations';
import { errorMessage } from '@manette/web-api';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { useParams } from '@manette/web-router';
import { Button, PageTitle } from '@manette/web-ui';
import { useUnsubscribeMutation } from './unsubscribe.api';

/** /unsubscribe/{token}, the page of the links in mails: it changes nothing before a click on its button [POC-118]. */
export default function UnsubscribePage() {
  const { t } = useTranslation('unsubscribe');
  const message = useTranslateMessage();
  const { token = '' } = useParams();
  const [unsubscribe, { data, error, isLoading }] = useUnsubscribeMutation();
  return (
    <main
      id="main"
      className="grid min-h-dvh content-center justify-items-center px-(--gutter) pt-(--page-top) pb-10"
    >
      <div className="tiled grid w-full max-w-[480px] justify-items-center gap-4 rounded-box border border-line bg-surface px-5 py-10 text-center">
        <PageTitle>{t('title')}</PageTitle>
        <h1>{t('title')}</h1>
        {data ? (
          <p role="status">{message(data.message)}</p>
        ) : (
          <>
            {error && <p role="alert">{message(errorMessage(error, t('failed')))}</p>}
            <Button look="primary" disabled={isLoading} onClick={() => void unsubscribe(token)}>
              {t('turnOff')}
            </Button>
          </>
        )}
      </div>
    </main>
  );
}
