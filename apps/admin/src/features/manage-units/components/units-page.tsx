import type { ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link, Navigate } from '@manette/web-router';
import { PageFrame, Spinner } from '@manette/web-ui';

interface UnitsPageProps {
  /** The name of the listing; undefined while it loads. */
  name: string | undefined;
  /** Whether the listing does not exist. */
  isMissing: boolean;
  back: { to: string; label: string };
  /** The vault, and the slots of an account. */
  children: ReactNode;
}

/** The page of a listing's units: vault items and rental slots [LIF-071]. */
export function UnitsPage({ name, isMissing, back, children }: UnitsPageProps) {
  const { t } = useTranslation('manageUnits');
  if (isMissing) return <Navigate to={back.to} replace />;
  return (
    <PageFrame
      title={name === undefined ? undefined : t('title', { name })}
      back={<Link to={back.to} />}
      backLabel={back.label}
    >
      {name === undefined ? <Spinner label={t('loading')} /> : <div className="grid gap-8">{children}</div>}
    </PageFrame>
  );
}
