import './translations';
import { Mail } from 'lucide-react';
import { ELEMENT, useTranslation, withElement } from '@manette/web-i18n';
import { needsVerification, useCurrentUser } from '@manette/web-session';
import { Button, Notice } from '@manette/web-ui';
import { FeatureList } from './feature-list';
import { useResendVerification } from './use-resend-verification';

/**
 * Asks a client to verify their e-mail address and lists what is restricted until then; renders nothing for administrators,
 * Google users and verified clients [ID-035..039].
 */
export function VerificationNotice({ className }: { className?: string }) {
  const { t } = useTranslation('verification');
  const user = useCurrentUser();
  const { resend, isSending } = useResendVerification();
  if (!needsVerification(user)) return null;
  const button = (
    <Button icon={<Mail />} loading={isSending} onClick={() => void resend()}>
      {t('resend')}
    </Button>
  );
  return (
    <Notice
      tone="warning"
      role="region"
      label={t('title')}
      title={t('title')}
      action={button}
      className={className}
    >
      <p className="wrap-anywhere">{withElement(t('sentTo', { email: ELEMENT }), <bdi>{user.email}</bdi>)}</p>
      <div className="mt-3 flex flex-wrap gap-x-10 gap-y-3">
        <FeatureList
          title={t('restricted')}
          features={[
            t('restrictedFeatures.publicChat'),
            t('restrictedFeatures.supportTickets'),
            t('restrictedFeatures.accountOrders'),
            t('restrictedFeatures.fileUploads'),
          ]}
        />
        <FeatureList
          open
          title={t('available')}
          features={[
            t('availableFeatures.browseAccounts'),
            t('availableFeatures.viewDetails'),
            t('availableFeatures.updateProfile'),
          ]}
        />
      </div>
    </Notice>
  );
}
