import type { ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link, Navigate } from '@manette/web-router';
import { PageFrame, Spinner } from '@manette/web-ui';
import { isNotFound } from '../../../components/is-not-found';
import { PageFailed, type Load } from '../../../components/load-failed';

interface UnitsPageProps {
  /** The name of the listing; undefined while it is not loaded. */
  name: string | undefined;
  /** The query of the listing. */
  load: Load;
  /** The message of a failed load, in English. */
  failed: string;
  back: { to: string; label: string };
  /** The vault, and the slots of an account. */
  children: ReactNode;
}

/** The page of a listing's units: vault items and rental slots [LIF-071]. Redirects when the listing does not exist. */
export function UnitsPage({ name, load, failed, back, children }: UnitsPageProps) {
  const { t } = useTranslation('manageUnits');
  if (isNotFound(load.error)) return <Navigate to={back.to} replace />;
  if (name === undefined)
    return (
      <PageFrame back={<Link to={back.to} />} backLabel={back.label}>
        {load.error ? (
          <PageFailed {...{ load, failed }} headingLevel={1} />
        ) : (
          <Spinner label={t('loading')} />
        )}
      </PageFrame>
    );
  return (
    <PageFrame title={t('title', { name })} back={<Link to={back.to} />} backLabel={back.label}>
      <div className="grid gap-8">{children}</div>
    </PageFrame>
  );
}
