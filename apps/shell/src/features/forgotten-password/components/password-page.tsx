import '../translations';
import type { ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { PageTitle } from '@manette/web-ui';

interface Props {
  heading: string;
  /** One sentence that explains the page. */
  text: string;
  children: ReactNode;
}

/** The frame of both password pages, with a link back to the login. */
export function PasswordPage({ heading, text, children }: Props) {
  const { t } = useTranslation('forgottenPassword');
  return (
    <main
      id="main"
      className="grid min-h-dvh content-center justify-items-center px-(--gutter) pt-(--page-top) pb-10"
    >
      <div className="grid w-full max-w-[440px] gap-4 rounded-box border border-line bg-surface px-5 pt-8 pb-5">
        <PageTitle>{heading}</PageTitle>
        <h1>{heading}</h1>
        <p className="text-muted">{text}</p>
        {children}
        <Link to="/login" className="link inline-flex min-h-11 items-center justify-self-center text-2">
          {t('backToLogin')}
        </Link>
      </div>
    </main>
  );
}
