import '../translations';
import { useState, type ComponentType } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { useCurrentUser } from '@manette/web-session';
import { Notice, PageFrame } from '@manette/web-ui';
import { useGetSecondStepQuery } from '../api/second-step.api';
import { EmailAddressRegion } from '../email-address/email-address-region';
import { PasskeysRegion } from '../passkeys/passkeys-region';
import { SessionsRegion } from '../sessions/sessions-region';
import { RecoveryCodes } from '../two-step/recovery-codes';
import { TwoStepRegion } from '../two-step/two-step-region';
import { YourDataRegion } from '../your-data/your-data-region';

/** The regions 'Sessions', 'Email address' and 'Your data', in this order. */
const FURTHER: ComponentType[] = [SessionsRegion, EmailAddressRegion, YourDataRegion];

/** The user's sign-in methods, sessions, email address and stored data (trust, section 9) [TRU-117]. */
export default function SecurityPage() {
  const { t } = useTranslation('security');
  const { data: secondStep } = useGetSecondStepQuery();
  // The codes of any region are shown once. The page holds them, because the regions may render other content meanwhile.
  const [codes, setCodes] = useState<string[] | null>(null);
  const mustEnrol = secondStep?.required === true && !secondStep.on;
  return (
    <PageFrame title={t('title')} back={<Link to="/profile" />} backLabel={t('back')}>
      <div className="grid max-w-[800px] gap-4">
        {mustEnrol && (
          <Notice tone="warning" role="alert">
            {t('mustEnrol')}
          </Notice>
        )}
        <TwoStepRegion onRecoveryCodes={setCodes} />
        <PasskeysRegion onRecoveryCodes={setCodes} />
        <FurtherRegions />
      </div>
      {codes && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
    </PageFrame>
  );
}

/** The regions that stay hidden for administrators until they have set up two-step sign-in [TRU-035]. */
function FurtherRegions() {
  const isAdmin = useCurrentUser().role === 'admin';
  const { data: secondStep } = useGetSecondStepQuery();
  const isOpen = secondStep ? secondStep.on || !secondStep.required : !isAdmin;
  return isOpen && FURTHER.map((FurtherRegion, place) => <FurtherRegion key={place} />);
}
