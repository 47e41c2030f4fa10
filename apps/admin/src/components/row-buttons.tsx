import './translations';
import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from '@manette/web-i18n';
import { IconButton } from '@manette/web-ui';

interface RowButtonsProps {
  /** The row's name. */
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

/** The buttons 'Edit {name}' and 'Delete {name}' at the end of a row. */
export function RowButtons({ name, onEdit, onDelete }: RowButtonsProps) {
  const { t } = useTranslation('backOffice');
  return (
    <>
      <IconButton compact label={t('editRow', { name })} icon={<Pencil aria-hidden />} onClick={onEdit} />
      <IconButton compact label={t('deleteRow', { name })} icon={<Trash2 aria-hidden />} onClick={onDelete} />
    </>
  );
}
