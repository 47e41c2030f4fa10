import { useState } from 'react';
import type { ParsedCardFile } from '@manette/contracts/catalog';
import { cardImageFault, readCardFile } from './card-files';

/** The two files of a bulk upload: the chosen prix file with what it would create, and the picture. */
export function useCardFiles() {
  const [prixFile, setPrixFile] = useState<File>();
  const [read, setRead] = useState<{ file: File; parsed: ParsedCardFile }>();
  const [image, setImage] = useState<File>();
  const [imageFault, setImageFault] = useState<string>();
  const choosePrixFile = async (file: File) => {
    setPrixFile(file);
    const parsed = await readCardFile(file);
    setRead({ file, parsed });
  };
  const chooseImage = (file: File) => {
    const fault = cardImageFault(file);
    setImageFault(fault);
    setImage(fault ? undefined : file);
  };
  const parsed = read?.file === prixFile ? read?.parsed : undefined;
  return { prixFile, parsed, image, imageFault, choosePrixFile, chooseImage };
}
