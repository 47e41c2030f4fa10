import { useState } from 'react';
import { cardImageFault } from './card-files';

/** The one picture of a bulk upload; what cannot be one is said, and not taken. */
export function useCardImage() {
  const [image, setImage] = useState<File>();
  const [fault, setFault] = useState<string>();
  const choose = (file: File) => {
    const wrong = cardImageFault(file);
    setFault(wrong);
    setImage(wrong ? undefined : file);
  };
  return { image, fault, choose };
}
