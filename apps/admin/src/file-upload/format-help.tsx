import './translations';
import clsx from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { Button } from '@manette/web-ui';

/** Collapsible help: an example file and the rules of its format [CAT-061, CAT-066]. */
export function FormatHelp({ example, children }: { example: string; children: ReactNode }) {
  const { t } = useTranslation('upload');
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <div className="min-w-0">
      <Button
        look="ghost"
        size="compact"
        aria-expanded={open}
        aria-controls={id}
        icon={<ChevronDown aria-hidden className={clsx('size-4', open && 'rotate-180')} />}
        onClick={() => setOpen(!open)}
      >
        {t('formatHelp')}
      </Button>
      <div id={id} hidden={!open} className="mt-2 grid gap-3 text-2">
        <pre
          dir="ltr"
          className="rounded-control bg-sunken p-3 text-start text-1 leading-[1.6] wrap-anywhere whitespace-pre-wrap"
        >
          {example}
        </pre>
        <div className="grid gap-2 text-muted">{children}</div>
      </div>
    </div>
  );
}
