import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Panel } from '@manette/web-ui';

/** The instructions to redeem the card, with a button that shows and hides them [CAT-053]. */
export function RedemptionInstructions({ text }: { text: string }) {
  const { t } = useTranslation('giftCards');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Panel className="py-1! sm:py-2!">
      <h2 className="text-3">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          className="flex min-h-11 w-full items-center justify-between gap-3 text-start"
          onClick={() => setOpen(!open)}
        >
          {t('redemption')}
          <ChevronDown aria-hidden className={clsx('flex-none text-muted', open && 'rotate-180')} />
        </button>
      </h2>
      <div id={id} hidden={!open}>
        <p dir="auto" className="max-w-[68ch] pb-3 whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      </div>
    </Panel>
  );
}
