import { isolate } from '@manette/web-i18n';
import { formatBytes, listComma } from '@manette/web-ui';

/** The name and the size of a chosen file, where its field said what it takes. */
export const ChosenFile = ({ file }: { file: File }) => (
  <bdi>{`${isolate(file.name)}${listComma()}${formatBytes(file.size)}`}</bdi>
);
