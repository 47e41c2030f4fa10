import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { CannedReplyView } from '@manette/contracts/orders';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { ConfirmDialog, IconButton, notify } from '@manette/web-ui';
import { useDeleteCannedReplyMutation } from '../../api/canned-replies.api';
import type { ReplyLanguage } from './reply-language';

export interface ReplyItemProps {
  reply: CannedReplyView;
  /** The text with its placeholders filled in. */
  text: string;
  language: ReplyLanguage;
  onChoose: (text: string) => void;
  onEdit: () => void;
}

/** A canned reply; a click inserts it into the composer. */
export function ReplyItem({ reply, text, language, onChoose, onEdit }: ReplyItemProps) {
  const { t } = useTranslation('support');
  const [asking, setAsking] = useState(false);
  const [remove, { isLoading }] = useDeleteCannedReplyMutation();
  const confirm = async () => {
    const { error } = await remove(reply._id);
    if (error) notify.error(translateMessage('Failed to delete canned reply'));
    setAsking(false);
  };
  const { title } = reply;
  const arabic = language === 'arabic';
  return (
    <li className="flex items-start gap-1 rounded-control border border-line bg-raised">
      <button
        type="button"
        className="grid min-h-11 min-w-0 flex-1 gap-1 rounded-control px-3 py-2 text-start hover:bg-fill"
        onClick={() => onChoose(text)}
      >
        <bdi className="font-medium">{title}</bdi>
        <span
          lang={arabic ? 'ar' : 'en'}
          dir={arabic ? 'rtl' : 'ltr'}
          className="line-clamp-3 text-2 leading-ui whitespace-pre-wrap text-muted"
        >
          {text}
        </span>
      </button>
      <IconButton label={t('editReplyNamed', { title })} icon={<Pencil aria-hidden />} onClick={onEdit} />
      <IconButton
        label={t('deleteReplyNamed', { title })}
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('deleteReplyNamed', { title })}
        confirmLabel={t('confirm')}
        cancelLabel={t('cancel')}
        busy={isLoading}
        onConfirm={() => void confirm()}
      >
        {t('deleteReplyAsk')}
      </ConfirmDialog>
    </li>
  );
}
