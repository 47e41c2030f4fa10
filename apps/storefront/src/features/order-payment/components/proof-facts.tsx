import { FileText } from 'lucide-react';
import type { ProofView } from '@manette/contracts/payments';
import { useLanguage, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { Facts, formatAmount } from '@manette/web-ui';
import { useDates } from '../../../hooks/use-dates';

/** The newest proof: its fields, its file and, for administrators, what it shares with other proofs [LIF-044]. */
export function ProofFacts({ proof }: { proof: ProofView }) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const { dateTime } = useDates();
  const { method, amount, transactionNumber, fileUrl, fileName, createdAt, reason, flags = [] } = proof;
  return (
    <div className="mt-4">
      <h3 className="text-2 font-bold">{t('proof')}</h3>
      <Facts
        facts={[
          { label: t('method'), value: <bdi>{method.name[language]}</bdi> },
          { label: t('sentAmount'), value: <bdi className="num">{formatAmount(amount)}</bdi> },
          { label: t('transactionNumber'), value: <bdi>{transactionNumber}</bdi> },
          { label: t('sentAt'), value: <bdi>{dateTime(createdAt)}</bdi> },
          // Last, so that the reason is beside the button that sends another proof.
          ...(reason ? [{ label: t('reason'), value: <bdi className="text-danger">{reason}</bdi> }] : []),
        ]}
      />
      {fileUrl && (
        <a
          href={fileUrl}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-11 max-w-full items-center gap-2 text-2 text-accent-text underline"
        >
          <FileText aria-hidden className="flex-none" />
          <span className="min-w-0 wrap-anywhere">
            {t('openFile')} <bdi className="text-muted">{fileName}</bdi>
          </span>
        </a>
      )}
      {flags.length > 0 && (
        <div className="mt-1 rounded-control bg-danger-soft px-3 py-2 text-danger">
          <h4 className="text-2 font-medium">{t('duplicates')}</h4>
          <ul aria-label={t('duplicates')}>
            {flags.map(({ kind, ticketId, ticketNumber: number }) => (
              <li key={`${kind} ${ticketId}`}>
                <Link
                  to={`/support/${ticketId}`}
                  className="inline-flex min-h-11 items-center text-2 underline"
                >
                  {t(`flags.${kind}`, { number })}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
