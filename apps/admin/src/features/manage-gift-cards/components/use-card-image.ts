import { useState } from 'react';
import { cardImageFault } from './card-files';

/** The one image of a bulk upload; another file is refused with a reason. */
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
