import { formatBytes } from '@manette/web-ui';

/** The name and the size of a chosen file, where its field said what it takes. */
export const ChosenFile = ({ file }: { file: File }) => (
  <bdi>{`${file.name}, ${formatBytes(file.size)}`}</bdi>
);
