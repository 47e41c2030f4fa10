import '../translations';
import { useEffect, useState } from 'react';
import { registerShell } from '@manette/web-api';
import { useTranslation } from '@manette/web-i18n';
import { useNavigate } from '@manette/web-router';
import { lazyPart, notify, PartBoundary } from '@manette/web-ui';
import { ENROLLING_PAGE } from '../../../signed-in/enrolling-page';

const ConfirmIdentity = lazyPart(
  () => import(/* webpackChunkName: "confirm-identity" */ './confirm-identity-dialog'),
);

/** Opens the dialog 'Confirm it is you', or the page that sets up two-step sign-in, when a call of any page requires it. */
export function IdentityPrompts() {
  const { t } = useTranslation('confirmIdentity');
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<{ give: (confirmed: boolean) => void }>();
  useEffect(
    () =>
      registerShell({
        confirmIdentity: () => new Promise((give) => setAnswer({ give })),
        enrol: () => {
          if (window.location.pathname !== ENROLLING_PAGE) void navigate(ENROLLING_PAGE);
        },
      }),
    [navigate],
  );
  const finish = (confirmed: boolean) => {
    answer?.give(confirmed);
    setAnswer(undefined);
    if (!confirmed) notify.info(t('notConfirmed'), { id: 'not-confirmed' });
  };
  return (
    <PartBoundary>
      {answer && <ConfirmIdentity onConfirmed={() => finish(true)} onCancel={() => finish(false)} />}
    </PartBoundary>
  );
}
