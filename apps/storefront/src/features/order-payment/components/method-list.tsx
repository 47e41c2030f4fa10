import { Copy } from 'lucide-react';
import type { PaymentMethodView } from '@manette/contracts/payments';
import { translateMessage, useLanguage, useTranslation } from '@manette/web-i18n';
import { IconButton, notify } from '@manette/web-ui';

/** The payment methods, each with its account number to copy. */
export function MethodList({ methods }: { methods: PaymentMethodView[] }) {
  const { t } = useTranslation('payment');
  const { language } = useLanguage();
  const copy = async (number: string) => {
    try {
      await navigator.clipboard.writeText(number);
      notify.success(t('copied'));
    } catch {
      // The browser refused, or the page has no clipboard because it is not served over https.
      notify.error(translateMessage('The number could not be copied'));
    }
  };
  return (
    <ul aria-label={t('methods')} className="mt-3 grid gap-2">
      {methods.map(({ _id, name, accountNumber, instructions }) => (
        <li key={_id} className="rounded-control bg-raised py-2 ps-3 pe-1">
          <div className="flex items-center gap-2">
            <span className="min-w-0 flex-1">
              <bdi className="block text-2 font-medium">{name[language]}</bdi>
              <bdi dir="ltr" className="inline-block max-w-full text-2 wrap-anywhere">
                {accountNumber}
              </bdi>
            </span>
            <IconButton
              label={t('copyNumber', { method: name[language] })}
              icon={<Copy aria-hidden />}
              onClick={() => void copy(accountNumber)}
            />
          </div>
          {instructions[language] && (
            <p className="mt-1 pe-2 text-1 leading-ui whitespace-pre-line text-muted">
              {instructions[language]}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
