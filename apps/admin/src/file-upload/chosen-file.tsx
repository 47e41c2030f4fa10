import { isolate } from '@manette/web-i18n';
import { formatBytes, listComma } from '@manette/web-ui';

/** The name and the size of a chosen file, in place of the hint of its field. */
export const ChosenFile = ({ file }: { file: File }) => (
  <span>{`${isolate(file.name)}${listComma()}${formatBytes(file.size)}`}</span>
);
