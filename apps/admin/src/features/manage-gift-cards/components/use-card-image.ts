import { useState } from 'react';
import { cardImageFault } from './card-files';

/** Returns the image of a bulk upload, and the reason when the chosen file is refused. */
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
