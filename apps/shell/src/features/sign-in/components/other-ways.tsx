import { LogIn } from 'lucide-react';
import { useGetConfigQuery } from '@manette/web-api';
import { useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Button } from '@manette/web-ui';

interface Props {
  question: string;
  answer: string;
  to: string;
}

/** Shows below a form the Google sign-in, if it is enabled [ID-012, ID-021], and a link to the other form. */
export function OtherWays({ question, answer, to }: Props) {
  const { t } = useTranslation('signIn');
  const { data: config } = useGetConfigQuery();
  return (
    <>
      {config?.googleEnabled && (
        <>
          <p className="auth-or">{t('or')}</p>
          <Button asChild look="outline" size="big" icon={<LogIn className="flip" />}>
            <a href="/auth/google">{t('google')}</a>
          </Button>
        </>
      )}
      <p className="text-center text-2 text-muted">
        {question}{' '}
        <Link to={to} className="link inline-flex min-h-11 items-center">
          {answer}
        </Link>
      </p>
    </>
  );
}
